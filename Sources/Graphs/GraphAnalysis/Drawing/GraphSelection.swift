package import AlchemicGraphDocument

/// Which part of a graph is drawn.
package struct GraphSelection: Sendable, Hashable {
    /// Only what these definitions need, directly or not.
    package var roots: [Int] = []
    /// Only what these definitions need, and what needs them.
    package var focus: [Int] = []
    /// How many links away from the roots and the focus.
    package var depth = Int.max
    /// Only definitions of this module, and of those within it.
    package var module: String?

    package init() {}
}

extension GraphAnalysis {
    /// The places that a selection leaves.
    package func selected(_ selection: GraphSelection) -> Set<Int> {
        var places = Set(definitions.indices)
        if !selection.roots.isEmpty {
            places.formIntersection(reachable(from: selection.roots, by: .needs, depth: selection.depth))
        }
        if !selection.focus.isEmpty {
            places.formIntersection(
                reachable(from: selection.focus, by: .needs, depth: selection.depth)
                    .union(reachable(from: selection.focus, by: .uses, depth: selection.depth)))
        }
        if let module = selection.module { places = places.filter { isIn(module: module, $0) } }
        return places
    }

    /// The document without what a selection leaves out; without a selection, the whole document.
    package func document(of selection: GraphSelection) -> GraphDocument {
        guard selection != GraphSelection() else { return document }
        let kept = selected(selection)
        return document.keeping(Set(kept.map { definitions[$0].id }))
    }
}
