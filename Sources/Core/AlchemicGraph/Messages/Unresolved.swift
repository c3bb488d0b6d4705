/// The reason why a request or a parameter could not be resolved.
package final class Unresolved: Error, Sendable {
    /// The message of the problem.
    package let kind: Message
    /// The wanted type.
    let type: Any.Type
    /// The definitions that were found.
    package let nodes: [Node]
    /// The query that found nothing or too much; `.auto` where the message does not need it.
    let query: ErasedQuery
    /// The name or tag that was not found; for an invalid query, the rule that it breaks.
    let name: String
    /// The rest of the sentence about an invalid query.
    let text: String
    /// The types of the arguments that a provider passes on.
    let passed: [Any.Type]

    init(
        _ kind: Message, for type: Any.Type = Never.self, found nodes: [Node] = [], query: ErasedQuery = .auto,
        name: String = "", text: String = "", passed: [Any.Type] = []
    ) {
        self.kind = kind
        self.type = type
        self.nodes = nodes
        self.query = query
        self.name = name
        self.text = text
        self.passed = passed
    }

    /// A query leaves a parameter to the caller where no argument or key is possible.
    convenience init(misplaced query: ErasedQuery) { self.init(query.key == nil ? .misplacedArgument : .misplacedKey) }

    /// Whether no definition is declared, so that an optional is nil.
    package var isAbsence: Bool { kind == .missing || kind == .missingName }
    /// The definition to change, if it is not the consumer.
    var culprit: Node? { kind == .unnamedMember ? nodes[0] : nil }

    /// The last element of the path.
    fileprivate var end: String? {
        switch kind {
        case .missing, .ambiguous, .severalPrimaries: mention(of: type)
        case .missingName, .missingTag: "\"\(name)\""
        case .mismatch, .unnamedMember, .argumentMismatch, .lazyPrototype: nodes[0].mention
        case .tooFew, .emptyCollection: "[\(mention(of: type))]"
        default: nil
        }
    }

    /// A key that is equal for the same mistake in several sites; nil for a mistake of one site.
    package var key: String? {
        switch kind {
        case .missing, .tooFew, .emptyCollection: "\(kind) \(ObjectIdentifier(type)) \(query.mention) \(query.atLeast)"
        case .missingName, .missingTag: "\(kind) \(name)"
        case .ambiguous, .severalPrimaries: "\(ObjectIdentifier(type)) \(nodes.map(\.index))"
        case .unnamedMember: "\(kind) \(nodes[0].index)"
        case .mismatch where !query.names.isEmpty: "\(ObjectIdentifier(type)) is not \(nodes[0].index)"
        default: nil
        }
    }

    /// The label of notes that list the found definitions; nil if they are not listed.
    fileprivate var label: String? {
        switch kind {
        case .ambiguous: "candidate"
        case .severalPrimaries: "primary"
        case .mismatch, .argumentMismatch: "found"
        case .tooFew: "member"
        case .lazyPrototype: "prototype"
        default: nil
        }
    }
}

// MARK: In words

extension Diagnostic {
    /// Creates a diagnostic for a parameter, an injection point or a call; without a site, for a root, or else for a request.
    package init(
        _ problem: Unresolved, at site: ParameterSite?, isRoot: Bool = false, path: [String] = [],
        others: [ParameterSite] = [], in index: DefinitionIndex, using cache: TypeCache
    ) {
        let advice = Advice(problem, at: site, in: index, using: cache)
        var notes: [Note] = []
        if !others.isEmpty {
            let shown = others.prefix(3).map(\.words).joined(separator: ", ")
            notes.append(Note("also needed by", others.count > 3 ? "\(shown) and \(others.count - 3) more" : shown))
        }
        if let label = problem.label { notes += problem.nodes.map { Note(label, on: $0) } }
        if let site, problem.culprit != nil { notes.append(Note("dictionary", "\(site.location)")) }
        notes += advice.similar
        self.init(
            problem.kind, with: advice.values(for: isRoot ? "the roots" : site?.words),
            path: site == nil ? [] : path + [problem.end].compactMap(\.self), notes: notes,
            help: advice.help.map { isRoot ? $0 + ", or remove it from the roots" : $0 })
        location = site.map { problem.culprit?.definition.location ?? $0.location }
    }
}

/// Whether several nodes come from one declaration, included more than once in modules that a function returns.
func areMetTwice(_ nodes: [Node]) -> Bool {
    nodes.allSatisfy { $0.definition.location == nodes[0].definition.location }
}
