// Rules 2 to 6 and 21: which definitions a need, or a request, leads to.

extension Graph {
    /// Resolves what a definition needs, or what a request wants, if nobody asks for a definition.
    func find(_ need: Need, for asker: Node?) throws -> Found {
        // Rule 2: a constant stands alone.
        if need.search == .constant {
            touched.insert(.constant)
            return .nothing
        }
        let found = try find(need, need.form.layers[...], asker)
        // Rule 21: only a provider with arguments reaches what takes one.
        for node in found.targets where node.takesArgument != (need.form == .argumentProvider) {
            touched.insert(.argumentError)
            throw Unresolved(id: "argument-mismatch")
        }
        // Section 5: a request for a `Lazy` of what is not known to be `Sendable` is refused, as a parameter is by the check.
        if asker == nil, found.later(\.isLazy).contains(where: \.isUnshared) {
            throw Unresolved(id: "lazy-prototype")
        }
        return found
    }

    /// Rule 12: the same for a call of a factory: definitions that have none give way to those that have one.
    func findMaker(_ need: Need) throws -> Found {
        let all = try matches(need)
        let makers = all.filter { !$0.isExternal }
        return try one(need, among: makers.isEmpty ? all : makers, nil)
    }

    private func find(_ need: Need, _ layers: ArraySlice<Form>, _ asker: Node?) throws -> Found {
        guard let outer = layers.first else { return try one(need, among: try matches(need), asker) }
        let inside = layers.dropFirst()
        switch outer {
        case .optional:
            do {
                return try find(need, inside, asker)
            } catch let error as Unresolved where error.isAbsence {
                // Rule 5: nil when nothing is declared, and only then.
                touched.insert(.absent)
                return .nothing
            }
        case .list: return .many(try many(need, asker), of: inside.first)
        case .dictionary:
            return .keyed(
                try many(need, asker).map { node in
                    // Rule 4: keys are given names; a member without one is an error.
                    touched.insert(.keys)
                    guard let name = node.bare.name else {
                        throw Unresolved(
                            id: "unnamed-member", key: "unnamed \(node.bare.number)", culprit: node.bare.number)
                    }
                    return (name, node)
                })
        default:
            // Rule 6: it is resolved like the rest, and built later.
            return .later(outer, try find(need, inside, asker))
        }
    }

    /// Rule 2: every definition that matches a query; never empty.
    private func matches(_ need: Need) throws -> [Node] {
        switch need.search {
        case .named(let name):
            // Rule 2: a name stands alone; what it finds has to fit the parameter's type.
            guard let node = node(named: name) else {
                throw Unresolved(id: "missing-name", key: "named \(name)", subject: name, isAbsence: true)
            }
            guard node.provides(need.kind) else {
                touched.insert(.misfit)
                throw Unresolved(id: "type-mismatch", key: "\(node.number) as \(need.kind)")
            }
            return [node]
        case .tagged(let tag):
            return try present(nodes(of: need.kind).filter { $0.declaration.tags.contains { $0.word == tag } }, need)
        case .typed(let kinds):
            // Rule 2: a query replaces the parameter's own type; all of its types have to match.
            let found = try present(
                nodes(of: kinds[0]).filter { node in kinds.allSatisfy { nodes(of: $0).contains(node) } }, need)
            if kinds.count > 1 { touched.insert(.severalTypes) }
            guard found.allSatisfy({ $0.provides(need.kind) }) else {
                touched.insert(.misfit)
                throw Unresolved(id: "type-mismatch")
            }
            return found
        case .auto, .atLeastOne, .primaries, .constant: return try present(nodes(of: need.kind), need)
        }
    }

    private func present(_ nodes: [Node], _ need: Need) throws -> [Node] {
        if nodes.isEmpty {
            let words: Search = [.atLeastOne, .primaries].contains(need.search) ? .auto : need.search
            throw Unresolved(id: "missing-binding", key: "missing \(need.kind) \(words)", isAbsence: true)
        }
        return nodes
    }

    /// Rules 4 and 20: what looks unintended of a need that has been resolved.
    func oversight(_ need: Need) -> Unresolved? {
        switch need.search {
        case .auto where need.form.isCollection && nodes(of: need.kind).isEmpty:
            // Rule 4: none is a warning where the query says nothing.
            touched.insert(.emptyWarning)
            return Unresolved(id: "empty-collection", key: "none of \(need.kind)", subject: need.kind.typeName)
        // Rule 20: a name or a tag that no definition has.
        case .named(let name) where node(named: name) == nil:
            return Unresolved(id: "missing-name", key: "named \(name)", subject: name)
        case .tagged(let tag) where !nodes.contains { $0.declaration.tags.contains { $0.word == tag } }:
            touched.insert(.unknownTag)
            return Unresolved(id: "missing-tag", key: "tagged \(tag)", subject: tag)
        default: return nil
        }
    }

    /// Rule 3: one is wanted.
    private func one(_ need: Need, among matches: [Node], _ asker: Node?) throws -> Found {
        if case .named = need.search { return .one([wrapper(of: matches[0], as: need.kind)]) }
        // Rule 3: nobody answers their own request, unless nothing else is left.
        let others = matches.filter { asker?.isOrDecorates($0) != true }
        let candidates = others.isEmpty ? matches : others
        if candidates.count < matches.count { touched.insert(.ownRequest) }
        let free = candidates.filter { $0.lifetime.scope == nil }
        let scopes = candidates.compactMap(\.lifetime.scope).uniqued
        if asker?.outlivesScopes == true {
            // Rule 3: what is scoped is no candidate for what outlives its scope as long as another is left.
            if !free.isEmpty, !scopes.isEmpty { touched.insert(.scopedIsNoCandidate) }
            return .one([try nearest(free.isEmpty ? candidates : free, need)])
        }
        // Rule 3: the open scope's own comes before the container's.
        if let own = asker?.lifetime.scope, scopes.contains(own) {
            return .one([try nearest(candidates.filter { $0.lifetime.scope == own }, need)])
        }
        let groups = scopes.map { scope in candidates.filter { $0.lifetime.scope == scope } } + [free]
        return .one(try groups.filter { !$0.isEmpty }.map { try nearest($0, need) })
    }

    /// Rule 3: a child's comes before its parent's; then the only primary wins.
    private func nearest(_ candidates: [Node], _ need: Need) throws -> Node {
        let near = candidates.filter { $0.level == candidates.map(\.level).max() }
        if near.contains(where: { $0.kind != need.kind }) { touched.insert(.otherType) }
        if near.count < candidates.count { touched.insert(.child) }
        if near.count == 1 { return wrapper(of: near[0], as: need.kind) }
        let primaries = near.filter(\.declaration.isPrimary)
        touched.insert(primaries.count == 1 ? .primary : .ambiguous)
        if primaries.count == 1 { return wrapper(of: primaries[0], as: need.kind) }
        let several = primaries.isEmpty ? near : primaries
        throw Unresolved(
            id: primaries.isEmpty ? "ambiguous" : "several-primaries",
            key: "several of \(need.kind) \(several.map(\.number))")
    }

    /// Rule 4: many are wanted.
    private func many(_ need: Need, _ asker: Node?) throws -> [Node] {
        if case .named = need.search { return try matches(need).map { wrapper(of: $0, as: need.kind) } }
        var members: [Node] = []
        do {
            members = try matches(need)
        } catch let error as Unresolved where error.isAbsence {
            // Rule 4: none is an empty collection.
            touched.insert(.empty)
        }
        if let asker {
            // Rule 4: a list never holds the definition that asks for it.
            if members.contains(where: asker.isOrDecorates) { touched.insert(.noSelf) }
            members.removeAll(where: asker.isOrDecorates)
            // Rule 3: what is scoped is no candidate for what outlives its scope as long as another is left.
            if asker.outlivesScopes, members.contains(where: { $0.lifetime.scope == nil }) {
                members.removeAll { $0.lifetime.scope != nil }
            }
        }
        // Rule 4: primary does not narrow a list unless asked to.
        if need.search == .primaries, members.contains(where: \.declaration.isPrimary) {
            touched.insert(.primaries)
            members.removeAll { !$0.declaration.isPrimary }
        }
        if need.search == .atLeastOne, members.isEmpty {
            touched.insert(.tooFew)
            throw Unresolved(id: "too-few", key: "at least one \(need.kind)")
        }
        return ordered(members, need).map { wrapper(of: $0, as: need.kind) }
    }

    /// Rule 4: those with an explicit order first, then in order of declaration.
    private func ordered(_ members: [Node], _ need: Need) -> [Node] {
        func rank(_ node: Node) -> Int {
            if case .tagged(let tag) = need.search,
                let order = node.declaration.tags.first(where: { $0.word == tag })?.order
            {
                return order
            }
            return node.declaration.order ?? .max
        }
        if members.contains(where: { rank($0) < .max }) { touched.insert(.order) }
        return members.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
            .map(\.element)
    }
}

extension Graph {
    /// Rule 11: what an object of a class can be set for: the nearest, and an external of exactly the class before others.
    func settable(_ kind: Kind, named name: String?) -> [Node] {
        var found = visible(nodes).filter { node in
            node.inner == nil && kind.isKind(of: node.kind) && (name.map(node.names.contains) ?? true)
                && node.isKept && node.lifetime != .weak
        }
        let exact = found.filter { $0.kind == kind }
        if !exact.isEmpty, exact.allSatisfy(\.isExternal) { found = exact }
        return found.count == 1 ? found : found.filter { $0.level == found.map(\.level).max() }
    }

    /// Rule 13: the definition of the nearest class whose steps are declared; or, for what wants to be told, any of its class.
    func declaring(_ steps: [(step: StepID, needs: [Found])], or kind: Kind) -> Node? {
        if let owner = steps.last?.step.owner { return nodes.first { $0.number == owner } }
        return kind.isAware ? nodes.first { $0.kind == kind } : nil
    }
}

extension Sequence where Element: Equatable {
    /// Each element once.
    var uniqued: [Element] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}
