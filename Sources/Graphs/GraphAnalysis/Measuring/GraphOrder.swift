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
    /// What the start builds, by levels: within one, in the order of the document.
    package var order: GraphOrder {
        // A document of before has the eager ones only.
        let order = document.buildOrder.isEmpty ? document.startOrder : document.buildOrder
        let built = order.compactMap(place(of:))
        let levels = constructionLevels
        // Levels without anything that is built, such as those of values, do not count.
        let used = Set(built.map { levels[$0] }).sorted()
        let numbers = Dictionary(used.enumerated().map { ($1, $0 + 1) }, uniquingKeysWith: { first, _ in first })
        let eager = Set(document.startOrder)
        let entries = built.map { place in
            GraphOrder.Entry(
                place: place, level: numbers[levels[place]] ?? 0, isEager: eager.contains(definitions[place].id))
        }
        return GraphOrder(
            start: entries.enumerated().sorted { ($0.element.level, $0.offset) < ($1.element.level, $1.offset) }
                .map(\.element))
    }

    /// How many definitions are built one after the other before each one; those of a legal cycle have the same level.
    package var constructionLevels: [Int] { constructionLevels(of: circles { $0.moment != "later" }) }

    /// The same, of groups that are known.
    func constructionLevels(of groups: [[Int]]) -> [Int] {
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
