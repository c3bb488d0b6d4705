/// Resolves types and queries to definitions: the only code that knows the rules of finding them.
///
/// The check uses a resolver for parameters, and a container for requests.
package struct Resolver: Sendable {
    /// A decorator applies to requests through its type only, so the type is part of the key.
    struct WrapperKey: Hashable, Sendable {
        let node: Int
        let type: ObjectIdentifier
    }

    package internal(set) var index = DefinitionIndex()
    /// The outermost decorator of a definition, for requests through a type.
    var wrappers: [WrapperKey: Node] = [:]
    /// The purpose of the resolutions to come.
    package var purpose = Purpose.object

    /// The purpose of a resolution, on which some rules depend.
    package enum Purpose: Sendable {
        /// A parameter, or a request for an object.
        case object
        /// A call of a factory with any arguments: definitions without a factory give way to those with one.
        case call
        /// A list of all matches, even if one definition makes the whole list.
        case matches
        /// A purge of all keys, which passes no arguments.
        case purge
    }

    /// The origin of a request.
    package enum Asker {
        /// A request by code, with the open scopes, the innermost first.
        case request(in: [OpenScope])
        /// A request that may be made in any scope, so that it is resolved for all of them.
        case anywhere
        /// A parameter of a definition.
        case node(Node)

        var node: Node? { if case .node(let node) = self { node } else { nil } }

        /// Whether the requester outlives every scope.
        var outlivesScopes: Bool { node.map { $0.lifetime.scope == nil && $0.isKept } ?? false }
    }

    /// The part of a search that is the same for every form on the way.
    private struct Request {
        let query: ErasedQuery
        let asker: Asker
        let cache: TypeCache
    }

    /// Resolves a parameter or a request.
    ///
    /// - Throws: An ``Unresolved`` if there is no definition or no clear choice, or if arguments are missing or left over.
    package func resolve(
        _ type: Any.Type, matching query: ErasedQuery, for asker: Asker, using cache: TypeCache
    ) throws(Unresolved) -> Resolution {
        let resolution = try find(type, for: Request(query: query, asker: asker, cache: cache))
        if purpose == .call || purpose == .purge { return resolution }
        // Most requests resolve to a definition without arguments, and have no form to look at.
        if case .node(let node) = resolution, !node.takesArguments { return resolution }
        let shape = cache.shape(of: type)
        try resolution.checkArguments(shape, passed: [])
        if asker.node == nil, shape.innermostDeferral == .lazy {
            // `checkDeferredRequests` covers the parameters of definitions.
            let culprit = resolution.nodes.last { !$0.mayBeShared(as: shape.leaf) }
            if let culprit { throw Unresolved(.lazyPrototype, for: type, found: [culprit]) }
        }
        return resolution
    }

    /// Resolves without checking that arguments match the definition, which `resolve` does afterward.
    private func find(_ type: Any.Type, for request: Request) throws(Unresolved) -> Resolution {
        let (query, cache) = (request.query, request.cache)
        if query !== ErasedQuery.auto {
            if let problem = query.conflict { throw problem }
            if query.atLeast > 0 || query === ErasedQuery.all, !cache.shape(of: type).holdsMany {
                throw Unresolved(
                    .illegalQuery, for: type,
                    name: "all matches, or a least number of them, make a list or a dictionary",
                    text: "is for `\(mention(of: type))`")
            }
            if query.isArgument { throw Unresolved(misplaced: query) }
            if let constant = query.constant { return .constant(constant) }
            if let parts = query.parts { return try composed(type, of: parts, for: request) }
        } else if cache.turnedDown == nil, let known = cache.single[ObjectIdentifier(type)] {
            return .node(known[0])
        }
        guard let outer = cache.shape(of: type).outer else {
            // The cast comes last, because the runtime takes long to find that a type does not conform.
            if query.isAuto, index.nodes(of: type, using: cache).isEmpty, type is any SelfProviding.Type {
                return .container
            }
            if type == InjectionSite.self, query.isAuto, request.asker.node != nil { return .site }
            let matches = try matches(of: type, for: request)
            if matches.count == 1 {
                let node = decorated(matches[0], as: type)
                if query === ErasedQuery.auto, purpose != .call { cache.single[ObjectIdentifier(type)] = [node] }
                return .node(node)
            }
            return try choose(among: matches, as: type, for: request)
        }
        // A definition whose own type is the optional, array or dictionary takes precedence over collecting members.
        let element = outer.element
        if purpose != .matches, let own = try whole(type, for: request) {
            guard outer.form == .optional, let nearer = try nearer(element, than: own, for: request) else { return own }
            cache.turnDown(own.nodes, because: .nearerContainer)
            return .wrapped(.optional, nearer)
        }
        switch outer.form {
        case .optional:
            do {
                return .wrapped(.optional, try find(element, for: request))
            } catch {
                if error.isAbsence { return .nothing }
                throw error
            }
        case .lazy, .provider, .asyncProvider: return .wrapped(outer.form, try find(element, for: request))
        case .scopeProvider:
            // The provider resolves in a scope that is open later, as a request does.
            let later = Request(query: query, asker: .anywhere, cache: cache)
            return .wrapped(.scopeProvider, try find(element, for: later))
        case .list, .dictionary:
            return .members(
                try members(of: element, for: request).map { (node) throws(Unresolved) in
                    guard let key = outer.form == .list ? "" : node.definition.name else {
                        throw Unresolved(.unnamedMember, for: type, found: [node])
                    }
                    return (key, member(node, as: element, using: cache))
                })
        }
    }

    /// A list or dictionary with a query for each member.
    private func composed(
        _ type: Any.Type, of parts: ErasedQuery.Parts, for request: Request
    ) throws(Unresolved) -> Resolution {
        let outer = request.cache.shape(of: type).outer
        guard let outer, outer.form == .optional || outer.form == parts.form else {
            throw Unresolved(
                .illegalQuery, for: type, name: "a query for each member makes a list or a dictionary",
                text: "is for `\(mention(of: type))`")
        }
        if outer.form == .optional { return .wrapped(.optional, try find(outer.element, for: request)) }
        return .members(
            try parts.queries.map { (key, query) throws(Unresolved) in
                let request = Request(query: query, asker: request.asker, cache: request.cache)
                return (key, try find(outer.element, for: request))
            })
    }

    /// The outermost wrapper of a node for requests through `type`; the node itself if there is none.
    func decorated(_ node: Node, as type: Any.Type) -> Node {
        wrappers.isEmpty ? node : wrappers[WrapperKey(node: node.index, type: ObjectIdentifier(type))] ?? node
    }

    /// A member of a list, wrapped in the forms of the list's element.
    private func member(_ node: Node, as element: Any.Type, using cache: TypeCache) -> Resolution {
        guard node.type != element, let outer = cache.shape(of: element).outer, !outer.form.isMany else {
            return .node(decorated(node, as: element))
        }
        return .wrapped(outer.form, member(node, as: outer.element, using: cache))
    }

    /// The resolution to a definition whose own type is the whole form; nil if there is none.
    private func whole(_ type: Any.Type, for request: Request) throws(Unresolved) -> Resolution? {
        if let name = request.query.names.first {
            let named = index.nodes(named: name, using: request.cache).filter { $0.type == type }
            return named.count == 1 ? .node(decorated(named[0], as: type)) : nil
        }
        guard request.query.types.isEmpty else { return nil }
        let candidates = tagged(index.nodes(of: type, using: request.cache), matching: request.query)
        return candidates.isEmpty ? nil : try choose(among: candidates, as: type, for: request)
    }

    /// The resolution of an optional's element, if a nearer container declares it than the optional's own definition.
    private func nearer(
        _ element: Any.Type, than own: Resolution, for request: Request
    ) throws(Unresolved) -> Resolution? {
        guard request.query.names.isEmpty, request.cache.shape(of: element).outer == nil else { return nil }
        let level = own.nodes.map(\.level).max() ?? 0
        let candidates = (try? matches(of: element, for: request)) ?? []
        guard candidates.contains(where: { $0.level > level }) else { return nil }
        let found = try find(element, for: request)
        return found.nodes.contains { $0.level > level } ? found : nil
    }

    /// The members of a list or dictionary, in order.
    ///
    /// A list never contains the definition that requests it. If the requester outlives scopes, the list contains no members of
    /// scopes, unless there are no others, or the members are resolved in a scope later.
    private func members(of element: Any.Type, for request: Request) throws(Unresolved) -> [Node] {
        let (query, cache) = (request.query, request.cache)
        var leaf = element
        while let outer = cache.shape(of: leaf).outer, !outer.form.isMany { leaf = outer.element }
        var members: [Node]
        do {
            members = try matches(of: leaf, for: request)
        } catch {
            guard error.isAbsence, query.names.isEmpty else { throw error }
            members = []
        }
        if query.names.isEmpty, let node = request.asker.node {
            cache.reject(&members, because: .ownRequest, where: node.isOrDecorates)
            if request.asker.outlivesScopes, !cache.shape(of: element).entersScope { cache.rejectScoped(&members) }
        }
        if query.prefersPrimary { cache.rejectSecondary(&members) }
        if members.count < query.atLeast { throw Unresolved(.tooFew, for: leaf, found: members, query: query) }
        return ordered(members, by: query)
    }

    /// The definitions that match the query and the type, in order of declaration; never empty.
    private func matches(of type: Any.Type, for request: Request) throws(Unresolved) -> [Node] {
        let (query, cache) = (request.query, request.cache)
        let name = query.names.first
        let wanted = query.types.first ?? type
        var candidates = name.map { index.nodes(named: $0, using: cache) } ?? index.nodes(of: wanted, using: cache)
        for type in query.types.dropFirst() {
            let others = Set(index.nodes(of: type, using: cache).map(\.index))
            candidates.removeAll { !others.contains($0.index) }
        }
        candidates = tagged(candidates, matching: query)
        guard !candidates.isEmpty else {
            throw name.map { Unresolved(.missingName, for: type, name: $0) }
                ?? Unresolved(.missing, for: type, query: query)
        }
        // A definition that was found by its name, or by another type, may not provide the type.
        if name != nil || !query.types.isEmpty, let other = candidates.first(where: { !$0.provides(type) }) {
            throw Unresolved(.mismatch, for: type, found: [other], query: query)
        }
        return candidates
    }

    /// The nodes with all tags of the query.
    private func tagged(_ nodes: [Node], matching query: ErasedQuery) -> [Node] {
        query.tags.isEmpty ? nodes : nodes.filter { query.tags.allSatisfy($0.definition.has(tag:)) }
    }

    /// Chooses among several matches: a definition never answers its own request, and the nearest wins.
    ///
    /// For an object of a scope, the scope's own definitions are the nearest. A prototype gets the definition that is nearest to
    /// the consumer it is built for.
    private func choose(
        among matches: [Node], as type: Any.Type, for request: Request
    ) throws(Unresolved) -> Resolution {
        let (asker, cache) = (request.asker, request.cache)
        var candidates = matches
        if purpose == .call { candidates.removeAll(where: \.definition.maker.makesNothing) }
        if candidates.isEmpty { candidates = matches }
        guard request.query.names.isEmpty else { return .node(try nearest(candidates, as: type, for: request)) }
        if let node = asker.node, !candidates.allSatisfy(node.isOrDecorates) {
            cache.reject(&candidates, because: .ownRequest, where: node.isOrDecorates)
        }
        if asker.outlivesScopes {
            cache.rejectScoped(&candidates)
            return .node(try nearest(candidates, as: type, for: request))
        }
        if let scope = asker.node?.lifetime.scope, candidates.contains(where: { $0.lifetime.scope == scope }) {
            cache.reject(&candidates, because: .nearerScope) { $0.lifetime.scope != scope }
        }
        var scopes: [Scope?] = []
        for node in candidates where !scopes.contains(node.lifetime.scope) { scopes.append(node.lifetime.scope) }
        // The last alternative is taken where no scope is open.
        scopes = scopes.filter { $0 != nil } + scopes.filter { $0 == nil }
        if scopes.count == 1 { return .node(try nearest(candidates, as: type, for: request)) }
        let left = candidates
        func one(in scope: Scope?) throws(Unresolved) -> Node {
            try nearest(left.filter { $0.lifetime.scope == scope }, as: type, for: request)
        }
        if case .request(let openScopes) = asker {
            cache.dependsOnScopes = true
            for open in openScopes where scopes.contains(open.scope) {
                let found = try one(in: open.scope)
                if open.keeps(found) { return .node(found) }
            }
            return .node(try one(in: scopes.contains(nil) ? nil : scopes[0]))
        }
        return .nearest(try scopes.map { (scope) throws(Unresolved) in try one(in: scope) })
    }

    /// The only match in the nearest container, or the only primary among several there, with its decorators.
    private func nearest(
        _ candidates: [Node], as type: Any.Type, for request: Request
    ) throws(Unresolved) -> Node {
        let cache = request.cache
        var near = candidates
        let level = candidates.lazy.map(\.level).max()
        cache.reject(&near, because: .nearerContainer) { $0.level != level }
        cache.rejectSecondary(&near)
        if near.count == 1 { return decorated(near[0], as: type) }
        let arePrimary = near[0].definition.isPrimary
        cache.turnDown(near, because: arePrimary ? .severalPrimaries : .ambiguous)
        throw Unresolved(
            arePrimary ? .severalPrimaries : .ambiguous, for: type, found: near, query: request.query)
    }

    /// The nodes with an explicit order first, lowest first; the others in order of declaration.
    private func ordered(_ nodes: [Node], by query: ErasedQuery) -> [Node] {
        func rank(_ node: Node) -> Int {
            if let tag = query.tags.first, let order = node.definition.tags.first(where: { $0.name == tag })?.order {
                return order
            }
            return node.definition.details.order ?? Int.max
        }
        guard nodes.contains(where: { $0.definition.hasDetails }) else { return nodes }
        return nodes.ordered(by: rank)
    }
}

extension Node {
    /// Whether the node is the other one, or a decorator around it, directly or further out.
    func isOrDecorates(_ other: Node) -> Bool { sequence(first: self, next: \.inner).contains { $0 === other } }

    /// Whether the definition's object can be provided as a type.
    package func provides(_ type: Any.Type) -> Bool {
        let details = definition.details
        if details.promised.contains(where: { $0.type == type }) { return true }
        return !details.hidesOtherTypes && fits(self.type, type)
    }
}

extension ErasedQuery {
    /// The problem of a query whose parts exclude each other; nil if none do.
    package var conflict: Unresolved? {
        if isAuto { return nil }
        func problem(_ rule: String, but text: String) -> Unresolved {
            Unresolved(.illegalQuery, name: rule, text: text)
        }
        let others = !types.isEmpty || !tags.isEmpty
        let isMore = others || !names.isEmpty || constant != nil
        if parts != nil, isMore {
            return problem("queries for members cannot be combined", but: "also has other parts")
        }
        if isArgument, isMore { return problem("an argument cannot be combined", but: "also has other parts") }
        if constant != nil, others || !names.isEmpty {
            let required = requirements.joined(separator: " and ")
            return problem("a constant cannot be combined", but: "also requires something " + required)
        }
        if names.count > 1 { return problem("a query can have only one name", but: "has \(names.count)") }
        if !names.isEmpty, others {
            let required = requirements.dropFirst().joined(separator: " and ")
            return problem("a name cannot be combined", but: "also requires something " + required)
        }
        let classes = types.filter { $0 is AnyClass }
        guard classes.count > 1 else { return nil }
        return problem(
            "a query can have only one class", but: "has " + classes.map(Diagnostic.code).joined(separator: " and "))
    }
}
