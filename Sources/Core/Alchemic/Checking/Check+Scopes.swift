// What outlives a scope must not hold on to something of it.

extension Check {
    /// Reports what is kept longer than the scope whose objects it reaches.
    mutating func checkScopes() {
        let scoped = allNodes.filter { $0.lifetime.scope != nil }
        guard !scoped.isEmpty else { return }
        // For each prototype on a way to something scoped, the arrow that leads there; found backwards, nearest first.
        var users: [Int: [(user: Node, edge: Edge)]] = [:]
        for node in allNodes {
            for edge in node.edges where !edge.entersScope && !edge.isAlternative {
                users[edge.target.index, default: []].append((node, edge))
            }
        }
        var way: [Int: Edge] = [:]
        var queue = scoped
        var next = 0
        while next < queue.count {
            let target = queue[next]
            next += 1
            for (user, edge) in users[target.index] ?? [] where way[user.index] == nil && user.lifetime.scope == nil {
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
            problems.add(.captiveScope(path), order: node.index)
        }
    }

    /// Warns of scopes whose names differ by a letter from others'.
    mutating func checkScopeNames() {
        var first: [String: Node] = [:]
        var near: [String: [String]] = [:]
        for node in allNodes {
            guard let name = node.lifetime.scope?.name, first[name] == nil else { continue }
            first[name] = node
            // Names that differ by a letter are equal when it is left out.
            for key in spellings(of: name) {
                for other in near[key] ?? [] where differByLetter(name, other) {
                    guard node.level == level, let otherNode = first[other] else { continue }
                    problems.add(.similarScopes(node, otherNode), order: node.index)
                }
                near[key, default: []].append(name)
            }
        }
    }

    /// Warns of start actions that no start runs.
    mutating func checkStarts() {
        let starting = ownNodes.filter { isDeclaredHere($0) && $0.wantsToBeStarted }
        guard !starting.isEmpty else { return }
        let isBuilt = Set(buildOrder.map(\.index))
        for node in starting where node.kind != .singleton || !isBuilt.contains(node.index) {
            problems.add(.neverStarted(node), order: node.index)
        }
    }

    /// Whether the check has not had it before: what an operation does not override has been checked already.
    private func isDeclaredHere(_ node: Node) -> Bool { !isOverlay || node.level == level }

    /// Warns of prototypes with start or stop actions, of which the container keeps none to call them.
    ///
    /// The type's own actions may be called by those who take it: who asks a provider for one, or passes arguments, owns it.
    mutating func checkOwners() {
        let subjects = ownNodes.filter {
            isDeclaredHere($0) && $0.kind == .prototype && $0.takesPart && $0.inner == nil && !$0.staysOnMain
        }
        guard !subjects.isEmpty else { return }
        let (direct, provided) = waysOfTaking()
        for node in subjects {
            let details = node.definition.details
            // A warning of its own.
            if details.start != nil { continue }
            let isLeftToConsumers =
                details.isOwnedByConsumer || node.takesArguments
                || provided.contains(node.index) && !direct.contains(node.index)
            guard details.stop != nil || !isLeftToConsumers else { continue }
            if details.stop == nil, Conformance(of: node.type, to: (any Stoppable).self) == .none {
                problems.add(.neverStarted(node), order: node.index)
            } else {
                problems.add(.neverStopped(node), order: node.index)
            }
        }
    }

    /// What is taken as it is, and what is taken through a provider, be it decorated or not.
    private func waysOfTaking() -> (direct: Set<Int>, provided: Set<Int>) {
        var direct: Set<Int> = []
        var provided: Set<Int> = []
        for node in allNodes {
            for edge in node.edges where node.inner !== edge.target {
                let form = TypeShape(node.origin(of: edge).dependency.type).innermostDeferral
                let isProvided = edge.moment == .later && form != .lazy
                var target: Node? = edge.target
                while let current = target {
                    if isProvided { provided.insert(current.index) } else { direct.insert(current.index) }
                    target = current.inner
                }
            }
        }
        return (direct, provided)
    }

    /// Warns of what the roots do not use, and reports roots that cannot be had.
    mutating func checkUse(from roots: [Any.Type]) {
        guard !roots.isEmpty else { return }
        var isUsed = Array(repeating: false, count: allNodes.count)
        var queue = allNodes.filter { $0.definition.isEager || $0.definition.isRoot || used.contains($0.index) }
        for root in roots {
            do {
                try resolve(root, .auto, for: .request).forEachNode(shape: TypeShape(root)) { node, _ in
                    queue.append(node)
                }
            } catch {
                problems.add(.unresolvedRoot(root, error, at: rootLocation, index, &cache), order: allNodes.count)
            }
        }
        guard reportsUnused else { return }
        while let node = queue.popLast() {
            guard !isUsed[node.index] else { continue }
            isUsed[node.index] = true
            if let inner = node.inner { queue.append(inner) }
            for edge in node.edges { queue.append(edge.target) }
        }
        for node in ownNodes where !isUsed[node.index] && node.inner == nil {
            problems.add(.unused(node, roots), order: node.index)
        }
    }
}

extension Node {
    /// Whether a start action is declared for it, or comes with the type of what is shared.
    var wantsToBeStarted: Bool {
        // What stays on the main actor can have none, which is said elsewhere.
        guard takesPart, inner == nil, !staysOnMain else { return false }
        let isDeclared = definition.hasDetails && definition.details.start != nil
        return isDeclared || (kind == .singleton || kind == .scoped) && type is any Startable.Type
    }
}
