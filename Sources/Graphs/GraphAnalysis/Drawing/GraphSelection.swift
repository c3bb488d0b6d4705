package import AlchemicGraphDocument

/// The part of a graph to draw.
package struct GraphSelection: Sendable, Hashable {
    /// Restricts the picture to these definitions and their dependencies, direct or not.
    package var roots: [Int] = []
    /// Restricts the picture to these definitions, their dependencies and their consumers.
    package var focus: [Int] = []
    /// The maximum number of links from the roots and the focus.
    package var depth = Int.max
    /// Restricts the picture to the definitions of a module and of the modules within it.
    package var module: String?

    /// Selects the whole graph.
    package init() {}
}

extension GraphAnalysis {
    /// The indices of the selected definitions.
    package func indices(of selection: GraphSelection) -> Set<Int> {
        var indices = Set(definitions.indices)
        if !selection.roots.isEmpty {
            indices.formIntersection(reachable(from: selection.roots, by: .needs, depth: selection.depth))
        }
        if !selection.focus.isEmpty {
            indices.formIntersection(
                reachable(from: selection.focus, by: .needs, depth: selection.depth)
                    .union(reachable(from: selection.focus, by: .consumers, depth: selection.depth)))
        }
        if let module = selection.module { indices = indices.filter { isDefinition(at: $0, declaredIn: module) } }
        return indices
    }

    /// The document with the selected definitions only; the whole document for an empty selection.
    package func document(of selection: GraphSelection) -> GraphDocument {
        guard selection != GraphSelection() else { return document }
        let kept = indices(of: selection)
        return document.keeping(Set(kept.map { definitions[$0].id }))
    }
}
