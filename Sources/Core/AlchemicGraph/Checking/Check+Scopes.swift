// Objects that outlive a scope, and definitions that nothing starts, stops or uses.

extension Check {
    /// Reports unscoped singletons, weak objects and decorated externals that reach an object of a scope.
    mutating func checkScopes() {
        let scoped = allNodes.filter { $0.lifetime.scope != nil }
        guard !scoped.isEmpty else { return }
        var users: [[Node]] = Array(repeating: [], count: allNodes.count)
        for node in allNodes where node.lifetime.scope == nil {
            for edge in node.edges where !edge.way.entersScope && !edge.way.isAlternative {
                users[edge.target.index].append(node)
            }
        }
        // The search runs backward from the scoped nodes, nearest first, and continues through prototypes.
        let holders = NodesBelow(from: scoped) {
            $0.lifetime.scope != nil || $0.kind == .prototype ? users[$0.index] : []
        }
        for node in ownNodes where node.kind == .singleton || node.kind == .weak || node.kind == .external {
            let path = Array(holders.path(to: node).reversed())
            guard node.lifetime.scope == nil, let held = path.last else { continue }
            problems.add(
                .captiveScope,
                with: Values(
                    node: node, other: held, name: held.lifetime.scope?.name ?? "",
                    choice: node.kind == .external ? 0 : 1),
                path: LabelPath(path.map(\.mention)).shortened, notes: [Diagnostic.Note("scoped", on: held)])
        }
    }

    /// Warns of scopes whose names differ by one letter.
    mutating func checkScopeNames() {
        var seen: Set<Scope> = []
        var near: [String: [Node]] = [:]
        for node in allNodes {
            guard let scope = node.lifetime.scope, seen.insert(scope).inserted else { continue }
            // Two such names are equal without that letter, so they share one of these spellings.
            for key in spellings(of: scope.name) {
                for other in near[key] ?? [] where node.level == level {
                    let name = other.lifetime.scope?.name ?? ""
                    guard differByLetter(scope.name, name) else { continue }
                    problems.add(
                        .similarScopes, with: Values(node: node, name: scope.name, text: name),
                        notes: [Diagnostic.Note("first", on: other), Diagnostic.Note("second", on: node)])
                }
                near[key, default: []].append(node)
            }
        }
    }

    /// Warns of start actions that no start runs, and of services that nothing runs.
    mutating func checkStarts() {
        for node in ownNodes where isSubjectToWarnings(node) && node.definition.isServiceNotRun {
            // A warning only: the program may run the service's objects itself.
            let problem = Diagnostic(.serviceNotRun, with: Values(node: node)).explained(on: "Services")
            problems.add(problem, order: node.index)
        }
        let starting = ownNodes.filter { isSubjectToWarnings($0) && $0.wantsToBeStarted }
        guard !starting.isEmpty else { return }
        let isBuilt = Set(buildOrder.map(\.index))
        for node in starting where node.kind != .singleton || !isBuilt.contains(node.index) { reportNeverStarted(node) }
    }

    /// Warns that no start runs the start action, with the reason.
    private mutating func reportNeverStarted(_ node: Node) {
        // `addNode` has rejected the declared action of a keyed definition.
        if node.isKeyed, node.details.start.run != nil { return }
        let choice =
            switch node.kind {
            case _ where node.isKeyed: 3
            case .singleton: 0
            case .scoped: 1
            default: 2
            }
        problems.add(.neverStarted, with: Values(node: node, choice: choice))
    }

    /// Whether the check warns about the node: in an overlay, only about the definitions that override.
    private func isSubjectToWarnings(_ node: Node) -> Bool { !isOverlay || node.level == level }

    /// Warns of prototypes with a start or stop action, which the container cannot call on objects it does not keep.
    ///
    /// There is no warning for objects that stay on the main actor, nor where consumers own the objects: a declaration says so,
    /// only providers make them, or callers pass arguments.
    mutating func checkOwners() {
        let unowned = ownNodes.filter {
            isSubjectToWarnings($0) && $0.kind == .prototype && $0.isParticipant && $0.inner == nil && !$0.staysOnMain
        }
        guard !unowned.isEmpty else { return }
        var isTaken = Array(repeating: false, count: allNodes.count)
        var isProvided = isTaken
        for node in allNodes {
            for edge in node.edges where node.inner == nil || edge.parameter > 0 || edge.moment == .later {
                let form = TypeShape(node.origin(of: edge).dependency.type).innermostDeferral
                for target in sequence(first: edge.target, next: \.inner) {
                    if edge.moment == .later && form != .lazy {
                        isProvided[target.index] = true
                    } else {
                        isTaken[target.index] = true
                    }
                }
            }
        }
        for node in unowned {
            let isLeftToConsumers =
                node.definition.details.isOwnedByConsumer || node.takesArguments
                || isProvided[node.index] && !isTaken[node.index]
            if isLeftToConsumers { continue }
            if Conformance(of: node.type, to: (any Stoppable).self) == .none {
                reportNeverStarted(node)
            } else {
                let isBoth = Conformance(of: node.type, to: (any Startable).self) != .none
                problems.add(.neverStopped, with: Values(node: node, choice: isBoth ? 1 : 0))
            }
        }
    }

    /// Warns of definitions that the roots do not reach, and reports roots that cannot be resolved.
    ///
    /// Eager objects, services, definitions with the tag `root`, and those in ``used`` count as roots, too.
    mutating func checkUse() {
        guard !roots.types.isEmpty else { return }
        var queue = allNodes.filter {
            $0.definition.isEager || $0.definition.isRunAsService || $0.definition.isRoot || used.contains($0.index)
        }
        for root in roots.types {
            do {
                queue += try resolver.resolve(root, matching: .auto, for: .anywhere, using: cache).nodes
            } catch {
                var problem = Diagnostic(error, at: nil, isRoot: true, in: resolver.index, using: cache)
                problem.location = roots.location
                problems.add(problem, order: allNodes.count)
            }
        }
        // After an error, a failed resolution may be the only use of a definition.
        guard reportsUnused, !problems.hasErrors else { return }
        let reached = NodesBelow(queue)
        for node in ownNodes where !reached.holds(node) && node.inner == nil {
            problems.add(
                .unused, with: Values(node: node, choice: node.lifetime.scope == nil ? 0 : 1),
                notes: [Diagnostic.Note("roots", roots.types.map(Diagnostic.code).joined(separator: ", "))])
        }
    }

    /// The problems, with warnings of definitions that neither the roots nor code use, even if the check left those out.
    ///
    /// If the check did not leave them out, `used` has no effect.
    func problemsWithUnused(besides used: Set<Int>) -> [Diagnostic] {
        guard !reportsUnused else { return problems.inOrder }
        var copy = self
        copy.reportsUnused = true
        copy.used = used
        copy.checkUse()
        return copy.problems.inOrder
    }
}

extension Node {
    /// Whether a singleton or an object of a scope has a start action, its declaration's or its type's.
    ///
    /// Never for a decorator, nor for an object that stays on the main actor.
    package var wantsToBeStarted: Bool {
        // `checkMainActor` reports the start actions of objects that stay on the main actor.
        guard isParticipant, inner == nil, !staysOnMain, kind == .singleton || kind == .scoped else { return false }
        return details.start.run != nil || type is any Startable.Type
    }
}
