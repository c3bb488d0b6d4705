// Where each thing has to be built, how deep building it goes, and what is resolved in a way that cannot work.

extension Check {
    /// Settles what building each of the graph's own nodes takes, from what it needs.
    mutating func settleIsolation() {
        let subjects = index.declaresSteps ? index.typesWithSteps : [:]
        var facts: [ObjectIdentifier: LifecycleFacts] = [:]
        settleUnits()
        let own = constructionOrder.filter { $0.index >= first }
        for node in own {
            let isolation = node.definition.maker.isolation
            for edge in node.edges where edge.moment == .construction && edge.target !== node {
                node.depth = max(node.depth, edge.target.depth + 1)
            }
            let fact = facts[ObjectIdentifier(node.type)] ?? LifecycleFacts(of: node, subjects)
            facts[ObjectIdentifier(node.type)] = fact
            node.takesPart = fact.takesPart || node.details.start != nil || node.details.stop != nil
            node.awareness = fact.awareness
            let mayHaveSteps = !node.steps.isEmpty || fact.awareness != .none || fact.mayHaveSteps
            node.isQuiet = !mayHaveSteps && !node.takesPart
            // A prototype that needs nothing but a synchronous call: no steps, no isolation, no deep chain. What is declared as
            // a protocol may turn out to be an object that wants to be told.
            node.needsCallOnly =
                node.definition.maker.isPrototypeCall && node.kind == .prototype && isolation == .synchronous
                && !mayHaveSteps && !node.isExistential && node.depth < Node.deepChain && !node.isOncePerResolution
            node.completeIsolation = max(isolation, node.stepIsolation)
            node.ownIsolation = node.completeIsolation
        }
        settleCompleteIsolation(own)
        if !subjects.isEmpty {
            let isolations = index.isolationsOfSteps
            let possible = facts.reduce(into: [:]) { possible, fact in
                // What its own steps take is there before; what a subclass's take, only the object shows.
                possible[fact.key] = fact.value.possible.compactMap {
                    $0 == fact.key ? isolations[$0]?.own : isolations[$0]?.withNeeds
                }.max()
            }
            for node in own {
                node.ownIsolation = max(node.ownIsolation, possible[ObjectIdentifier(node.type)] ?? .synchronous)
            }
        }
        settleOwnIsolation(own)
    }

    /// Hands on where something has to be built to whatever needs it.
    private func settleCompleteIsolation(_ own: [Node]) {
        let isUnsettled = own.contains { node in
            !node.steps.isEmpty || node.completeIsolation != .synchronous
                // What a parent has settled by its steps.
                || node.edges.contains { $0.moment != .later && $0.target.completeIsolation != .synchronous }
        }
        guard isUnsettled else { return }
        // The nodes of a cycle share what any of them takes.
        let arrows = Arrows(allNodes) { $0.moment != .later }
        for component in arrows.connected where component[0] >= first {
            var isolation = Isolation.synchronous
            for node in component.map({ allNodes[$0] }) {
                isolation = max(isolation, node.completeIsolation)
                for edge in node.edges where edge.moment != .later {
                    isolation = max(isolation, edge.target.completeIsolation)
                }
            }
            for node in component.map({ allNodes[$0] }) {
                node.completeIsolation = isolation
                // A call that may have to wait is not plain.
                if isolation != .synchronous { node.needsCallOnly = false }
            }
        }
    }

    /// Hands on where a prototype is made to whatever it is made for.
    private func settleOwnIsolation(_ own: [Node]) {
        guard parent != nil || own.contains(where: { $0.kind == .prototype && $0.ownIsolation != .synchronous })
        else { return }
        var users: [Int: [Node]] = [:]
        var queue: [Node] = []
        for node in own {
            if node.kind == .prototype, node.ownIsolation != .synchronous { queue.append(node) }
            for edge in node.edges where edge.moment != .later && !edge.isCall && !edge.target.isCached {
                if edge.target.index >= first {
                    users[edge.target.index, default: []].append(node)
                } else if edge.target.ownIsolation > node.ownIsolation {
                    node.ownIsolation = edge.target.ownIsolation
                    if node.kind == .prototype { queue.append(node) }
                }
            }
        }
        while let next = queue.popLast() {
            for user in users[next.index] ?? [] where user.ownIsolation < next.ownIsolation {
                user.ownIsolation = next.ownIsolation
                if !user.isCached { queue.append(user) }
            }
        }
    }

    /// Reports a `Lazy` or a provider of something that has to be awaited, and a `Lazy` of what must not be shared.
    mutating func checkDeferredRequests() {
        for node in ownNodes {
            for edge in node.edges where edge.moment == .later {
                let target = edge.target
                let form = TypeShape(node.origin(of: edge).dependency.type).innermostDeferral
                let isStarted = target.definition.isBuiltByRun && !target.mayBeDropped
                if target.completeIsolation == .asynchronous, !isStarted, form == .lazy || form == .provider {
                    problems.add(
                        .asynchronousDependency,
                        Values(
                            node: node, other: target, type: node.origin(of: edge).dependency.type,
                            choice: target.mayBeEager ? 0 : 1),
                        path: [node.mention, target.mention], notes: [Diagnostic.Note("asynchronous", target)])
                } else if form == .lazy, !target.mayBeShared(as: TypeShape(node.origin(of: edge).dependency.type).leaf)
                {
                    problems.add(
                        .lazyPrototypeTaken, Values(node: node, other: target), path: [node.mention, target.mention],
                        notes: [Diagnostic.Note("prototype", target)])
                }
            }
        }
    }
}

/// What objects of a type want to hear of their beginning and end.
private struct LifecycleFacts {
    package let takesPart: Bool
    let awareness: Conformance
    /// Whether an object declared as the type may turn out to be of a class with steps.
    let mayHaveSteps: Bool
    /// Such classes.
    let possible: [ObjectIdentifier]

    init(of node: Node, _ subjects: [ObjectIdentifier: Any.Type]) {
        // Asked once for what most types are none of.
        let isParticipant = Conformance(of: node.type, to: (any Lifetime.Participant).self) != .none
        awareness = isParticipant ? Conformance(of: node.type, to: (any InjectionAware).self) : .none
        takesPart =
            isParticipant
            && (Conformance(of: node.type, to: (any Startable).self) != .none
                || Conformance(of: node.type, to: (any Stoppable).self) != .none)
        let mayBeOther = node.isExistential || node.isClass
        possible = mayBeOther ? subjects.filter { fits($0.value, node.type) }.map(\.key) : []
        mayHaveSteps = !possible.isEmpty
    }
}

extension DefinitionIndex {
    /// The types whose definitions have steps.
    fileprivate var typesWithSteps: [ObjectIdentifier: Any.Type] {
        nodes.reduce(into: [:]) { types, node in
            if !node.details.steps.isEmpty { types[ObjectIdentifier(node.type)] = node.type }
        }
    }

    /// Where the steps run that are declared for each type: they by themselves, and with what they take.
    fileprivate var isolationsOfSteps: [ObjectIdentifier: (own: Isolation, withNeeds: Isolation)] {
        nodes.reduce(into: [:]) { isolations, node in
            guard let own = node.details.steps.lazy.map(\.isolation).max() else { return }
            let needed = node.edges.lazy.filter { $0.moment == .step }.map(\.target.completeIsolation).max()
            let former = isolations[ObjectIdentifier(node.type)] ?? (own, own)
            isolations[ObjectIdentifier(node.type)] = (
                max(former.own, own), max(former.withNeeds, own, needed ?? own)
            )
        }
    }
}
