// Which cycles cannot be built, what outlives a scope whose objects it holds, what cannot be deferred, and which actions
// never run.

extension Graph {
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

    /// Rule 9: an object may be of a declared subclass; that the steps of that lead back to it is a warning.
    ///
    /// Decided: it does so by way of something kept, outside of the unit: what is made for the unit itself may need it.
    func checkSubclasses() {
        func needs(_ node: Node) -> [Node] {
            node.isExternal
                ? [] : node.edges.filter { $0.moment != .later && !$0.isAlternative }.map(\.target)
        }
        func leads(_ node: Node, to other: Node) -> Bool { reached(from: [node], needs).contains(other) }
        for subclass in visible where steps(of: subclass.kind).last?.owner == subclass {
            let taken = subclass.edges.filter { $0.moment == .step && !$0.isAlternative }.map(\.target)
            let kept = (taken + reached(from: taken, needs)).filter(\.isKept)
            let superclasses = own.filter {
                !$0.isExternal && !$0.kind.isProtocol && $0.kind != subclass.kind && subclass.kind.isKind(of: $0.kind)
            }
            let leadsBack = superclasses.contains { node in
                kept.contains { $0 != node && leads($0, to: node) && !leads(node, to: $0) }
            }
            if leadsBack { report("subclass-cycle", at: subclass.number, isWarning: true) }
        }
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

    /// Rule 21: what takes an argument is made by providers, each of whose calls is a resolution.
    func checkOncePerResolution() {
        for node in own where node.inner == nil && node.isOncePerResolution && node.takesArgument {
            report("argument-mismatch", at: node.number)
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
    func builtByStart() -> [Node] {
        let eager = own.filter { $0.declaration.isEager && $0.inner == nil && $0.level == level }
        let needed = reached(from: eager) { node in
            node.edges.filter { edge in
                // What only a call leads to is made by whoever calls, unless it cannot wait.
                edge.moment != .later && edge.target.lifetime.scope == nil
                    && (!edge.isOptional || edge.target.isolationBelow == .awaited)
            }.map(\.target)
        }
        return eager + needed
    }
}
