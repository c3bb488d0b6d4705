// Rules 9, 10, 6 and 22: which cycles cannot be built, what outlives a scope whose objects it holds, what cannot be
// deferred, and which actions never run.

extension Graph {
    /// Section 6: what is built as one is awaited as one, and what closes the cycle may be a step that an object of a subclass has.
    func settleUnits() {
        guard own.contains(where: { !$0.possible.isEmpty }), nodes.contains(where: { $0.isolation != .anywhere })
        else { return }
        let all = components(
            { $0.moment != .later && !$0.isAlternative && !$0.target.isExternal },
            of: { $0.edges + $0.possible.flatMap { $0.edges(.step) } })
        for component in all {
            for node in component where node.isKept { node.unit = component.filter(\.isKept) }
        }
    }

    /// Rule 9: a cycle of initializers is an error, and so is one of prototypes alone, which never ends.
    func checkCycles() {
        var cycles = components { $0.moment == .construction && !$0.isAlternative }.map(\.places)
        if !cycles.isEmpty { touched.insert(.constructionCycle) }
        let making = { (edge: Edge) in edge.moment != .later && !edge.isAlternative && !edge.target.isKept }
        for component in components(making) where !component.contains(where: \.isKept) {
            // Of initializers alone it has been reported.
            let hasStep = component.contains { node in
                node.edges.contains { $0.moment == .step && making($0) && component.contains($0.target) }
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
    private func components(
        _ isCounted: (Edge) -> Bool, of edges: (Node) -> [Edge] = \.edges
    ) -> [[Node]] {
        var targets: [Node: [Node]] = [:]
        for node in nodes { targets[node] = edges(node).filter(isCounted).map(\.target) }
        var below: [Node: [Node]] = [:]
        for node in nodes { below[node] = reached(from: [node]) { targets[$0] ?? [] } }
        func leads(_ node: Node, to target: Node) -> Bool { below[node]?.contains(target) == true }
        var result: [[Node]] = []
        for node in own where leads(node, to: node) && !result.joined().contains(node) {
            result.append(nodes.filter { leads(node, to: $0) && leads($0, to: node) })
        }
        return result
    }

    /// Rule 10: a captive, directly or through prototypes, `Lazy` or `Provider`.
    func checkScopes() {
        for node in own where node.outlivesScopes {
            let held = reached(from: [node]) { next in
                guard next == node || next.lifetime == .prototype else { return [] }
                return next.edges.filter { !$0.isAlternative }.map(\.target)
            }
            guard held.contains(where: { $0.lifetime.scope != nil }) else { continue }
            touched.insert(.captive)
            report("captive-scope", at: [node.number], isOne: node.inner == nil)
        }
    }

    /// Rule 6: what a `Lazy` or a provider cannot be of.
    func checkLazies() {
        for node in own {
            let all = node.needs + node.steps.flatMap(\.needs)
            // Section 5: what has to be awaited, unless the start has done so.
            let awaited = all.flatMap { $0.later { _ in true } }.filter { target in
                let isStarted =
                    target.lifetime == .singleton && target.declaration.isEager && !target.declaration.isEvictable
                return target.isolationBelow == .awaited && !isStarted
            }
            // Section 5: a `Lazy` shares what it keeps.
            let unshared = all.flatMap { $0.later(\.isLazy) }.filter(\.isUnshared)
            if !awaited.isEmpty { touched.insert(.deferredAwaiting) }
            func report(_ id: String, of targets: [Node]) {
                for target in targets.uniqued {
                    // Of several parameters of one type, or around which there is one decorator, it is said once.
                    let isOne = node.inner == nil && targets.count { $0.number == target.number } == 1
                    self.report(id, at: [node.number], isOne: isOne)
                }
            }
            report("asynchronous-dependency", of: awaited)
            report("lazy-prototype", of: unshared.filter { !awaited.contains($0) })
        }
    }

    /// Rule 22: a start action of something that no start builds is a warning, and so is a stop action of a prototype.
    func checkActions() {
        let built = builtByStart()
        for node in own where node.inner == nil && node.level == level {
            let isShared = node.lifetime == .singleton || node.lifetime.isScoped
            if node.declaration.hasStart || isShared && node.kind.isStartable {
                guard node.lifetime != .singleton || !built.contains(node) else { continue }
                touched.insert(.neverStarted)
                report("never-started", at: [node.number], isWarning: true)
            } else if node.lifetime == .prototype, node.starts || node.stops {
                // Whoever asks a provider for one owns it.
                let isLeftToOwners = node.takesArgument || isProvided(node)
                guard node.declaration.hasStop || !isLeftToOwners else { continue }
                touched.insert(.neverStarted)
                report(node.stops ? "never-stopped" : "never-started", at: [node.number], isWarning: true)
            }
        }
    }

    /// Rule 18: what is eager, and everything that it needs for sure.
    ///
    /// - Parameter isOutside: Whether no scope is open, so that nothing of one is built.
    func builtByStart(without waiting: [Node] = [], isOutside: Bool = false) -> [Node] {
        let eager = own.filter {
            $0.declaration.isEager && $0.inner == nil && $0.level == level && !waiting.contains($0)
        }
        return eager
            + reached(from: eager) { node in
                node.edges.filter { edge in
                    // What only a call leads to is made by whoever calls, unless it cannot wait.
                    edge.moment != .later && (!isOutside || edge.target.lifetime.scope == nil)
                        && (!edge.isOptional || edge.target.isolationBelow == .awaited)
                }.map(\.target)
            }
    }

    /// Whether it is taken by providers, and by nothing else.
    private func isProvided(_ node: Node) -> Bool {
        let all = nodes.flatMap { $0.needs.dropFirst($0.inner == nil ? 0 : 1) + $0.calls + $0.steps.flatMap(\.needs) }
        let users = all.filter { $0.targets.contains { $0.isOrDecorates(node) } }
        return !users.isEmpty && users.allSatisfy { !$0.later { !$0.isLazy }.isEmpty }
    }
}

extension [Node] {
    fileprivate var places: Set<Int> { Set(map(\.number)) }
}
