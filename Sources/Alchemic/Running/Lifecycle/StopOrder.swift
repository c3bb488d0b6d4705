// Each object is stopped before what it depends on; where nothing decides, the last that was built comes first.

extension [Participant] {
    /// The participants, which are in order of construction, in the order in which they are stopped.
    var inStopOrder: [Participant] {
        guard count > 1 else { return self }
        var places: [ObjectIdentifier: Int] = [:]
        for (place, participant) in enumerated() { places[ObjectIdentifier(participant.node)] = place }
        let needs = map { $0.node.nearest(in: places) }
        // What leads back in a circle decides nothing.
        var starts = [0]
        for targets in needs { starts.append(starts[starts.count - 1] + targets.count) }
        var circle = [Int](repeating: 0, count: count)
        for (number, members) in components(starts: starts, targets: needs.flatMap(\.self)).enumerated() {
            for member in members { circle[member] = number }
        }
        var users = [Int](repeating: 0, count: count)
        for (place, targets) in needs.enumerated() {
            for target in targets where circle[target] != circle[place] { users[target] += 1 }
        }
        var ready = indices.filter { users[$0] == 0 }
        var result: [Participant] = []
        result.reserveCapacity(count)
        while let last = ready.indices.max(by: { ready[$0] < ready[$1] }) {
            let place = ready.remove(at: last)
            result.append(self[place])
            for target in needs[place] where circle[target] != circle[place] {
                users[target] -= 1
                if users[target] == 0 { ready.append(target) }
            }
        }
        return result
    }
}

extension Node {
    /// The first of some nodes on each way from this one, whenever they are made.
    fileprivate func nearest(in places: [ObjectIdentifier: Int]) -> [Int] {
        var found: [Int] = []
        var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
        var queue = [self]
        while let node = queue.popLast() {
            for edge in node.edges where seen.insert(ObjectIdentifier(edge.target)).inserted {
                if let place = places[ObjectIdentifier(edge.target)] {
                    found.append(place)
                } else {
                    queue.append(edge.target)
                }
            }
        }
        return found
    }
}
