/// A type that hides its stored properties from `dump`, debuggers and failed expectations.
package protocol Opaque: CustomReflectable {}

extension Opaque {
    /// A mirror of the value without children.
    @_documentation(visibility: internal)
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}

/// A type that prints its name, location, counts and state on one line, without any value that a program passed.
package protocol Printed: CustomStringConvertible {
    var summary: String { get }
}

extension Printed {
    /// The summary, with escapes for characters that would not show.
    @_documentation(visibility: internal)
    public var description: String { summary.printable }
}

/// Words in parentheses, separated by commas; nil words are left out.
package func facts(_ facts: String?...) -> String {
    let facts = facts.compactMap(\.self)
    return facts.isEmpty ? "" : " (\(facts.joined(separator: ", ")))"
}

/// A count with its noun, such as `1 module` or `2 modules`; nil for none.
package func several(_ count: Int, of noun: String) -> String? {
    count == 0 ? nil : Diagnostic.counted(count, of: noun)
}

extension TypedDeclaration where Self: Printed {
    package var summary: String { definition.summary(as: "\(Self.self)") }
}

extension Decorate: Printed, Opaque {
    package var summary: String { definition.summary(as: "Decorate") }
}

extension Definition {
    /// Leaves out the generic arguments of the declaration's type, because the label has them.
    fileprivate func summary(as declaration: String) -> String {
        "\(declaration.prefix { $0 != "<" }) \(label)"
            + facts(kind == .weak ? "weak" : nil, lifetime.scope.map { "scope \"\($0)\"" }, "\(location)")
    }
}

extension Singleton: Printed, Opaque {}
extension Prototype: Printed, Opaque {}
extension Scoped: Printed, Opaque {}
extension Value: Printed, Opaque {}
extension External: Printed, Opaque {}

// Types that have a text of their own.

extension Definition: Opaque {}
extension Definition.SourceLocation: Opaque {}
extension Diagnostic: Opaque {}
extension Diagnostic.Style: Printed, Opaque {
    package var summary: String { "Style" + facts(isTerminal ? "terminal" : "plain") }
}
extension Lifetime: Opaque {}

extension InjectionSite: Printed {
    package var summary: String {
        "InjectionSite"
            + facts(
                consumer.map { spelling(of: $0) } ?? "code", name.map { "named \"\($0)\"" },
                label.map { "for \($0)" }, scope.map { "scope \"\($0)\"" })
    }
}

extension DefinitionRegister: Printed, Opaque {
    package var summary: String {
        "DefinitionRegister \"\(style)\"\(facts(Diagnostic.counted(keys.count, of: "definition")))"
    }
}

extension Module: Printed, Opaque {
    package var summary: String { "Module \"\(name)\"\(storage.elements.counts)" }
}

extension ModuleElement: Printed, Opaque {
    package var summary: String {
        switch kind {
        case .definition(let definition): "\(definition)"
        case .module(let module): module.summary
        case .source(let source): "source \"\(source.name)\""
        case .problem(let problem): "\(problem.severity): [\(problem.id)] \(problem.headline)"
        }
    }
}

extension [ModuleElement] {
    /// The number of elements of each kind, in parentheses.
    package var counts: String {
        var (definitions, modules, sources, problems) = (0, 0, 0, 0)
        for element in self {
            switch element.kind {
            case .definition: definitions += 1
            case .module: modules += 1
            case .source: sources += 1
            case .problem: problems += 1
            }
        }
        return facts(
            definitions == 0 && count > 0 ? nil : Diagnostic.counted(definitions, of: "definition"),
            several(modules, of: "module"), several(sources, of: "source"), several(problems, of: "problem"))
    }
}

extension Graph: Printed, Opaque {
    package var summary: String {
        let inherited = parent?.nodes.count ?? 0
        return "Graph"
            + facts(
                Diagnostic.counted(nodes.count, of: "definition"),
                inherited == 0 ? nil : "\(inherited) of them the parent's",
                several(warnings.count, of: "warning"))
    }
}

extension Query: Printed, Opaque {
    package var summary: String { erased.written }
}

extension ErasedQuery {
    /// The query as code writes it; constants are not shown.
    package var written: String {
        if self === ErasedQuery.auto { return ".auto" }
        var parts: [String] = []
        if isArgument { parts.append(key == nil ? "argument" : "key") }
        if let note {
            parts.append("\(note.isSection ? "configSection" : "config")(\"\(note.keyName)\")")
        } else if constant != nil {
            parts.append("value(…)")
        }
        if let composed = self.parts {
            let members = composed.queries.map { key, query in
                composed.form == .list ? query.written : "(\"\(key)\", \(query.written))"
            }
            parts.append("\(composed.form.rawValue)(\(members.joined(separator: ", ")))")
        }
        parts += names.map { "named(\"\($0)\")" }
        let types = types.map { metatype(called: spelling(of: $0)) }
        if !types.isEmpty { parts.append("type(\(types.joined(separator: ", ")))") }
        parts += tags.map { "tagged(\"\($0)\")" }
        let least = atLeast == 0 ? nil : "atLeast: \(atLeast)"
        if prefersPrimary {
            let arguments = [least, "preferPrimary: true"].compactMap(\.self)
            parts.insert("all(\(arguments.joined(separator: ", ")))", at: 0)
        } else if let least {
            parts.append(parts.isEmpty ? "all(\(least))" : "atLeast(\(atLeast))")
        }
        return "." + (parts.isEmpty ? "all" : parts.joined(separator: "."))
    }
}
