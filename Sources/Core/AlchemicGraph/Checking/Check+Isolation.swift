// Facts about building each node: isolation, depth, start and stop; and deferred dependencies that cannot work.

extension Check {
    /// Settles the units, and then the isolation, depth and lifecycle facts, of each of the graph's own nodes.
    mutating func settleIsolation() {
        settleUnits()
        let own = constructionOrder.filter { $0.index >= firstOwnIndex }
        for node in own {
            for edge in node.edges where edge.moment == .construction && edge.target !== node {
                node.depth = max(node.depth, edge.target.depth + 1)
            }
            node.isParticipant = node.details.start.run != nil || node.details.stop.run != nil
            // One conformance check is enough for most types, which conform to no lifecycle protocol.
            if Conformance(of: node.type, to: (any Lifetime.Participant).self) != .none {
                node.awareness = Conformance(of: node.type, to: (any InjectionAware).self)
                node.isParticipant =
                    node.isParticipant || Conformance(of: node.type, to: (any Startable).self) != .none
                    || Conformance(of: node.type, to: (any Stoppable).self) != .none
            }
            node.completeIsolation = node.makingIsolation
            node.ownIsolation = node.completeIsolation
        }
        settle(\.completeIsolation, of: own) { $0.moment != .later }
        let possible = isolationsOfPossibleSteps(of: own)
        for node in own {
            let isolation = possible[ObjectIdentifier(node.type)]
            let mayHaveSteps = !node.steps.isEmpty || node.awareness != .none || isolation != nil
            node.isQuiet = !mayHaveSteps && !node.isParticipant
            // A prototype that needs only a call has a synchronous factory, no steps and no deep chain below it, and is made for
            // each consumer; a plain call can neither hop to the main actor nor await. An object declared as a protocol is
            // excluded: it may turn out to be `InjectionAware`.
            node.needsCallOnly =
                node.kind == .prototype && node.completeIsolation == .synchronous && !mayHaveSteps
                && !node.isExistential && node.depth < Node.deepChain && !node.isOncePerResolution
            if let isolation { node.ownIsolation = max(node.ownIsolation, isolation) }
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
