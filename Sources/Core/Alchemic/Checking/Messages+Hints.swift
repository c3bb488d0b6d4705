// What resembles something that was not found, and why it was turned down.

extension Diagnostic {
    /// How many resemblances are worth reading.
    private static let most = 3

    /// Notes on what resembles something that was asked for and is not there; never the definition that asks for it.
    static func hints(
        for problem: Unresolved, asker: Node? = nil, in index: DefinitionIndex, _ cache: inout TypeCache
    ) -> [Note] {
        switch problem {
        case .missing(let type, let plan): similar(to: type, plan, for: asker, in: index, &cache)
        case .emptyCollection(let type): similar(to: type, .auto, for: asker, in: index, &cache)
        case .missingName(let name, let type): similar(to: name, as: type, for: asker, in: index, &cache)
        case .missingTag(let tag, _): similar(toTag: tag, in: index, &cache)
        default: []
        }
    }

    // MARK: Names

    /// Names that are near to one that nothing has, nearest first, and whether what has them fits.
    static func near(
        _ name: String, as type: Any.Type, for asker: Node?, in index: DefinitionIndex, _ cache: inout TypeCache
    ) -> [(name: String, node: Node, fits: Bool)] {
        let wanted = cache.leaf(of: type)
        // Not within: both change the cache.
        let fitting = index.nodes(of: wanted, &cache)
        return cache.withNames(of: index) { $0.near(name, as: wanted, for: asker, fitting: fitting) }
    }

    static func similar(
        to name: String, as type: Any.Type, for asker: Node? = nil, in index: DefinitionIndex, _ cache: inout TypeCache
    ) -> [Note] {
        let wanted = cache.leaf(of: type)
        let near = near(name, as: type, for: asker, in: index, &cache)
        guard near.isEmpty else {
            return near.map {
                Note("similar", "\"\($0.name)\": \(listed($0.node))\($0.fits ? "" : " - it is not \(code(wanted))")")
            }
        }
        return index.nodes(of: wanted, &cache).filter { $0 !== asker }.prefix(most).map {
            Note(
                "similar", "\(listed($0)) - \($0.definition.name == nil ? "it has no name" : "the name does not match")"
            )
        }
    }

    private static func similar(
        toTag tag: String, in index: DefinitionIndex, _ cache: inout TypeCache
    ) -> [Note] {
        cache.withNames(of: index) { $0.tagsNear(tag) }.map { Note("similar", "the tag \"\($0)\"") }
    }

    // MARK: Types

    /// What would have been found by another query or another type.
    private static func similar(
        to type: Any.Type, _ plan: QueryPlan, for asker: Node?, in index: DefinitionIndex, _ cache: inout TypeCache
    ) -> [Note] {
        let wanted = plan.types.first ?? type
        let replaced = replaced(wanted, plan, in: index)
        guard replaced.isEmpty else { return replaced }
        let turnedDown = plan.isAuto ? [] : index.nodes(of: wanted, &cache).filter { $0 !== asker }
        if !turnedDown.isEmpty || !plan.tags.isEmpty {
            let near = plan.tags.flatMap { index.tags.contains($0) ? [] : similar(toTag: $0, in: index, &cache) }
            return near
                + turnedDown.prefix(most).map { Note("similar", "\(listed($0)) - \(reason(against: $0, plan))") }
        }
        let related = index.nodes.lazy.filter { $0 !== asker }.compactMap { node in
            relation(of: node, to: wanted).map { Note("similar", "\(listed(node)) - \($0)") }
        }.prefix(most)
        return related.isEmpty ? namesakes(of: wanted, for: asker, in: index, &cache) : Array(related)
    }

    /// What would have been found if nothing else stood in its place.
    private static func replaced(_ wanted: Any.Type, _ plan: QueryPlan, in index: DefinitionIndex) -> [Note] {
        index.replaced.filter { entry in
            let tags = entry.node.definition.tags.map(\.name)
            return entry.node.provides(wanted) && plan.types.allSatisfy(entry.node.provides)
                && plan.tags.allSatisfy(tags.contains)
        }
        .prefix(most).map { Note("similar", "\(listed($0.node)) - it was replaced by \(listed($0.by))") }
    }

    /// Why something of the type that is asked for does not do.
    private static func reason(against node: Node, _ plan: QueryPlan) -> String {
        if let tag = plan.tags.first(where: { tag in !node.definition.tags.contains { $0.name == tag } }) {
            return "it has no tag \"\(tag)\""
        }
        if let type = plan.types.first(where: { !fits(node.type, $0) }) { return "it is not \(code(type))" }
        return "it is hidden by `.only(as:)`"
    }

    /// Why something that comes close to a type does not do; nil if it does not come close.
    private static func relation(of node: Node, to wanted: Any.Type) -> String? {
        let type = node.type
        if node.definition.hasDetails, node.definition.details.hidesOtherTypes {
            return fits(type, wanted) ? "it is hidden from this type by `.only(as:)`" : nil
        }
        if type == wanted { return nil }
        if let outer = TypeShape(type).outer, outer.witness.element == wanted {
            return outer.form == .optional ? "it may be nil, request \(code(type))" : "request \(code(type))"
        }
        if wanted is AnyClass, type is AnyClass, fits(wanted, type) { return "it is a superclass" }
        if isExistential(type), isExistential(wanted) == false, fits(wanted, type) {
            return "it is known only as \(code(type))"
        }
        return nil
    }

    /// Types of the same name from another Swift module, and types whose names are near.
    private static func namesakes(
        of wanted: Any.Type, for asker: Node?, in index: DefinitionIndex, _ cache: inout TypeCache
    ) -> [Note] {
        let name = spelling(of: wanted)
        return cache.withNames(of: index) { names in
            if let node = names.node(spelled: name), node.type != wanted, node !== asker {
                return [
                    Note("similar", "\(listed(node)) - `\(qualifiedName(of: node.type))`, another type with this name")
                ]
            }
            let word = name.hasPrefix("any ") ? String(name.dropFirst(4)) : name
            return names.typesNear(word, for: asker).map {
                Note("similar", "\(listed($0)) - \(isExistential(wanted) ? "it does not conform" : "another type")")
            }
        }
    }
}

extension TypeCache {
    /// The type inside all forms.
    mutating func leaf(of type: Any.Type) -> Any.Type {
        var current = type
        while let outer = shape(of: current).outer { current = outer.witness.element }
        return current
    }
}
