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
                if target.kind != .singleton { lastingDepth = max(lastingDepth, target.lastingDepth) }
                canFail = canFail || target.canFail || target.isolation != .synchronous
            }
            switch node.kind {
            case .external, .scoped: canFail = true
            case .singleton, .prototype, .weak, .value: break
            }
            if node.lifetime.scope != nil { canFail = true }
            var settled = node.facts
            settled.isolation = isolation
            settled.depth = depth + 1
            settled.lastingDepth = lastingDepth + 1
            let fact = facts[ObjectIdentifier(node.type)] ?? LifecycleFacts(of: node, subjects)
            facts[ObjectIdentifier(node.type)] = fact
            let details = node.details
            settled.takesPart =
                fact.takesPart || details?.start != nil || details?.stop != nil || details?.role != nil
            settled.awareness = fact.awareness
            let mayHaveSteps = !node.steps.isEmpty || fact.awareness != .none || fact.mayHaveSteps
            settled.isQuiet = !mayHaveSteps && !settled.takesPart
            settled.canFail = canFail || mayHaveSteps || node.mayBeDropped || settled.mayRunDeep(node.kind)
            // A prototype that needs nothing but a synchronous call: no steps, no isolation, no deep chain.
            if case .prototype(let call) = node.definition.maker.body, node.kind == .prototype,
                isolation == .synchronous, !mayHaveSteps, node.circle == nil, settled.depth < StackGuard.interval
            {
                settled.plainCall = call
            }
            drafts[node.index - first].facts = settled
        }
        settleCompleteIsolation(from: first)
    }

    /// Finds the circles that are closed by steps: their members are finished together.
    private func settleCircles(from first: Int) {
        guard drafts.contains(where: { !$0.node.steps.isEmpty }) else { return }
        for component in ownComponents(from: first, along: { $0.moment != .later && !$0.isAlternative })
        where component.count > 1 {
            let circle = Circle()
            for member in component { drafts[member - first].facts.circle = circle }
        }
    }

    /// The strongly connected components of the graph's own nodes: none of a parent's needs any of these.
    private func ownComponents(from first: Int, along isCounted: (Edge) -> Bool) -> [[Int]] {
        components(of: allNodes, along: isCounted).filter { $0[0] >= first }
    }

    /// The nodes of a circle share what any of them takes; so what the steps need is settled circle by circle.
    private func settleCompleteIsolation(from first: Int) {
        for draft in drafts {
            draft.facts.completeIsolation = max(draft.node.isolation, draft.node.stepIsolation)
        }
        guard drafts.contains(where: { !$0.node.steps.isEmpty || $0.node.completeIsolation != .synchronous }) else {
            return
        }
        for component in ownComponents(from: first, along: { $0.moment != .later }) {
            var isolation = Isolation.synchronous
            for member in component {
                let node = allNodes[member]
                isolation = max(isolation, node.completeIsolation)
                for edge in node.edges where edge.moment != .later {
                    isolation = max(isolation, edge.target.completeIsolation)
                }
            }
            for member in component { drafts[member - first].facts.completeIsolation = isolation }
        }
    }

    /// Reports a `Lazy` or a provider of something that has to be awaited, and a `Lazy` of what must not be shared.
    mutating func checkDeferredRequests() {
        for node in ownNodes {
            for edge in node.edges where edge.moment == .later {
                let target = edge.target
                let form = TypeShape(node.origin(of: edge).dependency.type).innermostDeferral
                let isStarted = target.kind == .singleton && !target.mayBeDropped && target.definition.isEager
                if target.completeIsolation == .asynchronous, !isStarted, form == .lazy || form == .provider {
                    problems.add(.asynchronousDependency(node, edge), order: node.index)
                } else if form == .lazy, !target.mayBeShared(as: TypeShape(node.origin(of: edge).dependency.type).leaf)
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
    let awareness: Conformance
    /// Whether an object declared as the type may turn out to be of a class with steps.
    let mayHaveSteps: Bool

    init(of node: Node, _ subjects: [Any.Type]) {
        // Asked once for what most types are none of.
        let isParticipant = Conformance(of: node.type, to: (any LifecycleParticipant).self) != .none
        awareness = isParticipant ? Conformance(of: node.type, to: (any InjectionAware).self) : .none
        takesPart =
            isParticipant
            && (Conformance(of: node.type, to: (any Startable).self) != .none
                || Conformance(of: node.type, to: (any Stoppable).self) != .none)
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
