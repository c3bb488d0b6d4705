/// The words on a failed resolution: what its message says, similar definitions, why each was rejected, and the edit that helps.
///
/// Every edit, made as it is written, removes the problem from the graph.
struct Advice {
    /// The largest number of similar definitions to list.
    private static let most = 3

    private let problem: Unresolved
    /// The site that needs the dependency; nil for a request.
    private let site: ParameterSite?
    /// The searched definitions, with those that overrides have replaced.
    private let index: DefinitionIndex
    private let cache: TypeCache
    /// The type inside all forms of the parameter's type.
    private let leaf: Any.Type
    /// The names near a missing one, nearest first, and whether their definitions fit.
    private let near: [DeclaredNames.Near]

    /// Searches for names near a missing one immediately; what else takes time is computed when it is read.
    init(_ problem: Unresolved, at site: ParameterSite?, in index: DefinitionIndex, using cache: TypeCache) {
        self.problem = problem
        self.site = site
        self.index = index
        self.cache = cache
        leaf = cache.shape(of: problem.type).leaf
        guard problem.kind == .missingName else {
            near = []
            return
        }
        near = cache.names(of: index)
            .near(problem.name, as: leaf, for: site?.node, fitting: index.nodes(of: leaf, using: cache))
    }

    /// The consumer, which is never suggested; nil for a request.
    private var asker: Node? { site?.node }
    private var query: ErasedQuery { problem.query }
    /// The type that no definition was found by.
    private var wanted: Any.Type { query.types.first ?? problem.type }

    /// The definitions that provide a type, except the consumer.
    private func others(of type: Any.Type) -> [Node] { index.nodes(of: type, using: cache).filter { $0 !== asker } }

    /// The values of the message's placeholders, with the consumer in words.
    func values(for asker: String?) -> Values {
        func types(_ types: [Any.Type], none: String) -> String {
            types.isEmpty ? none : types.map(Diagnostic.code).joined(separator: ", ")
        }
        let nodes = problem.nodes
        var values = Values(
            node: nodes.first, type: problem.type, name: problem.name, text: problem.text, count: nodes.count,
            asker: asker)
        switch problem.kind {
        case .missing: values.text = query.isAuto ? "" : " (\(query.mention))"
        case .missingName:
            values.type = leaf
            if let found = near.first(where: \.fits) {
                values.text = found.name
            } else {
                // A definition that has a name gets an alias, since it may have only one given name.
                let fitting = others(of: leaf)
                let isNamed = fitting.contains { $0.definition.name != nil }
                let isUnnamed = fitting.contains { $0.definition.name == nil }
                values.choice = !isNamed ? 1 : isUnnamed ? 3 : 2
            }
        case .missingTag:
            let found = cache.names(of: index).tagsNear(problem.name).first
            values.type = leaf
            values.text = found ?? ""
            values.choice = found == nil ? 1 : 0
        case .ambiguous:
            let isOfOneType = nodes.allSatisfy { $0.type == nodes[0].type }
            values.choice = areMetTwice(nodes) ? 0 : isOfOneType ? 2 : 1
            values.text = site == nil || isParameter ? ", or take a list: `[\(mention(of: problem.type))]`" : ""
        case .mismatch:
            values.text = query.names.isEmpty ? "the query finds" : "the definition \(query.mention) is"
            values.choice = site == nil ? 1 : 0
        case .tooFew: values.text = "\(query.atLeast)"
        case .illegalQuery: values.choice = problem.type == Never.self ? 0 : 1
        case .misplacedArgument, .misplacedKey:
            values.other = site?.node
            values.choice = site.map { $0.step == nil && $0.node.inner == nil ? 0 : 1 } ?? 2
        case .argumentMismatch:
            values.name = types(nodes[0].argumentTypes, none: "no arguments")
            values.text = types(problem.passed, none: "none")
        case .strayArguments: values.text = types(problem.passed, none: "no arguments")
        default: break
        }
        return values
    }

    /// Whether the site is a parameter that could be changed: the owner of a method, and a configuration's call, are none.
    private var isParameter: Bool { site.map { $0.position > 0 } ?? false }

    // MARK: Similar definitions

    /// Notes on definitions, names and tags similar to missing ones, except the consumer.
    var similar: [Diagnostic.Note] {
        switch problem.kind {
        case .missing, .emptyCollection: similarTypes
        case .missingName: similarNames
        case .missingTag: similarTags(problem.name)
        default: []
        }
    }

    /// Notes on near names; without any, on definitions of the type, which have another name or none.
    private var similarNames: [Diagnostic.Note] {
        if !near.isEmpty {
            return near.map {
                note("\"\($0.name)\": " + Diagnostic.listed($0.node) + ($0.fits ? "" : " - " + isNot(leaf)))
            }
        }
        return others(of: leaf).prefix(Self.most).map {
            note(on: $0, because: $0.definition.name == nil ? "it has no name" : "the name does not match")
        }
    }

    private func similarTags(_ tag: String) -> [Diagnostic.Note] {
        cache.names(of: index).tagsNear(tag).map { note("the tag \"\($0)\"") }
    }

    /// Notes on definitions that another query or another type would find, or that other definitions replace.
    private var similarTypes: [Diagnostic.Note] {
        let replaced = index.replaced.filter { entry in
            entry.node.provides(wanted) && query.types.allSatisfy(entry.node.provides)
                && query.tags.allSatisfy(entry.node.definition.has(tag:))
        }
        if !replaced.isEmpty {
            return replaced.prefix(Self.most).map {
                note(on: $0.node, because: "it was replaced by " + Diagnostic.listed($0.by))
            }
        }
        let turnedDown = query.isAuto ? [] : others(of: wanted)
        if !turnedDown.isEmpty || !query.tags.isEmpty {
            let near = query.tags.flatMap { index.tags.contains($0) ? [] : similarTags($0) }
            return near + turnedDown.prefix(Self.most).map { note(on: $0, because: reason(against: $0)) }
        }
        var related: [Diagnostic.Note] = []
        for node in index.nodes where node !== asker {
            guard let relation = relation(of: node) else { continue }
            related.append(note(on: node, because: relation))
            if related.count == Self.most { break }
        }
        if !related.isEmpty { return related }
        let names = cache.names(of: index)
        let name = spelling(of: wanted)
        if let node = names.node(spelled: name), node.type != wanted, node !== asker {
            return [note(on: node, because: "another type with this name")]
        }
        let word = name.hasPrefix("any ") ? String(name.dropFirst(4)) : name
        let difference = isExistential(wanted) ? "it does not conform" : "another type"
        return names.typesNear(word, for: asker).map { note(on: $0, because: difference) }
    }

    private func note(_ text: String) -> Diagnostic.Note { Diagnostic.Note("similar", text) }
    private func note(on node: Node, because reason: String) -> Diagnostic.Note {
        Diagnostic.Note("similar", on: node, adding: " - " + reason)
    }
    /// The reason for a definition of another type.
    private func isNot(_ type: Any.Type) -> String { "it is not \(Diagnostic.code(type))" }

    /// The reason why the query rejects a definition of the wanted type.
    private func reason(against node: Node) -> String {
        if let tag = query.tags.first(where: { !node.definition.has(tag: $0) }) { return "it has no tag \"\(tag)\"" }
        if let type = query.types.first(where: { !fits(node.type, $0) }) { return isNot(type) }
        return "it is hidden by `.only(as:)`"
    }

    /// The reason why a definition of a related type does not match; nil if the types are not related.
    private func relation(of node: Node) -> String? {
        let type = node.type
        if node.details.hidesOtherTypes {
            return fits(type, wanted) ? "it is hidden from this type by `.only(as:)`" : nil
        }
        if type == wanted { return nil }
        if let outer = TypeShape(type).outer, outer.element == wanted {
            return "\(outer.form == .optional ? "it may be nil, " : "")resolve \(Diagnostic.code(type))"
        }
        if wanted is AnyClass, type is AnyClass, fits(wanted, type) { return "it is a superclass" }
        guard isExistential(type), !isExistential(wanted), fits(wanted, type) else { return nil }
        return "it is known only as \(Diagnostic.code(type))"
    }

    // MARK: The edit

    /// The edit that helps, for problems whose message has none.
    var help: String? {
        switch problem.kind {
        case .missing: return declaring + (isParameter ? ", or take an optional" : "")
        case .emptyCollection: return declaring + ", or query with `.all` if it may be empty"
        case .argumentMismatch:
            let node = problem.nodes[0]
            let types = ([node.type] + node.argumentTypes).map { mention(of: $0) }.joined(separator: ", ")
            return Values(node: node, name: types, choice: node.takesArguments ? 0 : 1).fill(.argumentRemedy)
        default: return nil
        }
    }

    /// The declaration to add; for a consumer that declares itself, that of another type that does.
    private var declaring: String {
        var values = Values(type: wanted)
        let isProtocol = isExistential(wanted)
        // Types of Swift and Foundation, such as numbers, texts and addresses, are usually declared as values.
        let name = wanted is AnyClass ? "" : qualifiedName(of: wanted)
        let isStandard = name.hasPrefix("Swift.") || name.hasPrefix("Foundation")
        if let tag = query.tags.first {
            values.name = tag
        } else if let collection = wanted as? any Uncollected.Type {
            values.name = mention(of: collection.collected)
            values.choice = 1
        } else if isFunction(wanted) {
            values.choice = 2
        } else if asker?.details.style == Details.selfDeclaring, !isStandard {
            values.choice = isProtocol ? 3 : 4
        } else if isProtocol {
            values.choice = isConstrainedExistential(wanted) ? 6 : 5
        } else if isStandard {
            values.choice = 7
        } else if let scope = asker?.lifetime.scope {
            values.name = scope.name
            values.choice = 8
        } else {
            values.choice = wanted is any Actor.Type ? 9 : wanted is AnyClass ? 10 : 11
        }
        return values.fill(.declaring)
    }
}

/// A collection type that does not collect every match, and the type that does.
private protocol Uncollected {
    /// The list or dictionary that collects every match of the same member type.
    static var collected: Any.Type { get }
}

extension Set: Uncollected {
    static var collected: Any.Type { [Element].self }
}

extension Dictionary: Uncollected {
    static var collected: Any.Type { [String: Value].self }
}
