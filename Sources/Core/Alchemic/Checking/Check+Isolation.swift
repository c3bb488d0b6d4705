// Where each thing has to be built, how deep building it goes, and what is asked for in a way that cannot work.

extension Check {
    /// Settles what building each of the graph's own nodes takes, from what it needs.
    mutating func settleIsolation() {
        let first = parent?.nodes.count ?? 0
        let subjects = index.declaresSteps ? index.typesWithSteps : []
        var facts: [ObjectIdentifier: LifecycleFacts] = [:]
        settleUnits(from: first)
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
                // What a scope has in place of it may not have been settled yet.
                canFail = canFail || target.canFail || target.isolation != .synchronous || edge.isAlternative
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
            // A prototype that needs nothing but a synchronous call: no steps, no isolation, no deep chain. What is declared as
            // a protocol may turn out to be an object that wants to be told.
            if case .prototype(let call) = node.definition.maker.body, node.kind == .prototype,
                isolation == .synchronous, !mayHaveSteps, !node.isExistential, settled.depth < StackGuard.interval
            {
                settled.plainCall = call
            }
            drafts[node.index - first].facts = settled
        }
        settleCompleteIsolation(from: first)
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
        // What is taken in a scope only comes later in the order of construction.
        for draft in drafts where draft.node.completeIsolation != .synchronous { draft.facts.plainCall = nil }
        settleAwaiting()
    }

    /// Finds what is made by awaiting: a prototype hands that on to whatever it is made for, so that none is made in vain.
    private func settleAwaiting() {
        var left: [Node.Draft] = []
        let first = parent?.nodes.count ?? 0
        for node in constructionOrder where node.index >= first && node.completeIsolation == .asynchronous {
            let draft = drafts[node.index - first]
            draft.facts.isAwaited = max(node.definition.maker.isolation, node.stepIsolation) == .asynchronous
            if !draft.facts.isAwaited { left.append(draft) }
        }
        var isSettled = false
        while !isSettled {
            isSettled = true
            left.removeAll { draft in
                let node = draft.node
                // A unit with a member that has to be awaited is built by a task, whoever leads to which member.
                draft.facts.isAwaited =
                    node.unit?.schedule.contains { allNodes[$0].isAwaited } == true
                    || node.edges.contains { edge in
                        edge.moment != .later && !edge.isCall && !edge.target.isCached && edge.target.isAwaited
                    }
                if draft.facts.isAwaited { isSettled = false }
                return draft.facts.isAwaited
            }
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
