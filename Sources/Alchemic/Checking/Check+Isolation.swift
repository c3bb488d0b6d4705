// Where each thing has to be built, how deep building it goes, and what is asked for in a way that cannot work.

extension Check {
    /// Settles what building each of the graph's own nodes takes, from what it needs.
    mutating func settleIsolation() {
        let first = parent?.nodes.count ?? 0
        let subjects = index.declaresSteps ? index.typesWithSteps : []
        var facts: [ObjectIdentifier: LifecycleFacts] = [:]
        settleCircles(from: first)
        for node in constructionOrder where node.index >= first {
            var isolation = node.definition.maker.isolation
            var depth = 0
            var lastingDepth = 0
            var canFail = !node.definition.traits.contains(.nonthrowing)
            for edge in node.edges where edge.moment == .construction && edge.target !== node {
                let target = edge.target
                isolation = max(isolation, target.isolation)
                depth = max(depth, target.depth)
                if target.kind != .singleton || target.mayBeDropped {
                    lastingDepth = max(lastingDepth, target.lastingDepth)
                }
                canFail = canFail || target.canFail || target.isolation != .synchronous
            }
            switch node.kind {
            case .external, .scoped: canFail = true
            case .value: canFail = false
            case .singleton, .prototype, .weak: break
            }
            if node.lifetime.scope != nil { canFail = true }
            node.isolation = isolation
            node.depth = depth + 1
            node.lastingDepth = lastingDepth + 1
            let fact = facts[ObjectIdentifier(node.type)] ?? LifecycleFacts(of: node, subjects)
            facts[ObjectIdentifier(node.type)] = fact
            let details = node.inner == nil && node.definition.hasDetails ? node.definition.details : nil
            node.takesPart = fact.takesPart || details?.start != nil || details?.stop != nil
            node.isAware = fact.isAware
            let mayHaveSteps = !node.steps.isEmpty || fact.isAware || fact.mayHaveSteps
            node.isQuiet = !mayHaveSteps && !node.takesPart
            node.canFail = canFail || mayHaveSteps || node.mayRunDeep || node.mayBeMadeTooLate
            // A prototype that needs nothing but a synchronous call: no steps, no isolation, no deep chain.
            if case .prototype(let call) = node.definition.maker.body, node.kind == .prototype,
                node.isolation == .synchronous,
                !mayHaveSteps, node.circle == nil, node.depth < StackGuard.interval
            {
                node.plainCall = call
            }
        }
        settleCompleteIsolation(from: first)
    }

    /// Finds the circles that are closed by steps: their members are finished together.
    private func settleCircles(from first: Int) {
        guard allNodes[first...].contains(where: { !$0.steps.isEmpty }) else { return }
        for component in components(of: allNodes, along: { $0.moment != .later && !$0.isAlternative }) {
            guard component.contains(where: { $0 >= first }) else { continue }
            let isCircle =
                component.count > 1
                || allNodes[component[0]].edges.contains {
                    $0.moment == .step && !$0.isAlternative && $0.target.index == component[0]
                }
            guard isCircle else { continue }
            let circle = Circle()
            for member in component { allNodes[member].circle = circle }
        }
    }

    /// The nodes of a circle share what any of them takes; so what the steps need is settled circle by circle.
    private func settleCompleteIsolation(from first: Int) {
        for node in allNodes[first...] { node.completeIsolation = node.isolation }
        guard allNodes[first...].contains(where: { !$0.steps.isEmpty || $0.isolation != .synchronous }) else { return }
        for component in components(of: allNodes, along: { $0.moment != .later }) where component[0] >= first {
            var isolation = Isolation.synchronous
            for member in component {
                let node = allNodes[member]
                isolation = max(isolation, node.isolation)
                for resolved in node.steps { isolation = max(isolation, resolved.step.isolation) }
                for edge in node.edges where edge.moment != .later {
                    isolation = max(isolation, edge.target.completeIsolation)
                }
            }
            for member in component { allNodes[member].completeIsolation = isolation }
        }
    }

    /// Reports a `Lazy` or a provider of something that has to be awaited, or that must not be shared.
    mutating func checkDeferredRequests() {
        for node in ownNodes {
            for edge in node.edges {
                let target = edge.target
                guard edge.moment == .later else {
                    if target.definition.maker.isolation == .main, target.isCached,
                        !target.definition.traits.contains(.sendable), edge.moment == .construction,
                        node.definition.maker.isolation != .main
                    {
                        problems.add(.mainActorOnly(node, edge), order: node.index)
                    }
                    continue
                }
                let form = TypeShape(node.origin(of: edge).dependency.type).innermostDeferral
                let isStarted = target.isCached && target.definition.isEager
                if target.completeIsolation == .asynchronous, !isStarted, form == .lazy || form == .provider {
                    problems.add(.asynchronousDependency(node, edge), order: node.index)
                } else if form == .lazy, target.kind == .prototype,
                    !target.definition.traits.contains(.sendable), !(target.type is any Actor.Type)
                {
                    problems.add(.lazyPrototype(node, edge), order: node.index)
                }
            }
        }
    }
}

/// What objects of a type want to hear of their beginning and end.
private struct LifecycleFacts {
    let takesPart: Bool
    let isAware: Bool
    /// Whether an object declared as the type may turn out to be of a class with steps.
    let mayHaveSteps: Bool

    init(of node: Node, _ subjects: [Any.Type]) {
        // Asked once for what most types are none of.
        let isParticipant = node.type is any LifecycleParticipant.Type
        isAware = isParticipant && node.type is any InjectionAware.Type
        takesPart = isParticipant && (node.type is any Startable.Type || node.type is any Stoppable.Type)
        mayHaveSteps = (node.isExistential || node.isClass) && subjects.contains { fits($0, node.type) }
    }
}

extension DefinitionIndex {
    /// The types whose definitions have steps, each once.
    fileprivate var typesWithSteps: [Any.Type] {
        var seen: Set<ObjectIdentifier> = []
        return nodes.filter { $0.definition.hasDetails && !$0.definition.details.steps.isEmpty }
            .map(\.type).filter { seen.insert(ObjectIdentifier($0)).inserted }
    }
}
