// Which definitions a need, or a request, leads to.

extension Graph {
    /// Resolves what a definition needs, or what code asks for in a place in which these scopes are open, the innermost first.
    func find(_ need: Need, for asker: Node?, in openScopes: [OpenScope] = []) throws -> Found {
        // Rule 2: a constant stands alone.
        if need.search == .constant { return Found() }
        var found = Found(form: need.form)
        do {
            let matches = try matches(need)
            found.nodes =
                try need.form.isCollection
                ? many(need, among: matches, asker) : one(need, among: matches, asker, openScopes)
        } catch let failure as Failure where failure.isAbsence && need.form == .optional {
            // Rule 5: nil when nothing is declared, and only then.
        }
        // Rule 4: keys are given names; a member without one is an error.
        if need.form == .dictionary, let member = found.nodes.map(\.bare).first(where: { $0.declaration.name == nil }) {
            throw Failure(id: "unnamed-member", key: "unnamed \(member.number)", culprit: member.number)
        }
        // Rule 21: only a provider with arguments reaches what takes one.
        if found.nodes.contains(where: { $0.takesArgument != (need.form == .argumentProvider) }) {
            throw Failure(id: "argument-mismatch")
        }
        // Section 5: a request for a `Lazy` of what is not known to be `Sendable` is refused, as a parameter is by the check.
        if asker == nil, need.form.isLazy, found.nodes.contains(where: \.isUnshared) {
            throw Failure(id: "lazy-prototype")
        }
        return found
    }

    /// Rule 12: the same for a call of a factory: definitions that have none give way to those that have one.
    func findMaker(_ need: Need, in openScopes: [OpenScope]) throws -> Found {
        Found(nodes: try one(need, among: try matches(need).preferring { !$0.isExternal }, nil, openScopes))
    }

    /// Rule 2: every definition that matches a query.
    func matches(_ need: Need) throws -> [Node] {
        switch need.search {
        case .named(let name):
            // Rule 2: a name stands alone; what it finds has to fit the parameter's type.
            guard let node = node(named: name) else { return [] }
            if node.provides(need.kind) { return [node] }
            throw Failure(id: "type-mismatch", key: "\(node.number) as \(need.kind)")
        case .tagged(let tag): return nodes(of: need.kind).filter { $0.declaration.has(tag) }
        case .typed(let kinds):
            // Rule 2: a query replaces the parameter's own type; all of its types have to match.
            let lists = kinds.map(nodes(of:))
            let found = lists[0].filter { node in lists.allSatisfy { $0.contains(node) } }
            if found.allSatisfy({ $0.provides(need.kind) }) { return found }
            throw Failure(id: "type-mismatch")
        case .auto, .atLeastOne, .primaries, .constant: return nodes(of: need.kind)
        }
    }

    private func absence(_ need: Need) -> Failure {
        if case .named(let name) = need.search {
            return Failure(id: "missing-name", key: "named \(name)", subject: name, isAbsence: true)
        }
        return Failure(id: "missing-binding", key: "missing \(need.kind) \(need.search)", isAbsence: true)
    }

    /// Rule 20: what looks unintended of a need that has been resolved.
    func oversight(_ need: Need) -> Failure? {
        switch need.search {
        // Rule 4: none is a warning where the query says nothing.
        case .auto where need.form.isCollection && nodes(of: need.kind).isEmpty:
            Failure(id: "empty-collection", key: "none of \(need.kind)", subject: need.kind.typeName)
        // Rule 20: a name or a tag that no definition has.
        case .named(let name) where node(named: name) == nil: absence(need)
        case .tagged(let tag) where !nodes.contains { $0.declaration.has(tag) }:
            Failure(id: "missing-tag", key: "tagged \(tag)", subject: tag)
        default: nil
        }
    }

    /// Rule 3: one is wanted: of each scope one, and one of none; which is taken, those decide that are open.
    private func one(_ need: Need, among matches: [Node], _ asker: Node?, _ openScopes: [OpenScope]) throws -> [Node] {
        if matches.isEmpty { throw absence(need) }
        guard asker != nil else {
            // Rule 3: code asks where it is known which scopes are open; rule 10: what is left is an error there.
            for open in openScopes {
                let inScope = matches.filter { $0.lifetime.scope == open.name }
                if inScope.isEmpty { continue }
                let node = try nearest(inScope, need)
                // Rule 16: a scope has nothing that is declared further in than where it was opened.
                if node.level <= open.level { return [node] }
            }
            let scope = matches.preferring { $0.lifetime.scope == nil }[0].lifetime.scope
            return [try nearest(matches.filter { $0.lifetime.scope == scope }, need)]
        }
        // Rule 3: nobody answers their own request, unless nothing else is left.
        var candidates = matches.preferring { asker?.isOrDecorates($0) != true }
        // Rule 3: what is scoped is no candidate for what outlives its scope as long as another is left.
        if asker?.outlivesScopes == true {
            return [try nearest(candidates.preferring { $0.lifetime.scope == nil }, need)]
        }
        // Rule 3: the open scope's own comes before the container's.
        if let scope = asker?.lifetime.scope { candidates = candidates.preferring { $0.lifetime.scope == scope } }
        let scopes: [String?] = candidates.compactMap(\.lifetime.scope).uniqued + [nil]
        return try scopes.map { scope in candidates.filter { $0.lifetime.scope == scope } }.filter { !$0.isEmpty }
            .map { try nearest($0, need) }
    }

    /// Rule 3: a child's comes before its parent's; then the only primary wins.
    private func nearest(_ candidates: [Node], _ need: Need) throws -> Node {
        let best = candidates.nearest.preferring(\.declaration.isPrimary)
        if best.count == 1 { return wrapper(of: best[0], as: need.kind) }
        let id = best[0].declaration.isPrimary ? "several-primaries" : "ambiguous"
        throw Failure(id: id, key: "several of \(need.kind) \(best.map(\.number))")
    }

    /// Rule 4: many are wanted.
    private func many(_ need: Need, among matches: [Node], _ asker: Node?) throws -> [Node] {
        var members = matches
        if case .named = need.search {
            if members.isEmpty { throw absence(need) }
        } else if let asker {
            // Rule 4: a list never holds the definition that asks for it.
            members.removeAll(where: asker.isOrDecorates)
            // Rule 3: what is scoped is no candidate for what outlives its scope as long as another is left.
            if asker.outlivesScopes { members = members.preferring { $0.lifetime.scope == nil } }
        }
        // Rule 4: primary does not narrow a list unless asked to.
        if need.search == .primaries { members = members.preferring(\.declaration.isPrimary) }
        if need.search == .atLeastOne, members.isEmpty {
            throw Failure(id: "too-few", key: "at least one \(need.kind)")
        }
        // Rule 4: those with an explicit order first, then in order of declaration.
        let ranks = members.map { $0.declaration.rank(in: need.search) }
        return members.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map {
            wrapper(of: members[$0], as: need.kind)
        }
    }

    /// Rule 11: what an object of a class can be set for: the nearest, and an external of exactly the class before others.
    func settable(_ kind: Kind, named name: String?) -> [Node] {
        let fitting = visible.filter { node in
            kind.isKind(of: node.kind) && (name.map(node.names.contains) ?? true) && node.isKept
                && node.lifetime != .weak && !node.isKeyed
        }
        let exact = fitting.filter { $0.kind == kind }
        return (!exact.isEmpty && exact.allSatisfy(\.isExternal) ? exact : fitting).nearest
    }
}
