/// Why a request was not resolved.
final class Unresolved: Error, Sendable {
    enum Kind: Sendable {
        case missing, missingName
        /// For a query that was resolved, to an empty list or to nil.
        case missingTag
        /// For a query that was resolved, to an empty list or dictionary: nothing provides its members.
        case emptyCollection
        case ambiguous, severalPrimaries
        /// Its name is the rule, its text what in the query breaks it.
        case illegalQuery
        case mismatch, unnamedMember, tooFew
        /// An argument that no caller could give.
        case misplacedArgument
        /// What was found takes other arguments than it would be given.
        case argumentMismatch
        /// What was found, by its name, takes no arguments at all.
        case strayArguments
        /// A `Lazy` would keep and share an object that is not `Sendable`.
        case lazyPrototype
    }

    let kind: Kind
    /// What is wanted.
    let type: Any.Type
    /// What was found.
    let nodes: [Node]
    let plan: QueryPlan
    let name: String
    let text: String
    /// The types of the arguments that a provider passes on.
    let given: [Any.Type]

    init(
        _ kind: Kind, _ type: Any.Type = Never.self, _ nodes: [Node] = [], plan: QueryPlan = .auto, name: String = "",
        text: String = "", given: [Any.Type] = []
    ) {
        self.kind = kind
        self.type = type
        self.nodes = nodes
        self.plan = plan
        self.name = name
        self.text = text
        self.given = given
    }

    /// Whether nothing is declared: what makes an optional nil.
    var isAbsence: Bool { kind == .missing || kind == .missingName }
    /// The definition that is to be changed, where that is not the one that asks.
    var culprit: Node? { kind == .unnamedMember ? nodes[0] : nil }

    /// What stands at the end of the path.
    fileprivate var end: String? {
        switch kind {
        case .missing, .ambiguous, .severalPrimaries: spelling(of: type)
        case .missingName, .missingTag: "\"\(name)\""
        case .illegalQuery, .misplacedArgument, .strayArguments: nil
        case .mismatch, .unnamedMember, .argumentMismatch, .lazyPrototype: nodes[0].label
        case .tooFew, .emptyCollection: "[\(spelling(of: type))]"
        }
    }

    /// What the same mistake has in common, wherever it is made; nil for a mistake of one place.
    var key: String? {
        switch kind {
        case .missing, .tooFew, .emptyCollection: "\(kind) \(ObjectIdentifier(type)) \(plan) \(plan.atLeast)"
        case .missingName, .missingTag: "\(kind) \(name)"
        case .ambiguous, .severalPrimaries: "\(ObjectIdentifier(type)) \(nodes.map(\.index))"
        case .unnamedMember: "\(kind) \(nodes[0].index)"
        case .mismatch where !plan.names.isEmpty: "\(ObjectIdentifier(type)) is not \(nodes[0].index)"
        case .mismatch, .illegalQuery, .misplacedArgument, .argumentMismatch, .strayArguments, .lazyPrototype: nil
        }
    }
}

// MARK: In words

extension Diagnostic {
    /// What is wrong with a parameter, an injection point or a call; without a place, with a request.
    init(
        _ problem: Unresolved, at place: Place?, root: Definition.SourceLocation?? = .none, severity: Severity = .error,
        path: [String] = [], others: [Place] = [], in index: DefinitionIndex, _ cache: inout TypeCache
    ) {
        let near = problem.near(for: place?.node, in: index, &cache)
        var notes: [Note] = []
        if !others.isEmpty {
            let shown = others.prefix(3).map(\.words).joined(separator: ", ")
            notes.append(
                Note("also needed by", others.count > 3 ? "\(shown) and \(others.count - 3) more" : shown))
        }
        let (message, label) = problem.row
        if let label { notes += problem.nodes.map { Note(label, $0) } }
        if let place, problem.culprit != nil { notes.append(Note("dictionary", "\(place.location)")) }
        let asker = root == nil ? place?.words : "the roots"
        notes += problem.similar(near, for: place?.node, in: index, &cache)
        var help = problem.help(at: place, near, in: index, &cache)
        if root != nil, let text = help { help = text + ", or remove it from the roots" }
        self.init(
            message, problem.values(asker, at: place), severity: severity,
            at: .some(place.map { problem.culprit?.definition.location ?? $0.location } ?? (root ?? nil)),
            path: place == nil ? [] : path + [problem.end].compactMap(\.self), notes: notes, help: help)
    }
}

extension Unresolved {
    /// The texts, and how what was found is called in them.
    fileprivate var row: (message: Message, label: String?) {
        switch kind {
        case .missing: (.missing, nil)
        case .missingName: (.missingName, nil)
        case .missingTag: (.missingTag, nil)
        case .emptyCollection: (.emptyCollection, nil)
        case .ambiguous: (.ambiguous, "candidate")
        case .severalPrimaries: (.severalPrimaries, "primary")
        case .illegalQuery: (.illegalQuery, nil)
        case .mismatch: (.mismatch, "found")
        case .unnamedMember: (.unnamedMember, nil)
        case .tooFew: (.tooFew, "member")
        case .misplacedArgument: (.misplacedArgument, nil)
        case .argumentMismatch: (.argumentMismatch, "found")
        case .strayArguments: (.strayArguments, nil)
        case .lazyPrototype: (.lazyPrototype, "prototype")
        }
    }

    /// What the texts are about.
    fileprivate func values(_ asker: String?, at place: Place?) -> Values {
        func types(_ types: [Any.Type], none: String) -> String {
            types.isEmpty ? none : types.map { "`\(spelling(of: $0))`" }.joined(separator: ", ")
        }
        // The owner of a method, and what a method of a configuration calls, is no parameter that could be changed.
        let isParameter = place.map { $0.position > 0 } ?? true
        var values = Values(node: nodes.first, type: type, name: name, text: text, count: nodes.count, asker: asker)
        switch kind {
        case .missing: values.text = plan.isAuto ? "" : " (\(plan))"
        case .ambiguous:
            let isOfOneType = nodes.allSatisfy { $0.type == nodes[0].type }
            values.choice = areMetTwice(nodes) ? 0 : isOfOneType ? 2 : 1
            values.text = isParameter ? ", or take a list: `[\(spelling(of: type))]`" : ""
        case .mismatch:
            values.text = plan.names.isEmpty ? "the query finds" : "the definition \(plan) is"
            values.choice = place == nil ? 1 : 0
        case .tooFew: values.text = "\(plan.atLeast)"
        case .misplacedArgument:
            values.other = place?.node
            values.choice = place.map { $0.step == nil && $0.node.inner == nil ? 0 : 1 } ?? 2
        case .argumentMismatch:
            values.name = types(nodes[0].argumentTypes, none: "no arguments")
            values.text = types(given, none: "none")
        case .strayArguments: values.text = types(given, none: "no arguments")
        case .missingName, .missingTag, .emptyCollection, .severalPrimaries, .illegalQuery, .unnamedMember,
            .lazyPrototype:
            break
        }
        return values
    }
}

/// Whether one declaration was met more than once, in modules that a function makes.
func areMetTwice(_ nodes: [Node]) -> Bool {
    nodes.count > 1 && nodes.allSatisfy { $0.definition.location == nodes[0].definition.location }
}
