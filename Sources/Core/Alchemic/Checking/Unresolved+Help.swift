// What resembles something that was not found, why it was rejected, and the edit that helps: each, made as it is
// written, leaves a graph without the problem.

extension Unresolved {
    /// How many resemblances are worth reading.
    private static let most = 3

    /// Names that are near to one that nothing has, nearest first, and whether what has them fits.
    func near(for asker: Node?, in index: DefinitionIndex, _ cache: inout TypeCache) -> [DeclaredNames.Near] {
        guard kind == .missingName else { return [] }
        let wanted = cache.leaf(of: type)
        // Not within: both change the cache.
        let fitting = index.nodes(of: wanted, &cache)
        return cache.withNames(of: index) { $0.near(name, as: wanted, for: asker, fitting: fitting) }
    }

    /// Notes on what resembles something that was resolved and is not there; never the definition that resolves it.
    func similar(
        _ near: [DeclaredNames.Near], for asker: Node?, in index: DefinitionIndex, _ cache: inout TypeCache
    ) -> [Diagnostic.Note] {
        switch kind {
        case .missing, .emptyCollection: similarTypes(for: asker, in: index, &cache)
        case .missingName: similarNames(near, for: asker, in: index, &cache)
        case .missingTag: similarTags(name, in: index, &cache)
        default: []
        }
    }

    private func similarNames(
        _ near: [DeclaredNames.Near], for asker: Node?, in index: DefinitionIndex, _ cache: inout TypeCache
    ) -> [Diagnostic.Note] {
        let wanted = cache.leaf(of: type)
        if !near.isEmpty {
            return near.map {
                Diagnostic.Note(
                    "similar",
                    "\"\($0.name)\": " + Diagnostic.listed($0.node) + ($0.fits ? "" : isNot(wanted)))
            }
        }
        return index.nodes(of: wanted, &cache).filter { $0 !== asker }.prefix(Self.most).map {
            Diagnostic.Note(
                "similar", $0, $0.definition.name == nil ? " - it has no name" : " - the name does not match")
        }
    }

    private func isNot(_ type: Any.Type) -> String { " - it is not `\(spelling(of: type))`" }

    private func similarTags(_ tag: String, in index: DefinitionIndex, _ cache: inout TypeCache) -> [Diagnostic.Note] {
        cache.withNames(of: index) { $0.tagsNear(tag) }.map { Diagnostic.Note("similar", "the tag \"\($0)\"") }
    }

    /// What would have been found by another query or another type, or if nothing else stood in its place.
    private func similarTypes(
        for asker: Node?, in index: DefinitionIndex, _ cache: inout TypeCache
    ) -> [Diagnostic.Note] {
        let wanted = plan.types.first ?? type
        let replaced = index.replaced.filter { entry in
            let tags = entry.node.definition.tags.map(\.name)
            return entry.node.provides(wanted) && plan.types.allSatisfy(entry.node.provides)
                && plan.tags.allSatisfy(tags.contains)
        }
        if !replaced.isEmpty {
            return replaced.prefix(Self.most).map {
                Diagnostic.Note("similar", $0.node, " - it was replaced by " + Diagnostic.listed($0.by))
            }
        }
        let others = index.nodes.filter { $0 !== asker }
        let turnedDown = plan.isAuto ? [] : index.nodes(of: wanted, &cache).filter { $0 !== asker }
        if !turnedDown.isEmpty || !plan.tags.isEmpty {
            let near = plan.tags.flatMap { index.tags.contains($0) ? [] : similarTags($0, in: index, &cache) }
            return near + turnedDown.prefix(Self.most).map { Diagnostic.Note("similar", $0, reason(against: $0)) }
        }
        let related = others.lazy.compactMap { node in
            self.relation(of: node, to: wanted).map { Diagnostic.Note("similar", node, $0) }
        }.prefix(Self.most)
        if !related.isEmpty { return Array(related) }
        let name = spelling(of: wanted)
        return cache.withNames(of: index) { names in
            if let node = names.node(spelled: name), node.type != wanted, node !== asker {
                let qualified = qualifiedName(of: node.type)
                return [Diagnostic.Note("similar", node, " - `\(qualified)`, another type with this name")]
            }
            let word = name.hasPrefix("any ") ? String(name.dropFirst(4)) : name
            let reason = isExistential(wanted) ? " - it does not conform" : " - another type"
            return names.typesNear(word, for: asker).map { Diagnostic.Note("similar", $0, reason) }
        }
    }

    /// Why something of the type that is resolved does not do.
    private func reason(against node: Node) -> String {
        if let tag = plan.tags.first(where: { !node.definition.has($0) }) { return " - it has no tag \"\(tag)\"" }
        if let type = plan.types.first(where: { !fits(node.type, $0) }) { return isNot(type) }
        return " - it is hidden by `.only(as:)`"
    }

    /// Why something that comes close to a type does not do; nil if it does not come close.
    private func relation(of node: Node, to wanted: Any.Type) -> String? {
        let type = node.type
        if node.hidesOtherTypes { return fits(type, wanted) ? " - it is hidden from this type by `.only(as:)`" : nil }
        if type == wanted { return nil }
        if let outer = TypeShape(type).outer, outer.witness.element == wanted {
            return " - \(outer.form == .optional ? "it may be nil, " : "")resolve `\(spelling(of: type))`"
        }
        if wanted is AnyClass, type is AnyClass, fits(wanted, type) { return " - it is a superclass" }
        guard isExistential(type), !isExistential(wanted), fits(wanted, type) else { return nil }
        return " - it is known only as `\(spelling(of: type))`"
    }

    // MARK: The edit

    /// The edit to make where the message has none.
    func help(
        at place: Place?, _ near: [DeclaredNames.Near], in index: DefinitionIndex, _ cache: inout TypeCache
    ) -> String? {
        switch kind {
        case .missing:
            // The owner of a method, and what a method of a configuration calls, is no parameter that could be changed.
            return declaring(for: place?.node) + (place.map { $0.position > 0 } ?? false ? ", or take an optional" : "")
        case .emptyCollection: return declaring(for: place?.node) + ", or query with `.all` if it may be empty"
        case .missingName:
            let wanted = cache.leaf(of: type)
            if let found = near.first(where: \.fits) {
                return Values(name: name, text: found.name).fill(.naming)
            }
            // What has a name gets another, since it may be given only once.
            let fitting = index.nodes(of: wanted, &cache).filter { $0 !== place?.node }
            let isNamed = fitting.contains { $0.definition.name != nil }
            let isUnnamed = fitting.isEmpty || fitting.contains { $0.definition.name == nil }
            return Values(type: wanted, name: name, choice: !isUnnamed ? 2 : isNamed ? 3 : 1).fill(.naming)
        case .missingTag:
            let found = cache.withNames(of: index) { $0.tagsNear(name) }.first
            return Values(type: cache.leaf(of: type), name: name, text: found ?? "", choice: found == nil ? 1 : 0)
                .fill(.tagging)
        case .argumentMismatch:
            let node = nodes[0]
            let types = ([node.type] + node.argumentTypes).map { spelling(of: $0) }.joined(separator: ", ")
            return Values(node: node, name: types, choice: node.takesArguments ? 0 : 1).fill(.argumentRemedy)
        default: return nil
        }
    }

    private func declaring(for asker: Node?) -> String {
        var values = Values(type: plan.types.first ?? type)
        let wanted = plan.types.first ?? type
        let isProtocol = isExistential(wanted)
        // No module declares how a number, a text, an address is made.
        let name = wanted is AnyClass ? "" : qualifiedName(of: wanted)
        let isStandard = name.hasPrefix("Swift.") || name.hasPrefix("Foundation")
        if let tag = plan.tags.first {
            values.name = tag
        } else if let collection = wanted as? any Uncollected.Type {
            values.name = spelling(of: collection.collected)
            values.choice = 1
        } else if isFunction(wanted) {
            values.choice = 2
        } else if asker?.declaresItself == true, !isStandard {
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

/// A collection that is not filled with every match, and the one that is.
private protocol Uncollected {
    static var collected: Any.Type { get }
}

extension Set: Uncollected {
    static var collected: Any.Type { [Element].self }
}

extension Dictionary: Uncollected {
    static var collected: Any.Type { [String: Value].self }
}

extension TypeCache {
    /// The type inside all forms.
    mutating func leaf(of type: Any.Type) -> Any.Type {
        var current = type
        while let outer = shape(of: current).outer { current = outer.witness.element }
        return current
    }
}
