import AlchemicGraphDocument

/// A part of a graph as a picture: boxes in their modules, and the arrows between them.
package struct GraphPicture: Sendable, Hashable {
    /// A definition in the picture.
    package struct Box: Sendable, Hashable {
        /// The definition's index, which also names the box in the languages of pictures.
        package let index: Int
        /// The id without the Swift modules of its types.
        package let title: String
        package let lifetime: String
        package let isEager: Bool
        /// Whether a dependency of the definition has a problem.
        package let hasProblem: Bool
    }

    /// A module with its boxes.
    package struct Group: Sendable, Hashable {
        package let module: String
        package let boxes: [Box]
    }

    /// The dependency of one definition on another, drawn once for all parameters.
    package struct Arrow: Sendable, Hashable {
        /// The index of the definition that depends on the other.
        package let source: Int
        /// The index of the definition that the other depends on.
        package let target: Int
        /// The earliest time at which the target is built.
        package let time: String
    }

    /// The modules that have boxes, in order.
    package let groups: [Group]
    package let arrows: [Arrow]

    /// Draws the selected definitions, and the links between them; modules that the document does not list come last.
    package init(of selection: GraphSelection, in analysis: GraphAnalysis) {
        let indices = analysis.indices(of: selection).sorted()
        let kept = Set(indices)
        var paths = analysis.document.modules.map(\.path)
        for index in indices where !paths.contains(analysis.definitions[index].module) {
            paths.append(analysis.definitions[index].module)
        }
        let members = Dictionary(grouping: indices) { analysis.definitions[$0].module }
        groups = paths.compactMap { path in
            members[path].map { Group(module: path, boxes: $0.map { Box(analysis.definitions[$0], at: $0) }) }
        }
        var times: [[Int]: String] = [:]
        var pairs: [[Int]] = []
        for index in indices {
            for link in analysis.needs[index] where kept.contains(link.target) {
                let pair = [index, link.target]
                if let known = times[pair] {
                    times[pair] = [known, link.time].min { rank(of: $0) < rank(of: $1) }
                } else {
                    times[pair] = link.time
                    pairs.append(pair)
                }
            }
        }
        arrows = pairs.map { Arrow(source: $0[0], target: $0[1], time: times[$0] ?? "construction") }
    }
}

/// The order of times: construction, steps, later.
private func rank(of time: String) -> Int { ["construction", "step"].firstIndex(of: time) ?? 2 }

extension GraphPicture.Box {
    fileprivate init(_ definition: GraphDocument.Definition, at index: Int) {
        self.index = index
        title = shortName(definition.id)
        lifetime = definition.lifetime
        isEager = definition.isEager
        hasProblem = definition.dependenciesWithSteps.contains { $0.dependency.outcome == "problem" }
    }
}
