// Rules 9 and 10: which cycles cannot be built, and what outlives a scope whose objects it holds.

extension Graph {
    func checkCycles() {
        // Rule 9: a cycle of initializers is an error.
        var cycles = components { $0.moment == .construction && !$0.isAlternative }.map(\.places)
        if !cycles.isEmpty { touched.insert(.constructionCycle) }
        // Rule 9: so is one of prototypes alone, which never ends; of initializers alone it has been reported.
        let making = { (edge: Edge) in edge.moment != .later && !edge.isAlternative && !edge.target.lifetime.isKept }
        for component in components(making) where component.allSatisfy({ !$0.lifetime.isKept }) {
            let hasStep = component.contains { node in
                node.edges.contains { edge in
                    edge.moment == .step && making(edge) && component.contains { $0 === edge.target }
                }
            }
            guard hasStep else { continue }
            touched.insert(.endlessCycle)
            // What is wrong already by its initializers may be reported for either.
            if let known = cycles.firstIndex(where: { !$0.isDisjoint(with: component.places) }) {
                cycles[known].formUnion(component.places)
            } else {
                cycles.append(component.places)
            }
        }
        for cycle in cycles { report("cycle", at: cycle, isOne: false) }
    }

    /// The sets of nodes that lead to one another, and to themselves, along some arrows.
    private func components(_ isCounted: (Edge) -> Bool) -> [[Node]] {
        let targets = nodes.map { node in node.edges.filter(isCounted).map(\.target) }
        func reached(from node: Node) -> [Node] {
            var found: [Node] = []
            var queue = [node]
            while let next = queue.popLast() {
                guard let place = nodes.firstIndex(where: { $0 === next }) else { continue }
                for target in targets[place] where !found.contains(where: { $0 === target }) {
                    found.append(target)
                    queue.append(target)
                }
            }
            return found
        }
        let reach = nodes.map(reached)
        var result: [[Node]] = []
        for (place, node) in nodes.enumerated().dropFirst(first) {
            guard reach[place].contains(where: { $0 === node }) else { continue }
            if result.contains(where: { $0.contains { $0 === node } }) { continue }
            result.append(
                nodes.enumerated().filter { other, candidate in
                    reach[place].contains { $0 === candidate } && reach[other].contains { $0 === node }
                }.map(\.element))
        }
        return result
    }

    func checkScopes() {
        // Rule 10: directly, through prototypes, `Lazy` or `Provider`.
        for node in own where node.outlivesScopes {
            var seen: [Node] = []
            var queue = [node]
            var isCaptive = false
            while let next = queue.popLast(), !isCaptive {
                for edge in next.edges where !edge.isAlternative {
                    if edge.target.lifetime.scope != nil { isCaptive = true }
                    if edge.target.lifetime == .prototype, !seen.contains(where: { $0 === edge.target }) {
                        seen.append(edge.target)
                        queue.append(edge.target)
                    }
                }
            }
            if isCaptive { touched.insert(.captive) }
            if isCaptive { report("captive-scope", at: [node.declaration.number], isOne: node.inner == nil) }
        }
    }
}

extension Graph {
    /// Section 5: a `Lazy` shares what it keeps, and no plain prototype is known to be `Sendable`; a decorator is.
    func checkLazies() {
        for node in own {
            var known: [Node] = []
            for target in (node.needs + node.steps.flatMap(\.needs)).flatMap(\.keptByLazy)
            where target.lifetime == .prototype && target.inner == nil && !known.contains(where: { $0 === target }) {
                known.append(target)
                report("lazy-prototype", at: [node.declaration.number], isOne: node.inner == nil)
            }
        }
    }
}

extension Found {
    /// What a `Lazy` would keep.
    var keptByLazy: [Node] {
        switch self {
        case .later(let form, _): form == .provider ? [] : targets
        case .many(let nodes, of: .lazy?): nodes
        default: []
        }
    }
}

extension [Node] {
    fileprivate var places: Set<Int> { Set(map(\.declaration.number)) }
}
