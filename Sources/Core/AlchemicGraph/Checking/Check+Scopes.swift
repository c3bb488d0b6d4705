// What outlives a scope must not hold on to something of it.

extension Check {
    /// Reports what is kept longer than the scope whose objects it reaches.
    mutating func checkScopes() {
        let scoped = allNodes.filter { $0.lifetime.scope != nil }
        guard !scoped.isEmpty else { return }
        // For each prototype on a way to something scoped, the arrow that leads there; found backwards, nearest first.
        var users: [[(user: Node, edge: Edge)]] = Array(repeating: [], count: allNodes.count)
        for node in allNodes {
            for edge in node.edges where !edge.entersScope && !edge.isAlternative {
                users[edge.target.index].append((node, edge))
            }
        }
        var way: [Edge?] = Array(repeating: nil, count: allNodes.count)
        var queue = scoped
        var next = 0
        while next < queue.count {
            let target = queue[next]
            next += 1
            for (user, edge) in users[target.index] where way[user.index] == nil && user.lifetime.scope == nil {
                way[user.index] = edge
                if user.kind == .prototype { queue.append(user) }
            }
        }
        for node in ownNodes where node.kind == .singleton || node.kind == .weak || node.kind == .external {
            guard node.lifetime.scope == nil, let first = way[node.index] else { continue }
            var path = [node, first.target]
            while let edge = way[path[path.count - 1].index], path[path.count - 1].kind == .prototype {
                path.append(edge.target)
            }
            let held = path[path.count - 1]
            problems.add(
                .captiveScope,
                Values(
                    node: node, other: held, name: held.lifetime.scope?.name ?? "",
                    choice: node.kind == .external ? 0 : 1),
                path: LabelPath(path.map(\.mention)).shortened, notes: [Diagnostic.Note("scoped", held)])
        }
    }

    /// Warns of scopes whose names differ by a letter from others'.
    mutating func checkScopeNames() {
        var seen: Set<Scope> = []
        var near: [String: [Node]] = [:]
        for node in allNodes {
            guard let scope = node.lifetime.scope, seen.insert(scope).inserted else { continue }
            // Names that differ by a letter are equal when it is left out.
            for key in spellings(of: scope.name) {
                for other in near[key] ?? [] where node.level == level {
                    let name = other.lifetime.scope?.name ?? ""
                    guard differByLetter(scope.name, name) else { continue }
                    problems.add(
                        .similarScopes, Values(node: node, name: scope.name, text: name),
                        notes: [Diagnostic.Note("first", other), Diagnostic.Note("second", node)])
                }
                near[key, default: []].append(node)
            }
        }
    }

    /// Warns of start actions that no start runs, and of services that nothing runs.
    mutating func checkStarts() {
        for node in ownNodes where isDeclaredHere(node) && node.definition.isServiceNotRun {
            problems.add(.serviceNotRun(node.definition), order: node.index)
        }
        let starting = ownNodes.filter { isDeclaredHere($0) && $0.wantsToBeStarted }
        guard !starting.isEmpty else { return }
        let isBuilt = Set(buildOrder.map(\.index))
        for node in starting where node.kind != .singleton || !isBuilt.contains(node.index) { reportNeverStarted(node) }
    }

    private mutating func reportNeverStarted(_ node: Node) {
        // An action in the declaration is an error there.
        if node.isKeyed, node.details.start != nil { return }
        let choice =
            switch node.kind {
            case _ where node.isKeyed: 3
            case .singleton: 0
            case .scoped: 1
            default: 2
            }
        problems.add(.neverStarted, Values(node: node, choice: choice))
    }

    /// Whether the check has not had it before: what an operation does not override has been checked already.
    private func isDeclaredHere(_ node: Node) -> Bool { !isOverlay || node.level == level }

    /// Warns of prototypes whose type has a start or stop action, of which the container keeps none to call it.
    ///
    /// Those who take it may: code that calls a provider for one, or passes arguments, owns it.
    mutating func checkOwners() {
        let subjects = ownNodes.filter {
            isDeclaredHere($0) && $0.kind == .prototype && $0.takesPart && $0.inner == nil && !$0.staysOnMain
        }
        guard !subjects.isEmpty else { return }
        var isTaken = Array(repeating: false, count: allNodes.count)
        var isProvided = isTaken
        for node in allNodes {
            for edge in node.edges where node.inner !== edge.target || edge.moment == .later {
                let form = TypeShape(node.origin(of: edge).dependency.type).innermostDeferral
                var target: Node? = edge.target
                while let current = target {
                    if edge.moment == .later && form != .lazy {
                        isProvided[current.index] = true
                    } else {
                        isTaken[current.index] = true
                    }
                    target = current.inner
                }
            }
        }
        for node in subjects {
            let isLeftToConsumers =
                node.definition.details.isOwnedByConsumer || node.takesArguments
                || isProvided[node.index] && !isTaken[node.index]
            if isLeftToConsumers { continue }
            if Conformance(of: node.type, to: (any Stoppable).self) == .none {
                reportNeverStarted(node)
            } else {
                let isBoth = Conformance(of: node.type, to: (any Startable).self) != .none
                problems.add(.neverStopped, Values(node: node, choice: isBoth ? 1 : 0))
            }
        }
    }

    /// Warns of what the roots do not use, and reports roots that cannot be had.
    mutating func checkUse(from roots: [Any.Type]) {
        guard !roots.isEmpty else { return }
        var queue = allNodes.filter {
            $0.definition.isEager || $0.definition.isRunAsService || $0.definition.isRoot || used.contains($0.index)
        }
        for root in roots {
            do {
                queue += try resolve(root, .auto, for: .anywhere).nodes(as: root)
            } catch {
                problems.add(Diagnostic(error, at: nil, root: rootLocation, in: index, cache), order: allNodes.count)
            }
        }
        // What could not be resolved may be what uses the rest.
        guard reportsUnused, !problems.hasErrors else { return }
        let reached = NodesBelow(queue)
        for node in ownNodes where !reached.holds(node) && node.inner == nil {
            problems.add(
                .unused, Values(node: node, choice: node.lifetime.scope == nil ? 0 : 1),
                notes: [Diagnostic.Note("roots", roots.map(Diagnostic.code).joined(separator: ", "))])
        }
    }

    /// The findings of a check that has run, with what neither its roots nor code use, if it left that out.
    func reportingUnused(from roots: [Any.Type], besides used: Set<Int>) -> Findings {
        guard !reportsUnused else { return findings }
        var copy = self
        copy.reportsUnused = true
        copy.used = used
        copy.checkUse(from: roots)
        return copy.findings
    }
}

extension Node {
    /// Whether a start action is declared for it, or comes with the type of what is shared.
    package var wantsToBeStarted: Bool {
        // What stays on the main actor can have none, which is said elsewhere.
        guard takesPart, inner == nil, !staysOnMain, kind == .singleton || kind == .scoped else { return false }
        return details.start != nil || type is any Startable.Type
    }
}
