internal import Alchemic

extension GraphDocument: Printed {
    package var summary: String {
        "GraphDocument"
            + facts(
                Diagnostic.counted(definitions.count, of: "definition"), several(modules.count, of: "module"),
                several(problems.count, of: "problem"))
    }
}

extension GraphDocument.Module: Printed {
    package var summary: String { "\(isSource ? "source" : "module") \"\(path)\"" }
}

extension GraphDocument.Definition: Printed {
    package var summary: String { "\(lifetime) \(id) (\(location))" }
}

extension GraphDocument.ConfigurationKey: Printed {
    package var summary: String {
        key
            + facts(
                isSection ? "section" : nil, isRequired ? "required" : nil, isSecret ? "secret" : nil,
                `default`.map { "default \($0)" })
    }
}

extension GraphDocument.Tag: Printed {
    package var summary: String { name + facts(order.map(String.init)) }
}

extension GraphDocument.Dependency: Printed {
    package var summary: String {
        let found = definitions.isEmpty ? outcome : definitions.joined(separator: ", ")
        return "\(label): \(type)" + facts(query == nil || !definitions.isEmpty ? found : nil, query)
    }
}

extension EventTrace.Event: Printed {
    package var summary: String {
        (container.map { "\($0): " } ?? "") + "\(kind) \(label)" + facts(scope.map { "scope \"\($0)\"" }, errorType)
    }
}

extension EventTrace: Printed {
    package var summary: String { "EventTrace" + facts(Diagnostic.counted(events.count, of: "event")) }
}

extension EventRecorder: Opaque {}

extension GraphRule: Printed, Opaque {
    package var summary: String { "GraphRule \(id) (\(severity))" }
}

extension GraphRule.Violation: Printed {
    package var summary: String { headline + facts(location.map { "\($0)" }) }
}
