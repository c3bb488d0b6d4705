// Which cycles cannot be built, what outlives a scope whose objects it holds, what cannot be deferred, and which actions
// never run.

extension Graph {
    /// Section 6: what is built as one is awaited as one, and what closes the cycle may be a step that an object of a subclass has.
    func settleUnits() {
        guard own.contains(where: { !$0.possible.isEmpty }), nodes.contains(where: { $0.isolation != .anywhere })
        else { return }
        for scope in own.map(\.lifetime.scope).uniqued {
            // Section 6: kept members of different places are never one unit.
            func isBuilt(_ node: Node) -> Bool { !node.isExternal && (!node.isKept || node.lifetime.scope == scope) }
            let all = components { node in
                let needs = node.needs + node.calls + node.steps.flatMap(\.needs) + node.possible
                let targets = needs.filter { !$0.form.isDeferred }.flatMap { $0.taken(in: [scope, nil]) }
                return isBuilt(node) ? targets.filter(isBuilt) : []
            }
            for component in all {
                for node in component where node.isKept { node.unit = Array(component.filter(\.isKept)) }
            }
        }
    }

    /// Rule 9: a cycle of initializers is an error, and so is one of prototypes alone, which never ends.
    func checkCycles() {
        var cycles = self.cycles { $0.moment == .construction }
        for cycle in self.cycles(along: { $0.moment != .later && !$0.target.isKept }) {
            // What is wrong already by its initializers may be reported for either.
            if let known = cycles.firstIndex(where: { !$0.isDisjoint(with: cycle) }) {
                cycles[known].formUnion(cycle)
            } else {
                cycles.append(cycle)
            }
        }
        problems += cycles.map { Problem(id: "cycle", places: Set($0.map(\.number)), isOne: false) }
    }

    /// The cycles of some arrows, as far as they do not depend on a scope.
    func cycles(along isCounted: (Edge) -> Bool) -> [Set<Node>] {
        components { $0.edges.filter { isCounted($0) && !$0.isAlternative }.map(\.target) }
    }

    /// The sets of nodes that lead to one another, and to themselves.
    private func components(_ targets: (Node) -> [Node]) -> [Set<Node>] {
        var below: [Node: [Node]] = [:]
        for node in nodes { below[node] = targets(node) }
        for node in nodes { below[node] = reached(from: [node]) { below[$0] ?? [] } }
        return own.map { node in Set((below[node] ?? []).filter { below[$0]?.contains(node) == true }) }
            .filter { !$0.isEmpty }.uniqued
    }

    /// Rule 10: a captive, directly or through prototypes, `Lazy` or `Provider`.
    func checkScopes() {
        for node in own where node.outlivesScopes {
            let held = reached(from: [node], through: \.isPrototype) { next in
                next.edges.filter { !$0.isAlternative }.map(\.target)
            }
            if held.contains(where: { $0.lifetime.scope != nil }) {
                report("captive-scope", at: node.number, isOne: node.inner == nil)
            }
        }
    }

    /// Section 5: what a `Lazy` or a provider cannot be of.
    func checkDeferred() {
        for node in own {
            let deferred = (node.needs + node.steps.flatMap(\.needs)).filter(\.form.isDeferred)
            // What has to be awaited, unless the start has done so.
            let awaited = deferred.flatMap(\.nodes).filter { target in
                let isLeft = target.lifetime != .singleton || target.declaration.isEvictable
                return target.isolationBelow == .awaited && (isLeft || !target.declaration.isEager)
            }
            // A `Lazy` shares what it keeps.
            let unshared = deferred.filter(\.form.isLazy).flatMap(\.nodes).filter {
                $0.isUnshared && !awaited.contains($0)
            }
            for (id, targets) in [("asynchronous-dependency", awaited), ("lazy-prototype", unshared)] {
                for target in targets.uniqued {
                    // Of several parameters of one type, or around which there is one decorator, it is said once.
                    let isOne = node.inner == nil && targets.count { $0.number == target.number } == 1
                    report(id, at: node.number, isOne: isOne)
                }
            }
        }
    }

    /// Rule 22: a start action of something that no start builds is a warning, and so are both of a prototype's class.
    func checkActions() {
        let built = builtByStart()
        for node in own where node.inner == nil && node.level == level {
            let isShared = node.lifetime == .singleton || node.lifetime.isScoped
            if node.declaration.hasStart || isShared && node.kind.isStartable {
                if node.lifetime == .singleton, built.contains(node) { continue }
                report("never-started", at: node.number, isWarning: true)
            } else if node.lifetime == .prototype, node.starts || node.stops {
                // Whoever asks a provider for one owns it.
                if node.takesArgument || isProvided(node) { continue }
                report(node.stops ? "never-stopped" : "never-started", at: node.number, isWarning: true)
            }
        }
    }

    /// Whether it is taken by providers, and by nothing else.
    private func isProvided(_ node: Node) -> Bool {
        let all = nodes.flatMap { $0.needs.dropFirst($0.inner == nil ? 0 : 1) + $0.calls + $0.steps.flatMap(\.needs) }
        let users = all.filter { $0.nodes.contains { $0.isOrDecorates(node) } }
        return !users.isEmpty && users.allSatisfy { $0.form.isDeferred && !$0.form.isLazy }
    }

    /// Rule 18: what is eager outside of scopes, and everything that it needs for sure; outside of them, nothing of theirs.
    func builtByStart(without waiting: [Node] = [], isGiven: (Node) -> Bool = { _ in false }) -> [Node] {
        let eager = own.filter {
            $0.declaration.isEager && $0.inner == nil && $0.level == level && !waiting.contains($0)
        }
        let needed = reached(from: eager) { node in
            // What was set needs nothing.
            if isGiven(node) { return [] }
            return node.edges.filter { edge in
                // What only a call leads to is made by whoever calls, unless it cannot wait.
                edge.moment != .later && edge.target.lifetime.scope == nil
                    && (!edge.isOptional || edge.target.isolationBelow == .awaited)
            }.map(\.target)
        }
        return eager + needed
    }
}
