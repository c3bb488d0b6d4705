// The messages about what is wanted and not found, or found too often.

extension Diagnostic {
    /// What is wrong with a parameter, an injection point or a call.
    ///
    /// The path leads to the definition that needs it; the others are where else the same is needed.
    static func unresolved(
        _ problem: Unresolved, severity: Severity, at place: Place, path: [String], others: [Place],
        in index: DefinitionIndex, _ cache: inout TypeCache
    ) -> Diagnostic {
        let words = problem.words(for: .place(place))
        var notes = also(others) + words.notes
        if problem.culprit != nil { notes.append(Note("dictionary", "\(place.location)")) }
        return Diagnostic(
            problem.id, severity: severity, words.headline, at: problem.culprit?.definition.location ?? place.location,
            path: path + [problem.end].compactMap { $0 },
            notes: notes + hints(for: problem, asker: place.node, in: index, &cache),
            help: problem.remedy(at: place, in: index, &cache))
    }

    /// A type that the program says it asks for, and cannot.
    static func unresolvedRoot(
        _ type: Any.Type, _ problem: Unresolved, at location: Definition.SourceLocation?, _ index: DefinitionIndex,
        _ cache: inout TypeCache
    ) -> Diagnostic {
        let words = problem.words(for: .root)
        return Diagnostic(
            problem.id, words.headline, at: location, notes: words.notes + hints(for: problem, in: index, &cache),
            help: "\(problem.remedy(at: nil, in: index, &cache)), or remove it from the roots")
    }

    /// A type that the program's code requests, and nothing provides.
    static func unresolvedInCode(
        _ problem: Unresolved, at location: Definition.SourceLocation, _ index: DefinitionIndex,
        _ cache: inout TypeCache
    ) -> Diagnostic {
        let words = problem.words(for: .request)
        return Diagnostic(
            problem.id, severity: .warning, "\(words.headline), which code resolves here", at: location,
            notes: words.notes + hints(for: problem, in: index, &cache),
            help: problem.remedy(at: nil, in: index, &cache)
                + ", or write `// alchemic:ignore` behind it if another container provides it")
    }

    private static func also(_ others: [Place]) -> [Note] {
        guard !others.isEmpty else { return [] }
        let shown = others.prefix(3).map(\.words).joined(separator: ", ")
        let rest = others.count > 3 ? " and \(others.count - 3) more" : ""
        return [Note("also needed by", shown + rest)]
    }
}

extension Unresolved {
    /// Who wants it.
    enum Asker {
        case place(Place)
        case request
        case root

        /// Nil for a request: whoever reads the message knows it.
        var words: String? {
            switch self {
            case .place(let place): place.words
            case .request: nil
            case .root: "the roots"
            }
        }
    }

    var id: Diagnostic.ID {
        switch self {
        case .missing: .missingBinding
        case .missingName: .missingName
        case .missingTag: .missingTag
        case .emptyCollection: .emptyCollection
        case .ambiguous: .ambiguous
        case .severalPrimaries: .severalPrimaries
        case .illegalQuery: .illegalQuery
        case .mismatch: .typeMismatch
        case .unnamedMember: .unnamedMember
        case .tooFew: .tooFew
        case .misplacedArgument, .argumentMismatch, .strayArguments: .argumentMismatch
        case .lazyPrototype: .lazyPrototype
        }
    }

    /// The problem in words, with the candidates.
    func words(for asker: Asker) -> (headline: String, notes: [Diagnostic.Note]) {
        let whose = asker.words.map { " for \($0)" } ?? ""
        func notes(_ label: String, _ nodes: [Node]) -> [Diagnostic.Note] {
            nodes.map { Diagnostic.Note(label, Diagnostic.listed($0)) }
        }
        switch self {
        case .missing(let type, let plan):
            let rest = plan.isAuto ? "" : " (\(plan))"
            return ("nothing provides \(Diagnostic.code(type))\(rest)\(whose)", [])
        case .missingName(let name, _):
            return ("nothing is named \"\(name)\"\(whose)", [])
        case .missingTag(let tag, _): return ("nothing is tagged \"\(tag)\"\(whose)", [])
        case .emptyCollection(let type):
            return ("nothing provides \(Diagnostic.code(type)), so the collection\(whose) is empty", [])
        case .ambiguous(let nodes, let type, _):
            return (
                "\(nodes.count) definitions match \(Diagnostic.code(type))\(whose), and none is primary",
                notes("candidate", nodes)
            )
        case .severalPrimaries(let nodes, let type, _):
            return (
                "\(nodes.count) primary definitions match \(Diagnostic.code(type))\(whose)",
                notes("primary", nodes)
            )
        case .illegalQuery(let rule, let query):
            return ("\(rule), but the query\(whose) \(query)", [])
        case .mismatch(let node, let type, let plan):
            let found = plan.names.isEmpty ? "the query finds" : "the definition \(plan) is"
            return (
                (asker.words.map { "\($0) needs " } ?? "the request is for ")
                    + "\(Diagnostic.code(type)), but \(found) `\(spelling(of: node.type))`",
                notes("found", [node])
            )
        case .unnamedMember(let node):
            return ("`\(node.label)` has no name, but is a member of the dictionary\(whose)", [])
        case .tooFew(let nodes, let type, let plan):
            return (
                "too few definitions of \(Diagnostic.code(type))\(whose): found \(nodes.count), requires \(plan.atLeast)",
                notes("member", nodes)
            )
        case .misplacedArgument:
            return ("only the parameters of a prototype are left to callers, but the query\(whose) is `.argument`", [])
        case .argumentMismatch(let node, let given):
            let wanted = node.argumentTypes
            return (
                "`\(node.label)` takes \(Self.words(for: wanted)) from its caller, but "
                    + (asker.words ?? "the request")
                    + (given.isEmpty ? " gives none" : " gives \(Self.words(for: given))"),
                notes("found", [node])
            )
        case .lazyPrototype(let node):
            return (
                "a `Lazy`\(whose) would share `\(node.label)`, a prototype not known to be `Sendable`",
                notes("prototype", [node])
            )
        case .strayArguments(let what, let given):
            return (
                "`\(what)` takes no arguments from its caller, but \(asker.words ?? "the request") gives "
                    + Self.words(for: given), []
            )
        }
    }

    /// The types of arguments.
    private static func words(for types: [Any.Type]) -> String {
        types.isEmpty ? "no arguments" : types.map(Diagnostic.code).joined(separator: ", ")
    }

    /// The definition that is to be changed, where that is not the one that asks.
    var culprit: Node? {
        if case .unnamedMember(let node) = self { node } else { nil }
    }

    /// What stands at the end of the path.
    fileprivate var end: String? {
        switch self {
        case .missing(let type, _), .ambiguous(_, let type, _), .severalPrimaries(_, let type, _):
            spelling(of: type)
        case .missingName(let word, _), .missingTag(let word, _): "\"\(word)\""
        case .illegalQuery, .misplacedArgument, .strayArguments: nil
        case .mismatch(let node, _, _), .unnamedMember(let node), .argumentMismatch(let node, _),
            .lazyPrototype(let node):
            node.label
        case .tooFew(_, let type, _), .emptyCollection(let type): "[\(spelling(of: type))]"
        }
    }
}
