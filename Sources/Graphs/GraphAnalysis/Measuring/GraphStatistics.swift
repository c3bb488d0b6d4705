import AlchemicGraphDocument

/// The figures of a graph.
package struct GraphStatistics: Sendable, Hashable {
    /// A word with the number of definitions that it describes, or the id of a definition with the number of its neighbors.
    package struct Count: Sendable, Hashable {
        package let word: String
        package let number: Int
    }

    package let definitions: Int
    package let modules: Int
    /// The number of links between definitions.
    package let links: Int
    /// Counts by lifetime, module and style: largest first, then by word.
    package let lifetimes: [Count]
    package let byModule: [Count]
    package let styles: [Count]
    /// The definitions with the most consumers, with the number of these; each counts once, and the definition itself never.
    package let fanIn: [Count]
    /// The definitions with the most dependencies, with the number of these; each counts once, and the definition itself never.
    package let fanOut: [Count]
    /// The ids along the longest path of objects that are built for one another, outermost first.
    package let longestPath: [String]
    /// The cycles of definitions, by their ids.
    package let cycles: [[String]]
}

extension GraphAnalysis {
    /// Computes the figures, with at most `fanLimit` definitions for each of fan-in and fan-out.
    package func statistics(fanLimit: Int = 5) -> GraphStatistics {
        func counts(of words: some Sequence<String>) -> [GraphStatistics.Count] {
            Dictionary(grouping: words) { $0 }.map { GraphStatistics.Count(word: $0.key, number: $0.value.count) }
                .sorted { ($1.number, $0.word) < ($0.number, $1.word) }
        }
        func largest(_ numbers: [Int]) -> [GraphStatistics.Count] {
            Array(
                zip(definitions, numbers).filter { $1 > 0 }
                    .map { GraphStatistics.Count(word: $0.id, number: $1) }
                    .sorted { ($1.number, $0.word) < ($0.number, $1.word) }.prefix(fanLimit))
        }
        return GraphStatistics(
            definitions: definitions.count, modules: document.modules.count, links: needs.joined().count,
            lifetimes: counts(of: definitions.map(\.lifetime)), byModule: counts(of: definitions.map(\.module)),
            styles: counts(of: definitions.map(\.style)),
            fanIn: largest(
                consumers.enumerated().map { index, links in Set(links.map(\.source)).subtracting([index]).count }),
            fanOut: largest(
                needs.enumerated().map { index, links in Set(links.map(\.target)).subtracting([index]).count }),
            longestPath: longestPath.map { definitions[$0].id },
            cycles: stronglyConnectedComponents().filter { group in
                group.count > 1 || group.contains { index in needs[index].contains { $0.target == index } }
            }.map { $0.map { definitions[$0].id } })
    }

    /// The longest path through links of construction and steps; a cycle counts as a single step.
    package var longestPath: [Int] {
        let groups = stronglyConnectedComponents { !$0.isLater }
        let levels = constructionLevels(of: groups)
        guard var index = levels.indices.max(by: { (levels[$0], $1) < (levels[$1], $0) }) else { return [] }
        var groupOfDefinition = Array(repeating: 0, count: definitions.count)
        for (number, group) in groups.enumerated() { for member in group { groupOfDefinition[member] = number } }
        var path = [index]
        while levels[index] > 0 {
            // Any member of a cycle may have the next link.
            let links = groups[groupOfDefinition[index]].lazy.flatMap { needs[$0] }
            guard let link = links.first(where: { !$0.isLater && levels[$0.target] == levels[index] - 1 })
            else { break }
            index = link.target
            path.append(index)
        }
        return path
    }
}
