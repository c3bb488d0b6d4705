import AlchemicGraphDocument

/// The order in which a start builds definitions, and in which they are stopped.
package struct GraphOrder: Sendable, Hashable {
    /// One definition that the start builds.
    package struct Entry: Sendable, Hashable {
        package let place: Int
        /// How many definitions have to be built one after the other before it: what has the same level may be built
        /// concurrently.
        package let level: Int
        /// Whether it is eager, or only needed by something eager.
        package let isEager: Bool
    }

    /// What the start builds, each after all that it needs; those of one level in order of the graph.
    package let start: [Entry]
    /// The same, from the last to the first.
    package var stop: [Entry] { start.reversed() }
}

extension GraphAnalysis {
    /// What the start builds: the document's start order, with the shared definitions that it needs.
    package var order: GraphOrder {
        let eager = document.startOrder.compactMap(place(of:))
        var needed = Set(eager)
        var queue = eager
        while let place = queue.popLast() {
            for link in needs[place]
            where link.moment != "later" && definitions[link.target].isKept && needed.insert(link.target).inserted {
                queue.append(link.target)
            }
        }
        let built = needed.filter { ["singleton", "weak"].contains(definitions[$0].lifetime) || eager.contains($0) }
        let levels = constructionLevels
        let numbers = Dictionary(eager.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        let ranks = Dictionary(
            built.map { place in
                // What nothing lists stands before the first eager one that needs it.
                (place, numbers[place] ?? (uses[place].compactMap { numbers[$0.source] }.min() ?? Int.max))
            }, uniquingKeysWith: { first, _ in first })
        let sorted = built.sorted {
            (levels[$0], ranks[$0] ?? 0, $0) < (levels[$1], ranks[$1] ?? 0, $1)
        }
        let isEager = Set(eager)
        // Levels without anything that is built, such as those of values, do not count.
        let used = Array(Set(sorted.map { levels[$0] })).sorted()
        let dense = Dictionary(used.enumerated().map { ($1, $0 + 1) }, uniquingKeysWith: { first, _ in first })
        return GraphOrder(
            start: sorted.map {
                GraphOrder.Entry(place: $0, level: dense[levels[$0]] ?? 0, isEager: isEager.contains($0))
            })
    }

    /// How many definitions are built one after the other before each one; those of a legal circle have the same level.
    package var constructionLevels: [Int] {
        let groups = circles { $0.moment != "later" }
        var levels = Array(repeating: 0, count: definitions.count)
        // Each group comes after all that it leads to.
        for group in groups {
            let members = Set(group)
            var level = 0
            for place in group {
                for link in needs[place] where link.moment != "later" && !members.contains(link.target) {
                    level = max(level, levels[link.target] + 1)
                }
            }
            for place in group { levels[place] = level }
        }
        return levels
    }
}

extension GraphDocument.Definition {
    /// Whether its objects are kept, so that a start may build one.
    fileprivate var isKept: Bool { lifetime != "scoped" && lifetime != "external" }
}
