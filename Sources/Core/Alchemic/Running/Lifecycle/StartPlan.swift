/// A plan of everything that a start builds, and of objects that are there and may not have been started.
struct StartPlan {
    /// The plan of ``units``; it also knows the entries that are left out.
    let plan: Plan
    /// The numbers of the entries, one for each unit, that are built or started.
    let units: [Int]
    /// Roots that need an external which is not set, each with that external.
    private(set) var blocked: [(node: Node, external: Node)] = []
    /// The errors of roots that cannot be planned: with one of them, nothing is built.
    private(set) var failures: [StartError.Failure] = []
    /// The unit with which each member of a cycle is counted, by the member's slot.
    private var unitsOfMembers: [Int: Int] = [:]

    /// - Parameter roots: The definitions that are built whether another object needs them or not.
    init(_ roots: [Node], in container: Container) {
        let request = AsyncRequest(container: container, construction: nil)
        var walk = PlanWalk(for: Requester(request), in: container, isStart: true)
        // Most roots have an entry; an external that was set has none.
        var entries: [(root: Node, entry: Int)] = []
        for root in roots {
            do throws(ResolutionError) {
                let entry = try walk.walk(from: container.wiring.producers[root.index], in: container)
                if let entry { entries.append((root, entry)) }
            } catch {
                failures.append(StartError.Failure(of: root, error: error, in: container.graph))
            }
        }
        let unset = walk.unsetBelow
        blocked = entries.compactMap { root, entry in
            unset[entry].map { (root, walk.entries[$0].producer.node) }
        }
        var units = walk.entries.indices.filter { walk.entries[$0].place != nil }
        if !unset.isEmpty || walk.hasCalls {
            // Left out: entries that only blocked roots need, and entries that only a factory's calls of other methods lead to.
            let wanted = walk.entries(
                reachedFrom: entries.map(\.entry).filter { unset[$0] == nil },
                along: walk.needs.filter { !$0.isCall }.map { ($0.consumer, $0.needed) })
            units.removeAll { wanted[$0] == nil }
        }
        self.units = units
        plan = Plan(walk, building: units)
        for unit in units {
            // A cycle has several units if, for example, a member was purged: each unit builds or finds some of the members.
            for member in walk.entries[unit].place?.memberPlaces ?? [] {
                let slot = member.slot.identity
                if unitsOfMembers[slot] == nil || walk.number(of: member) == unit { unitsOfMembers[slot] = unit }
            }
        }
    }

    /// Visits the singletons of a unit, with their places: a start knows neither weak nor scoped objects.
    ///
    /// - Parameter onlyCounted: Whether to leave out the members of a cycle that are counted with another unit.
    func forEachObject(of unit: Int, onlyCounted: Bool = false, _ body: (ObjectPlace, Node) -> Void) {
        guard let place = plan.entries[unit].place, let node = place.node else { return }
        if place.unit == nil {
            if node.kind == .singleton { body(place, node) }
            return
        }
        for member in place.memberPlaces where !onlyCounted || unitsOfMembers[member.slot.identity] == unit {
            if let node = member.node, node.kind == .singleton { body(member, node) }
        }
    }
}

extension PlanWalk {
    /// The external that is not set, for each entry that needs one.
    fileprivate var unsetBelow: [Int: Int] {
        let unset = entries.indices.filter { entries[$0].state == .unset }
        if unset.isEmpty { return [:] }
        // Along calls, too: a call of something blocked would fail.
        return entries(reachedFrom: unset, along: needs.map { ($0.needed, $0.consumer) })
    }

    /// The numbers of the entries that some entries lead to, themselves included, each with the one that has led to it.
    fileprivate func entries(reachedFrom starts: [Int], along edges: [(source: Int, target: Int)]) -> [Int: Int] {
        var targets = Array(repeating: [Int](), count: entries.count)
        for edge in edges { targets[edge.source].append(edge.target) }
        var origins: [Int: Int] = [:]
        // A cycle is the entry of all of its eager members.
        var queue = starts.filter { origins.updateValue($0, forKey: $0) == nil }
        while let next = queue.popLast() {
            for target in targets[next] where origins[target] == nil {
                origins[target] = origins[next]
                queue.append(target)
            }
        }
        return origins
    }
}
