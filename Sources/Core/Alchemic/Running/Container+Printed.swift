extension Container: Printed {
    package var summary: String {
        let kind = openScope.map { "scope \"\($0)\"" } ?? (overridden == nil ? parent.map { _ in "child" } : "override")
        let hasEnded = memory.hasEnded.load() != 0
        return "Container"
            + facts(
                kind, openScope == nil ? Diagnostic.counted(graph.nodes.count, of: "definition") : nil,
                hasEnded ? "ended" : startHasBegun ? "started" : "open")
    }
}

extension Container.Observation: Printed, Opaque {
    package var summary: String { "Observation" + facts(isCanceled ? "canceled" : "active") }
}

extension ContainerEvent: Opaque {}

extension StartProgress: Printed {
    package var summary: String {
        let names = running.map(\.label).joined(separator: ", ")
        return "StartProgress" + facts("\(finished) of \(total) ready", names.isEmpty ? nil : "running: \(names)")
    }
}

extension StartError.Failure: Printed, Opaque {
    package var summary: String { "\(label) (\(location)): \(error.inOneLine)" }
}

extension StopError.Failure: Printed, Opaque {
    package var summary: String { "\(label) (\(location)): \(error.inOneLine)" }
}

extension ScopeValue: Printed, Opaque {
    package var summary: String { "\(spelling(of: Self.self)) named \"\(name)\"" }
}

extension DeferredLink {
    /// The words of a provider whose container cannot be used any more.
    var endedFact: String? { (try? openContainer()) == nil ? "its container has ended" : nil }
}
