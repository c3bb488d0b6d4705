// Facts about building each node: isolation, depth, start and stop; and deferred dependencies that cannot work.

extension Check {
    /// Settles the units, and then the isolation, depth and lifecycle facts, of each of the graph's own nodes.
    mutating func settleIsolation() {
        let typesWithSteps = resolver.index.declaresSteps ? resolver.index.typesWithSteps : [:]
        var facts: [ObjectIdentifier: LifecycleFacts] = [:]
        settleUnits()
        let own = constructionOrder.filter { $0.index >= firstOwnIndex }
        for node in own {
            let isolation = node.definition.maker.isolation
            for edge in node.edges where edge.moment == .construction && edge.target !== node {
                node.depth = max(node.depth, edge.target.depth + 1)
            }
            let fact =
                facts[ObjectIdentifier(node.type)] ?? LifecycleFacts(of: node, amongTypesWithSteps: typesWithSteps)
            facts[ObjectIdentifier(node.type)] = fact
            node.isParticipant = fact.isParticipant || node.details.start.run != nil || node.details.stop.run != nil
            node.awareness = fact.awareness
            let mayHaveSteps = !node.steps.isEmpty || fact.awareness != .none || !fact.possible.isEmpty
            node.isQuiet = !mayHaveSteps && !node.isParticipant
            // A prototype that needs only a call has a synchronous factory, no steps and no deep chain below it, and is made for
            // each consumer. An object declared as a protocol is excluded: it may turn out to be `InjectionAware`.
            node.needsCallOnly =
                node.kind == .prototype && isolation == .synchronous && !mayHaveSteps && !node.isExistential
                && node.depth < Node.deepChain && !node.isOncePerResolution
            node.completeIsolation = max(isolation, node.stepIsolation)
            node.ownIsolation = node.completeIsolation
        }
        settle(\.completeIsolation, of: own) { $0.moment != .later }
        // A plain call can neither hop to the main actor nor await.
        for node in own where node.completeIsolation != .synchronous { node.needsCallOnly = false }
        if !typesWithSteps.isEmpty {
            let isolations = resolver.index.isolationsOfSteps
            let possible = facts.reduce(into: [:]) { possible, fact in
                // A plan includes the parameters of the type's own steps. It cannot include those of a subclass's steps,
                // since only the object shows its class; so the isolation of those parameters counts as well.
                possible[fact.key] = fact.value.possible.compactMap {
                    $0 == fact.key ? isolations[$0]?.alone : isolations[$0]?.withParameters
                }.max()
            }
            for node in own {
                node.ownIsolation = max(node.ownIsolation, possible[ObjectIdentifier(node.type)] ?? .synchronous)
            }
        }
        // A prototype is built together with the nodes that take it.
        settle(\.ownIsolation, of: own) { $0.moment != .later && !$0.isCall && !$0.target.isKept }
    }

    /// Propagates an isolation to the graph's own nodes, against the direction of the counted edges.
    private func settle(
        _ isolation: ReferenceWritableKeyPath<Node, Isolation>, of own: [Node], along isCounted: (Edge) -> Bool
    ) {
        let isSettled = !own.contains { node in
            node.edges.contains { isCounted($0) && $0.target[keyPath: isolation] != .synchronous }
        }
        if isSettled { return }
        // All nodes of a cycle need the strictest isolation of any of them.
        let arrows = Arrows(allNodes, along: isCounted)
        for component in arrows.connected where component[0] >= firstOwnIndex {
            let members = component.map { allNodes[$0] }
            let all = members + members.flatMap { $0.edges.filter(isCounted).map(\.target) }
            let strictest = all.map { $0[keyPath: isolation] }.max() ?? .synchronous
            for node in members { node[keyPath: isolation] = strictest }
        }
    }

    /// Reports a `Lazy` or `Provider` of an asynchronous object that is neither eager nor a service, and a `Lazy` of an
    /// unshareable prototype.
    ///
    /// An object that a start builds only because an eager one needs it is reported, too.
    mutating func checkDeferredRequests() {
        for node in ownNodes {
            for edge in node.edges where edge.moment == .later {
                let target = edge.target
                let type = node.origin(of: edge).dependency.type
                let form = TypeShape(type).innermostDeferral
                let isStarted = target.definition.isBuiltByRun && !target.mayBeDropped
                if target.completeIsolation == .asynchronous, !isStarted, form == .lazy || form == .provider {
                    problems.add(
                        .asynchronousDependency,
                        with: Values(node: node, other: target, type: type, choice: target.mayBeEager ? 0 : 1),
                        path: [node.mention, target.mention], notes: [Diagnostic.Note("asynchronous", on: target)])
                } else if form == .lazy, !target.mayBeShared(as: TypeShape(type).leaf) {
                    problems.add(
                        .lazyPrototypeTaken, with: Values(node: node, other: target),
                        path: [node.mention, target.mention], notes: [Diagnostic.Note("prototype", on: target)])
                }
            }
        }
    }
}

/// The lifecycle protocols that a type conforms to, and whether its objects may have steps of a subclass.
private struct LifecycleFacts {
    /// Whether the type is `Startable` or `Stoppable`, on any actor.
    let isParticipant: Bool
    let awareness: Conformance
    /// The types with steps that an object declared as the type may be of, its own included.
    let possible: [ObjectIdentifier]

    /// Finds the facts of the type of a node, which all nodes of the type share.
    init(of node: Node, amongTypesWithSteps typesWithSteps: [ObjectIdentifier: Any.Type]) {
        // One conformance check is enough for most types, which conform to no lifecycle protocol.
        let hasLifecycle = Conformance(of: node.type, to: (any Lifetime.Participant).self) != .none
        awareness = hasLifecycle ? Conformance(of: node.type, to: (any InjectionAware).self) : .none
        isParticipant =
            hasLifecycle
            && (Conformance(of: node.type, to: (any Startable).self) != .none
                || Conformance(of: node.type, to: (any Stoppable).self) != .none)
        let mayBeOther = node.isExistential || node.isClass
        possible = mayBeOther ? typesWithSteps.filter { fits($0.value, node.type) }.map(\.key) : []
    }
}

extension DefinitionIndex {
    /// The types with steps in any of their definitions.
    fileprivate var typesWithSteps: [ObjectIdentifier: Any.Type] {
        nodes.reduce(into: [:]) { types, node in
            if !node.details.steps.isEmpty { types[ObjectIdentifier(node.type)] = node.type }
        }
    }

    /// The isolation of the steps declared for each type: of the steps alone, and with that of their parameters.
    fileprivate var isolationsOfSteps: [ObjectIdentifier: (alone: Isolation, withParameters: Isolation)] {
        nodes.reduce(into: [:]) { isolations, node in
            guard let alone = node.details.steps.lazy.map(\.isolation).max() else { return }
            // The node's own steps come after those of superclasses.
            let first = node.steps.count - node.details.steps.count
            let own = node.edges.lazy.filter { $0.moment == .step && $0.step >= first }
            let needed = own.map(\.target.completeIsolation).max()
            let former = isolations[ObjectIdentifier(node.type)] ?? (alone, alone)
            isolations[ObjectIdentifier(node.type)] = (
                max(former.alone, alone), max(former.withParameters, alone, needed ?? alone)
            )
        }
    }
}
