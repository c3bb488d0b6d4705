// Where each thing has to be built, how deep building it goes, and what is asked for in a way that cannot work.

extension Check {
    /// Settles what building each node takes, from what it needs.
    ///
    /// - Parameter order: The nodes, each after all that its construction needs.
    mutating func settleIsolation(_ order: [Node]) {
        let subjects = index.declaresSteps ? index.typesWithSteps : []
        var known: [ObjectIdentifier: Bool] = [:]
        var silent: [ObjectIdentifier: Bool] = [:]
        for node in order {
            var isolation = node.definition.maker.isolation
            var depth = 0
            var lastingDepth = 0
            var canFail = !node.definition.traits.contains(.nonthrowing)
            var needsBatch = !node.steps.isEmpty || mayHaveSteps(node.type, subjects, &known)
            node.forEachConstructionDependency { target in
                guard target !== node else { return }
                isolation = max(isolation, target.isolation)
                depth = max(depth, target.depth)
                if target.kind != .singleton || target.mayBeDropped {
                    lastingDepth = max(lastingDepth, target.lastingDepth)
                }
                canFail = canFail || target.canFail || target.isolation != .synchronous
                needsBatch = needsBatch || target.needsBatch
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
            node.needsBatch = needsBatch
            node.takesNoPart = takesNoPart(node, &silent)
            node.canFail = canFail || needsBatch || node.mayRunDeep || node.mayBeMadeTooLate
        }
        settleCompleteIsolation()
    }

    /// Whether objects of exactly the node's type want to hear nothing of their beginning and end.
    private func takesNoPart(_ node: Node, _ known: inout [ObjectIdentifier: Bool]) -> Bool {
        if node.definition.hasDetails {
            let details = node.definition.details
            if details.start != nil || details.stop != nil { return false }
        }
        if let answer = known[ObjectIdentifier(node.type)] { return answer }
        let answer = !isExistential(node.type) && !(node.type is any LifecycleParticipant.Type)
        known[ObjectIdentifier(node.type)] = answer
        return answer
    }

    /// Whether an object declared as a type may have something left to do after its initialiser.
    ///
    /// What is declared as a protocol or superclass may turn out to be a class with steps.
    private func mayHaveSteps(
        _ type: Any.Type, _ subjects: [Any.Type], _ known: inout [ObjectIdentifier: Bool]
    ) -> Bool {
        if let answer = known[ObjectIdentifier(type)] { return answer }
        let answer =
            mayBeAware(type)
            || ((isExistential(type) || type is AnyClass) && subjects.contains { fits($0, type) })
        known[ObjectIdentifier(type)] = answer
        return answer
    }

    /// The nodes of a circle share what any of them takes; so what the steps need is settled circle by circle.
    private func mayBeAware(_ type: Any.Type) -> Bool {
        type is any LifecycleParticipant.Type && type is any InjectionAware.Type
    }

    private mutating func settleCompleteIsolation() {
        let nodes = allNodes
        for node in nodes { node.completeIsolation = node.isolation }
        guard nodes.contains(where: { !$0.steps.isEmpty || $0.isolation != .synchronous }) else { return }
        let circles = components(count: nodes.count) { index in
            var targets: [Int] = []
            nodes[index].forEachEdge { if $0.moment != .later { targets.append($0.target.index) } }
            return targets
        }
        for circle in circles {
            var isolation = Isolation.synchronous
            for member in circle {
                let node = nodes[member]
                isolation = max(isolation, node.isolation)
                for resolved in node.steps { isolation = max(isolation, resolved.step.isolation) }
                node.forEachEdge { if $0.moment != .later { isolation = max(isolation, $0.target.completeIsolation) } }
            }
            for member in circle { nodes[member].completeIsolation = isolation }
        }
    }

    /// Reports a `Lazy` or a provider of something that has to be awaited, or that must not be shared.
    mutating func checkDeferredRequests() {
        for node in ownNodes {
            var found: [Diagnostic] = []
            node.forEachEdge { edge in
                guard edge.moment == .later else {
                    if edge.target.definition.maker.isolation == .main, edge.target.isCached,
                        !edge.target.definition.traits.contains(.sendable), edge.moment == .construction,
                        node.definition.maker.isolation != .main
                    {
                        found.append(.mainActorOnly(node, edge))
                    }
                    return
                }
                let forms = forms(of: edge.dependency.type)
                let isStarted = edge.target.isCached && edge.target.definition.isEager
                if edge.target.completeIsolation == .asynchronous, !isStarted,
                    forms.contains(.lazy) || forms.contains(.provider) || forms.contains(.scopeProvider)
                {
                    found.append(.asynchronousDependency(node, edge))
                } else if forms.contains(.lazy), edge.target.kind == .prototype,
                    !edge.target.definition.traits.contains(.sendable), !(edge.target.type is any Actor.Type)
                {
                    found.append(.lazyPrototype(node, edge))
                }
            }
            for diagnostic in found { problems.add(diagnostic, order: node.index) }
        }
    }

    private func forms(of type: Any.Type) -> [FormKind] {
        var forms: [FormKind] = []
        var shape = TypeShape(type)
        while let outer = shape.outer {
            forms.append(outer.form)
            shape = TypeShape(outer.witness.element)
        }
        return forms
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
