// Applies decorators, and resolves every parameter and injection point.

extension Check {
    /// Adds a wrapper node around every match of every decorator; later decorators wrap earlier ones.
    mutating func applyDecorators() {
        for entry in decorators {
            let definition = entry.definition
            let type = definition.type
            let name = definition.details.decoratedName
            let matches = resolver.index.nodes(of: type, using: cache).filter { node in
                // The parent's graph has its own wrappers of the parent's objects.
                (node.index >= firstOwnIndex || entry.level == level) && (name.map(node.definition.has(name:)) ?? true)
            }
            if matches.isEmpty, entry.level == level {
                reportDecoratorOfNothing(definition, before: firstOwnIndex + entry.position)
            }
            // The cached matches of types include decorators, and lack those that are added below.
            cache.single = [:]
            for match in matches {
                if match.kind != .prototype, !definition.traits.contains(.sendable), !match.isMadeOnMain {
                    problems.add(
                        .sharedWrapper, with: Values(node: match, type: type, choice: isExistential(type) ? 0 : 1),
                        at: definition.location, notes: [Diagnostic.Note("decorated", on: match)])
                }
                let key = Resolver.WrapperKey(node: match.index, type: ObjectIdentifier(type))
                let wrapper = Node(entry, index: allNodes.count, inner: resolver.wrappers[key] ?? match)
                allNodes.append(wrapper)
                resolver.wrappers[key] = wrapper
            }
        }
    }

    /// Reports a decorator that matches nothing: a warning, because a child may declare a match; an error in an overlay.
    private mutating func reportDecoratorOfNothing(_ definition: Definition, before order: Int) {
        let name = definition.details.decoratedName
        let missing = name.map { Unresolved(.missingName, for: definition.type, name: $0) }
        let notes = missing.map { Advice($0, at: nil, in: resolver.index, using: cache).similar } ?? []
        problems.add(
            Diagnostic(
                .decoratorOfNothing,
                with: Values(
                    type: definition.type, text: name.map { " named \"\($0)\"" } ?? "", choice: isOverlay ? 1 : 0),
                at: definition.location, notes: notes
            ).with(isOverlay ? .error : .warning),
            order: order, isBefore: true)
    }

    /// Resolves the parameters, calls and steps of every definition of this graph.
    mutating func resolveDependencies() {
        for node in ownNodes {
            node.dependencies = makerDependencies(of: node)
            node.calls = calls(of: node)
            node.steps = steps(of: node).map { step, declaredBy in
                ResolvedStep(
                    step: step, declaredBy: declaredBy,
                    dependencies: resolve(step.parameterTypes, matching: step.queries, of: node, step: step))
            }
            node.edges = node.makeEdges(using: cache)
            if node.takesSite, node.kind != .prototype || node.isOncePerResolution {
                problems.add(
                    .sharedSite, with: Values(node: node, choice: node.kind == .prototype ? 1 : 0),
                    path: [node.mention, "InjectionSite"])
            }
            if node.inner == nil, node.takesArguments, node.isOncePerResolution {
                problems.add(.onceWithArguments, with: Values(node: node))
            }
            node.takesSite = node.kind == .prototype && (node.takesSite || node.inner?.takesSite == true)
        }
    }

    /// The factory's parameters; none if their number is not that of the queries.
    private mutating func makerDependencies(of node: Node) -> [Dependency] {
        let types = node.definition.maker.parameterTypes()
        guard !types.isEmpty else { return [] }
        let queries = node.details.queries
        if let queries, queries.count != types.count {
            problems.add(
                .argumentCount,
                with: Values(
                    node: node, text: queries.count == 1 ? "1 query" : "\(queries.count) queries", count: types.count,
                    choice: types.count == 1 ? 1 : 0))
            return []
        }
        return resolve(types, matching: queries, of: node, step: nil)
    }

    /// Resolves parameters: the first parameter of a decorator is the definition that it wraps.
    private mutating func resolve(
        _ types: [Any.Type], matching queries: [ErasedQuery]?, of node: Node, step: Step?
    ) -> [Dependency] {
        let hasOwner = step == nil && node.details.ownerType != nil
        return types.indices.map { offset in
            if offset == 0, let inner = node.inner {
                return Dependency(type: types[0], query: .auto, position: 0, resolution: .node(inner))
            }
            let query = queries?[offset] ?? .auto
            let site = ParameterSite(node: node, position: hasOwner ? offset : offset + 1, step: step)
            return Dependency(
                type: types[offset], query: query, position: site.position,
                resolution: resolution(of: types[offset], matching: query, at: site))
        }
    }

    /// Resolves a parameter or a call; a failure is recorded with its site, and becomes a failed resolution.
    private mutating func resolution(
        of type: Any.Type, matching query: ErasedQuery, at site: ParameterSite
    ) -> Resolution {
        func add(_ problem: Unresolved, isTolerated: Bool = false) {
            unresolved.append(UnresolvedSite(problem: problem, site: site, isTolerated: isTolerated))
        }
        do throws(Unresolved) {
            let resolution =
                query.isArgument
                ? try argument(query, at: site)
                : try resolver.resolve(type, matching: query, for: .node(site.node), using: cache)
            if case .site = resolution.unwrapped { site.node.takesSite = true }
            if query === ErasedQuery.auto, let member = emptyMember(in: resolution, of: type) {
                add(Unresolved(.emptyCollection, for: member), isTolerated: true)
            }
            for problem in resolver.index.problemsOfUnknownNames(in: query, for: type, using: cache) {
                add(problem, isTolerated: true)
            }
            return resolution
        } catch {
            add(error)
            return .failed
        }
    }

    /// The member type of a list or dictionary that is empty because no definition provides the type; otherwise nil.
    private func emptyMember(in resolution: Resolution, of type: Any.Type) -> Any.Type? {
        switch resolution {
        case .wrapped(let form, let inside) where form.isDeferred: return emptyMember(in: inside, of: type)
        case .members(let members) where members.isEmpty:
            let member = cache.shape(of: type).leaf
            return resolver.index.nodes(of: member, using: cache).isEmpty ? member : nil
        default: return nil
        }
    }

    /// The resolution of a factory parameter that callers supply: an argument of a prototype, or the key of a kept definition.
    private func argument(_ query: ErasedQuery, at site: ParameterSite) throws(Unresolved) -> Resolution {
        if let problem = query.conflict { throw problem }
        guard site.step == nil, site.position > 0, site.node.inner == nil,
            site.node.isKept == (query.key != nil)
        else { throw Unresolved(misplaced: query) }
        return .argument
    }

    /// The calls that a configuration's method may make to other methods.
    private mutating func calls(of node: Node) -> [Dependency] {
        guard node.inner == nil, !node.details.calls.isEmpty else { return [] }
        return node.details.calls.map { call in
            let query = ErasedQuery(names: [call.name])
            let site = ParameterSite(node: node, position: 0, step: nil)
            return Dependency(
                type: call.type, query: query, position: 0, isCall: true,
                resolution: resolution(of: call.type, matching: query, at: site))
        }
    }

    /// A node's own steps, after the steps that it inherits from its superclasses' definitions.
    ///
    /// An inherited step is left out if an own step has its name. An object that a method makes gets the steps declared for its
    /// class elsewhere.
    private mutating func steps(of node: Node) -> [(step: Step, declaredBy: Node)] {
        guard node.inner == nil else { return [] }
        let own = node.details.steps.map { ($0, node) }
        guard let type = node.type as? AnyClass else { return own }
        if own.isEmpty, let method = node.details.method, resolver.index.nodes(withStepsFor: type).isEmpty {
            // The graph has no steps for the class. The class may declare itself outside of the graph: the steps of that
            // declaration count, with those of its superclasses.
            let declared = method.declaredSteps(type)
            if !declared.isEmpty { return declared.map { ($0, node) } }
        }
        guard resolver.index.declaresSteps else { return own }
        let takesOfClass = own.isEmpty && node.details.isMadeByMethod
        return resolver.index.steps(of: takesOfClass ? type : superclass(of: type), before: own)
    }

    /// Reports each failed resolution once, with the path to one consumer and a list of the others.
    mutating func reportUnresolved() {
        guard !unresolved.isEmpty else { return }
        let routes = NodesBelow(routesTo: allNodes)
        let mistakes = Dictionary(grouping: unresolved.indices) { unresolved[$0].key ?? "\($0)" }.values
        for indices in Array(mistakes).ordered(by: { $0[0] }) {
            let entries = indices.map { unresolved[$0] }
            let problem = entries[0].problem
            let isTolerated = entries.allSatisfy(\.isTolerated)
            // The report is about the sites that cannot do without the dependency, or about all if every site can.
            let needing = entries.filter { $0.isTolerated == isTolerated }.map(\.site)
            guard
                let nearest = needing.min(by: { routes.path(to: $0.node).count < routes.path(to: $1.node).count })
            else { continue }
            problems.add(
                Diagnostic(
                    problem, at: nearest, path: routes.names(to: nearest.node),
                    others: entries.map(\.site).filter { !$0.isSame(as: nearest) }, in: resolver.index, using: cache
                ).with(isTolerated ? .warning : .error),
                order: (problem.culprit ?? nearest.node).index)
        }
    }
}

/// A parameter of a factory or of a step, or a call of a configuration's method: the site of a problem, or of an injection.
package struct ParameterSite: Sendable {
    package let node: Node
    /// As ``Dependency/position``.
    package let position: Int
    /// The step with the parameter; nil for a parameter of the factory, and for a call.
    package let step: Step?

    package init(node: Node, position: Int, step: Step?) {
        self.node = node
        self.position = position
        self.step = step
    }

    /// The label of the parameter in code, or the name of the injection point, if the declaration knows it.
    package var label: String? { step == nil ? node.label(ofParameter: position) : step?.name }

    /// The declaration of the step, or of the definition.
    var location: Definition.SourceLocation { step?.location ?? node.definition.location }

    /// A description of the parameter, for example `parameter 2 of Car`.
    var words: String {
        if let step {
            if step.kind == .injectionPoint { return "`\(node.mention).\(step.name ?? "injection point")`" }
            let owner = step.kind == .configure ? "the configure step of" : "a call on"
            return "parameter \(position) of \(owner) `\(node.mention)`"
        }
        if position == 0 { return "the method that builds `\(node.mention)`" }
        let parameter = label.map { "`\($0)`" } ?? "\(position)"
        return "parameter \(parameter) of `\(node.mention)`"
    }

    /// Calls of one method count as the same site.
    func isSame(as other: ParameterSite) -> Bool {
        node === other.node && position == other.position && step === other.step
    }
}

/// A site whose resolution failed.
struct UnresolvedSite {
    let problem: Unresolved
    let site: ParameterSite
    /// Whether the site can do without the dependency: it has a resolution, such as nil or an empty list.
    let isTolerated: Bool

    /// A key that is equal for the same mistake in several sites; nil for a mistake of one site.
    ///
    /// A missing definition is one problem, however many definitions need it. A mistake in a step is one problem, however many
    /// subclasses inherit the step.
    var key: String? { problem.key ?? site.step.map { "\(ObjectIdentifier($0)) \(site.position)" } }
}

extension DefinitionIndex {
    /// A problem for each name and tag of a query that no definition has.
    func problemsOfUnknownNames(in query: ErasedQuery, for type: Any.Type, using cache: TypeCache) -> [Unresolved] {
        if query.isAuto { return [] }
        return query.names.filter { nodes(named: $0, using: cache).isEmpty }.map {
            Unresolved(.missingName, for: type, name: $0)
        }
            + query.tags.filter { !tags.contains($0) }.map { Unresolved(.missingTag, for: type, name: $0) }
            + query.members.flatMap { problemsOfUnknownNames(in: $0, for: type, using: cache) }
    }

    /// The steps declared for a class and its superclasses, the superclasses' first, without those that later ones replace by
    /// their names; then the steps of a definition itself.
    ///
    /// If several definitions of one class have steps, the first one's count.
    package func steps(of type: AnyClass?, before own: [(Step, Node)] = []) -> [(Step, Node)] {
        guard let type else { return own }
        let source = nodes(withStepsFor: type).first
        let declared = source.map { node in node.details.steps.map { ($0, node) } } ?? []
        let names = Set(own.compactMap(\.0.name))
        return steps(of: superclass(of: type), before: declared)
            .filter { step, _ in step.name.map(names.contains) != true } + own
    }
}
