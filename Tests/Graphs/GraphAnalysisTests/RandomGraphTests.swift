import AlchemicGraphDocument
import Foundation
import GraphAnalysis
import TestSupport
import Testing

/// What holds in any graph.
@Suite struct RandomGraphTests {
    /// Tries something with many graphs, in order of their seeds.
    private func withGraphs(_ body: (RandomGraph, UInt64) throws -> Void) throws {
        for seed in 0..<UInt64(Rounds.count(25, long: 5_000)) { try body(RandomGraph(seed: seed), seed) }
    }

    @Test func `roots reach everything and no root is one too many`() throws {
        try withGraphs { graph, seed in
            let analysis = graph.analysis
            let roots = analysis.roots
            let all = Set(analysis.definitions.indices)
            #expect(analysis.reachable(from: roots, by: .needs) == all, "\(seed)")
            for root in roots where !analysis.isRoot(root) {
                // In a circle that nothing else reaches.
                let others = roots.filter { $0 != root }.reduce(into: Set<Int>()) {
                    $0.formUnion(graph.reachable(from: $1))
                }
                #expect(!others.contains(root), "\(seed)")
            }
        }
    }

    @Test func `the shortest path is a path and none is shorter`() throws {
        try withGraphs { graph, seed in
            let analysis = graph.analysis
            for target in analysis.definitions.indices {
                let shortest = analysis.shortestPath(to: target)
                expectPath(shortest, to: target, in: analysis)
                let (all, cut) = analysis.paths(to: target, limit: 10_000)
                if cut == nil { #expect(shortest.count == all.map(\.count).min(), "\(seed)") }
            }
        }
    }

    @Test func `all paths are different and their number is that of a simple search`() throws {
        try withGraphs { graph, seed in
            let analysis = graph.analysis
            for target in analysis.definitions.indices {
                let (paths, cut) = analysis.paths(to: target, limit: 500)
                let routes = paths.map { $0.map { [$0.source, $0.target] } }
                #expect(Set(routes).count == paths.count)
                for path in paths where !path.isEmpty {
                    expectPath(path, to: target, in: analysis)
                    #expect(Set(path.map(\.source) + [target]).count == path.count + 1)
                }
                #expect(cut != .steps, "\(seed)")
                #expect(paths.count == (cut == .limit ? 500 : count(to: target, in: analysis)), "\(seed)")
            }
        }
    }

    /// How many simple ways there are, by the most obvious method.
    private func count(to target: Int, in analysis: GraphAnalysis) -> Int {
        func visit(_ index: Int, _ seen: Set<Int>) -> Int {
            if index == target { return 1 }
            let next = Set(analysis.needs[index].map(\.target)).subtracting(seen)
            return next.reduce(0) { $0 + visit($1, seen.union([$1])) }
        }
        return analysis.roots.reduce(0) { $0 + visit($1, [$1]) }
    }

    private func expectPath(_ path: [GraphAnalysis.Link], to target: Int, in analysis: GraphAnalysis) {
        for (link, next) in zip(path, path.dropFirst()) { #expect(link.target == next.source) }
        guard let first = path.first, let last = path.last else {
            #expect(analysis.roots.contains(target))
            return
        }
        #expect(analysis.roots.contains(first.source))
        #expect(last.target == target)
    }

    @Test func `what is needed has a lower level unless it is in a circle`() throws {
        try withGraphs { graph, seed in
            let levels = graph.analysis.constructionLevels
            for link in graph.links where link.time != "later" {
                let isCircle = graph.reachable(from: link.target) { $0 != "later" }.contains(link.source)
                #expect(
                    isCircle ? levels[link.source] == levels[link.target] : levels[link.source] > levels[link.target],
                    "\(seed)")
            }
        }
    }

    @Test func `the start has what is needed on a lower level`() throws {
        try withGraphs { graph, seed in
            let order = graph.analysis.order
            let indices = order.start.map(\.index)
            #expect(Set(indices).count == indices.count)
            let ids = indices.map { graph.document.definitions[$0].id }
            #expect(ids.sorted() == graph.document.buildOrder.sorted())
            #expect(order.start.map(\.level) == order.start.map(\.level).sorted())
            #expect(
                Set(order.start.map(\.level))
                    == Set(order.start.indices.prefix(order.start.last?.level ?? 0).map { $0 + 1 }))
            #expect(order.stop == order.start.reversed())
            for (number, index) in indices.enumerated() {
                for link in graph.links where link.source == index && link.time == "construction" {
                    let isCircle = graph.reachable(from: link.target) { $0 != "later" }.contains(index)
                    guard let other = indices.firstIndex(of: link.target), !isCircle else { continue }
                    #expect(other < number, "\(seed)")
                }
            }
        }
    }

    @Test func `circles are what reaches itself`() throws {
        try withGraphs { graph, seed in
            let groups = graph.analysis.stronglyConnectedComponents()
            #expect(groups.joined().sorted() == Array(graph.analysis.definitions.indices))
            for group in groups {
                for index in group {
                    let reached = graph.reachable(from: index)
                    #expect(Set(group) == reached.filter { graph.reachable(from: $0).contains(index) }, "\(seed)")
                }
            }
        }
    }

    @Test func `the longest path is a path of the largest level`() throws {
        try withGraphs { graph, seed in
            let path = graph.analysis.longestPath
            let levels = graph.analysis.constructionLevels
            #expect(path.count == (levels.max().map { $0 + 1 } ?? 0), "\(seed)")
            for (source, target) in zip(path, path.dropFirst()) {
                #expect(graph.reachable(from: source) { $0 != "later" }.contains(target), "\(seed)")
            }
        }
    }

    @Test func `a selection leaves a whole document`() throws {
        let schema = try JSONSchema(published: "graph-document.schema.json")
        try withGraphs { graph, seed in
            var random = SeededGenerator(seed: seed)
            guard let root = graph.analysis.definitions.indices.randomElement(using: &random) else { return }
            var selection = GraphSelection()
            if Bool.random(using: &random) { selection.roots = [root] } else { selection.focus = [root] }
            if Bool.random(using: &random) { selection.depth = Int.random(in: 0...3, using: &random) }
            if Bool.random(using: &random) { selection.module = "Shop" }
            let kept = graph.analysis.indices(of: selection)
            if selection.roots == [root], selection.depth == .max, selection.module == nil {
                #expect(kept == graph.reachable(from: root))
            }
            let document = graph.analysis.document(of: selection)
            let ids = Set(document.definitions.map(\.id))
            #expect(ids == Set(kept.map { "d\($0)" }))
            #expect(document.definitions.flatMap(\.dependencies).allSatisfy { ids.isSuperset(of: $0.definitions) })
            #expect(ids.isSuperset(of: document.startOrder))
            let value = try JSONValue(parsing: document.json())
            #expect(schema.problems(in: value) == [], "\(seed)")
        }
    }

    @Test func `a picture has every arrow once and no other`() throws {
        try withGraphs { graph, seed in
            let picture = GraphPicture(of: GraphSelection(), in: graph.analysis)
            let expected = Set(graph.links.map { [$0.source, $0.target] })
            #expect(Set(picture.arrows.map { [$0.source, $0.target] }) == expected)
            #expect(picture.arrows.count == expected.count)
            #expect(picture.groups.flatMap(\.boxes).map(\.index).sorted() == Array(graph.analysis.definitions.indices))
            let dot = picture.dot.split(separator: "\n")
            #expect(dot.count { $0.contains(" -> ") } == expected.count)
            let mermaid = picture.mermaid.split(separator: "\n")
            #expect(mermaid.count { $0.contains("-->") || $0.contains("-.->") } == expected.count)
        }
    }

    @Test func `nothing differs from itself and every definition that differs is named`() throws {
        try withGraphs { graph, seed in
            let old = graph.document
            let new = try RandomGraph(seed: seed + 1).document
            #expect(GraphChanges(from: old, to: old).isEmpty)
            let changes = GraphChanges(from: old, to: new)
            let back = GraphChanges(from: new, to: old)
            #expect(changes.added == back.removed)
            #expect(changes.changed.map(\.id).sorted() == back.changed.map(\.id).sorted())
            #expect(changes.consequences.map(\.id).sorted() == back.consequences.map(\.id).sorted())
            let all = changes.changed + changes.consequences
            let ids = Set(changes.added.map(\.id) + changes.removed.map(\.id) + all.map(\.id))
            for definition in new.definitions where !ids.contains(definition.id) {
                #expect(old.definitions.contains(definition), "\(seed)")
            }
        }
    }
}
