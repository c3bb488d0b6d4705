import AlchemicGraphDocument

/// The order in which a start builds definitions, and a stop ends them.
package struct GraphOrder: Sendable, Hashable {
    /// A definition that the start builds.
    package struct Entry: Sendable, Hashable {
        /// The definition's index in the document.
        package let index: Int
        /// The level, from one; dependencies have lower levels.
        ///
        /// Definitions of one level may be built concurrently, except the members of a cycle, which are built together.
        package let level: Int
        /// Whether the definition is eager itself, rather than a service or a dependency.
        package let isEager: Bool
    }

    /// The definitions that the start builds, each after its dependencies; by level, then in the document's order.
    package let start: [Entry]
    /// The definitions of the start in reverse.
    package var stop: [Entry] { start.reversed() }
}

extension GraphAnalysis {
    /// The order of start and stop; within a level, the order of the document.
    package var order: GraphOrder {
        // Documents of earlier versions list eager definitions only.
        let order = document.buildOrder.isEmpty ? document.startOrder : document.buildOrder
        let built = order.compactMap(index(of:))
        let levels = constructionLevels
        // A level whose definitions the start does not build, such as values, gets no number.
        let used = Set(built.map { levels[$0] }).sorted()
        let numbers = Dictionary(used.enumerated().map { ($1, $0 + 1) }, uniquingKeysWith: { first, _ in first })
        let eager = Set(document.startOrder)
        let entries = built.map { index in
            GraphOrder.Entry(
                index: index, level: numbers[levels[index]] ?? 0, isEager: eager.contains(definitions[index].id))
        }
        return GraphOrder(
            start: entries.enumerated().sorted { ($0.element.level, $0.offset) < ($1.element.level, $1.offset) }
                .map(\.element))
    }

    /// The length of the longest chain built before each definition; members of a legal cycle share a level.
    package var constructionLevels: [Int] {
        constructionLevels(of: stronglyConnectedComponents { !$0.isLater })
    }

    /// The levels of definitions whose groups are already known.
    func constructionLevels(of groups: [[Int]]) -> [Int] {
        var levels = Array(repeating: 0, count: definitions.count)
        // Each group comes after all that it leads to, so the levels of its targets are final.
        for group in groups {
            let members = Set(group)
            var level = 0
            for index in group {
                for link in needs[index] where !link.isLater && !members.contains(link.target) {
                    level = max(level, levels[link.target] + 1)
                }
            }
            for index in group { levels[index] = level }
        }
        return levels
    }
}
