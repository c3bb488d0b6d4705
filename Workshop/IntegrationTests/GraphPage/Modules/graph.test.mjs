import assert from "node:assert/strict"
import { test } from "node:test"
import { edgeKind } from "../../../../Sources/Graphs/GraphPage/Page/edges.mjs"
import { makeGraph } from "../../../../Sources/Graphs/GraphPage/Page/graph.mjs"
import { duration, named, place, shortName, shortType } from "../../../../Sources/Graphs/GraphPage/Page/names.mjs"
import { longestPath, pathBetween, pathToRoot, reach } from "../../../../Sources/Graphs/GraphPage/Page/paths.mjs"
import { definition, dependency, document, problem } from "./documents.mjs"

const graphOf = (definitions, more, rest = {}) => makeGraph({ document: document(definitions, more), ...rest })
const path = (graph, id) => {
    const edges = pathToRoot(graph.byId.get(id))
    return edges && [edges[0].from.id, ...edges.map(edge => edge.to.id)]
}

test("types lose the names around them", () => {
    assert.equal(shortType("any Shop.Store"), "any Store")
    assert.equal(shortType("[Swift.String: Shop.Box<Shop.Inner.Part>]"), "[String: Box<Part>]")
    assert.equal(shortType("Läden.Größe_2"), "Größe_2")
})

test("definitions are called as messages call them", () => {
    assert.equal(shortName(definition("Cart", [], { name: "cart" })), "Cart \"cart\"")
    assert.equal(shortName(definition("Cart", [], { type: "any Shop.Cart" })), "Cart")
    assert.equal(shortName(definition("Shop.Cart#2", [], { type: "Shop.Cart" })), "Cart#2")
    assert.equal(shortName(definition("x", [], { type: "Shop.Store", inner: "Shop.SQLStore" })), "Store around SQLStore")
    assert.equal(place({ file: "a.yml", line: 3, column: 0 }), "a.yml:3")
    assert.deepEqual([999, 1500, 25_000, 3_000_000].map(duration), ["999 µs", "1.5 ms", "25 ms", "3.00 s"])
})

test("each kind of dependency is its own kind of edge", () => {
    const [plain, scoped] = [definition("a"), definition("b", [], { scope: "request" })]
    const kind = (more, to = plain, from = plain) => edgeKind(dependency(more), from, to)
    assert.equal(kind({}), "direct")
    assert.equal(kind({ form: "optional" }), "optional")
    assert.equal(kind({ form: "list" }), "list")
    assert.equal(kind({ form: "dictionary" }), "list")
    assert.equal(kind({ form: "lazy of list", when: "later" }), "deferred")
    assert.equal(kind({ when: "step" }), "deferred")
    assert.equal(kind({}, scoped), "crossing")
    assert.equal(kind({}, scoped, scoped), "direct")
    assert.equal(kind({ label: "inner" }, plain, definition("d", [], { inner: "a" })), "decorated")
})

test("several dependencies between two definitions are one edge, of the strongest kind", () => {
    const graph = graphOf([definition("a", [{ definitions: ["b"], form: "lazy", when: "later" }, "b"]), definition("b")])
    assert.deepEqual(graph.edges.map(edge => [edge.kind, edge.dependencies.length]), [["direct", 2]])
})

test("steps are dependencies too", () => {
    const step = {
        kind: "injection point", name: "log", onlyIfUnset: false, declaredBy: "a", location: { file: "f", line: 1, column: 1 },
        isolation: "synchronous", dependencies: [dependency({ definitions: ["b"], when: "step" })],
    }
    const graph = graphOf([definition("a", [], { steps: [step] }), definition("b")])
    assert.deepEqual(graph.edges.map(edge => [edge.from.id, edge.to.id, edge.kind]), [["a", "b", "deferred"]])
})

test("the path comes from the nearest root; an eager definition is one", () => {
    const graph = graphOf(
        [definition("far", ["mid"]), definition("mid", ["end"]), definition("end"), definition("eager", ["end"], { eager: true }),
            definition("user", ["eager"])],
        { startOrder: ["end", "eager"] })
    assert.deepEqual(path(graph, "end"), ["eager", "end"])
    assert.deepEqual(path(graph, "mid"), ["far", "mid"])
    assert.equal(path(graph, "far"), null)
    assert.equal(path(graph, "eager"), null)
})

test("what is reached, and the shortest way between two", () => {
    const graph = graphOf([
        definition("a", ["b", "c"]), definition("b", ["d"]), definition("c", ["d"]), definition("d", ["e"]), definition("e"),
        definition("other", ["e"]),
    ])
    const node = id => graph.byId.get(id)
    const ids = nodes => [...nodes].map(node => node.id)
    assert.deepEqual(ids(reach(node("d"), "users")), ["b", "c", "a"])
    assert.deepEqual(ids(reach(node("a"), "uses")), ["b", "c", "d", "e"])
    const between = (one, other) => pathBetween(node(one), node(other))?.map(edge => `${edge.from.id}${edge.to.id}`)
    assert.deepEqual(between("a", "e"), ["ab", "bd", "de"])
    assert.deepEqual(between("e", "a"), ["ab", "bd", "de"])
    assert.equal(between("a", "other"), undefined)
    assert.deepEqual(ids(longestPath(graph.nodes)), ["a", "b", "d", "e"])
})

test("in a cycle everything reaches itself once, and the longest path ends", () => {
    const graph = graphOf([definition("a", ["b"]), definition("b", ["c"]), definition("c", ["a"])])
    assert.equal(reach(graph.byId.get("a"), "uses").size, 2)
    assert.equal(longestPath(graph.nodes).length, 3)
})

test("a name means what it means to the command line", () => {
    const graph = graphOf([
        definition("orders", [], { type: "Shop.SQLStore", name: "orders", aliases: ["main store"], promisedTypes: ["any Shop.Store"] }),
        definition("Shop.Cart"), definition("Shop.Box.Part"), definition("Other.Part"),
        definition("Shop.Log", [], { defaultName: "Shop.Log", type: "Shop.Log" }),
        definition("second", [], { type: "Shop.Log", name: "second" }),
    ])
    const ids = name => named(graph.nodes, name).map(node => node.id)
    assert.deepEqual(ids("orders"), ["orders"])
    assert.deepEqual(ids("main store"), ["orders"])
    assert.deepEqual(ids("Store"), ["orders"])
    assert.deepEqual(ids("any Shop.Store"), ["orders"])
    assert.deepEqual(ids("Cart"), ["Shop.Cart"])
    assert.deepEqual(ids("Log"), ["Shop.Log"])
    assert.deepEqual(ids("Shop.Box.Part"), ["Shop.Box.Part"])
    assert.deepEqual(ids("Part"), ["Shop.Box.Part", "Other.Part"])
    assert.deepEqual(ids("cart"), [])
})

test("a circle that nothing leads into has no path", () => {
    const graph = graphOf([definition("a", ["b"]), definition("b", ["a"])])
    assert.equal(path(graph, "a"), null)
})

test("what is missing is a ghost, once, for all who need it", () => {
    const missing = { outcome: "problem", type: "any Shop.Payment" }
    const graph = graphOf([definition("a", [missing]), definition("b", [missing]), definition("c", ["a"])], {
        problems: [problem("missing-binding", definition("a").location, { path: ["C", "A", "any Payment"] })],
    })
    const ghosts = graph.nodes.filter(node => node.kind === "ghost")
    assert.deepEqual(ghosts.map(ghost => ghost.title), ["any Payment"])
    assert.deepEqual(ghosts[0].users.map(edge => [edge.from.id, edge.kind]), [["a", "missing"], ["b", "missing"]])
    assert.deepEqual(graph.byId.get("a").problems.map(problem => problem.id), ["missing-binding"])
})

test("a ghost does not hide a definition that is called as it is", () => {
    const graph = graphOf([definition("missing any Payment"), definition("a", [{ outcome: "problem", type: "any Payment" }])], {
        problems: [problem("missing-binding", definition("a").location, { path: ["A", "any Payment"] })],
    })
    assert.equal(graph.byId.get("missing any Payment").kind, "definition")
    assert.equal(graph.nodes.length, 3)
    assert.equal(new Set(graph.nodes.map(node => node.id)).size, 3)
})

test("a circle's problem is pinned to all its members, one without a place to none", () => {
    const graph = graphOf([definition("A", ["B"]), definition("B", ["A"])], {
        problems: [problem("cycle", definition("A").location, { path: ["A", "B", "A"] }), problem("custom", undefined)],
    })
    assert.deepEqual(graph.problems.map(problem => problem.nodes.map(node => node.id)), [["A", "B"], []])
    assert.deepEqual(graph.edges.map(edge => [edge.from.id, edge.to.id, edge.isCycle]), [["A", "B", true], ["B", "A", true]])
})

test("used by nothing is what has no users and no start", () => {
    const graph = graphOf([definition("a", ["b"]), definition("b"), definition("c")], { startOrder: ["c"] })
    assert.deepEqual(graph.nodes.filter(node => node.isUnused).map(node => node.id), ["a"])
})

test("what a program runs as a service is not unused", () => {
    const graph = graphOf([definition("a", [], { service: true }), definition("b")])
    assert.deepEqual(graph.nodes.filter(node => node.isUnused).map(node => node.id), ["b"])
})

test("what a module marks as requested is not unused", () => {
    const graph = graphOf([definition("a", [], { tags: [{ name: "root" }] }), definition("b", [], { tags: [{ name: "other" }] })])
    assert.deepEqual(graph.nodes.filter(node => node.isUnused).map(node => node.id), ["b"])
})

test("the order of building, where a document has it, is the order of the start", () => {
    const definitions = [definition("a", ["b"], { eager: true }), definition("b")]
    const starts = more => graphOf(definitions, more).nodes.map(node => node.start)
    assert.deepEqual(starts({ startOrder: ["a"] }), [1, undefined])
    assert.deepEqual(starts({ startOrder: ["a"], buildOrder: ["b", "a"] }), [2, 1])
})

test("a trace of what is not there is left out", () => {
    const graph = graphOf([definition("a")], {}, { trace: [{ id: "a", start: 1, duration: 20 }, { id: "b", start: 1, duration: 5 }] })
    assert.deepEqual(graph.byId.get("a").timing, { start: 1, duration: 20 })
    assert.equal(graph.longest, 20)
})

test("a comparison shows the changes that it is given, those of declarations beside what they lead to", () => {
    const before = document([definition("same"), definition("gone", ["same"]), definition("moved"), definition("other", ["same"])])
    const after = document([
        definition("same"), definition("new", ["same"]), definition("moved", [], { location: { file: "x", line: 9, column: 1 } }),
        definition("other", ["new"], { lifetime: "prototype" }),
    ])
    const changes = {
        added: ["new"], removed: ["gone"], changed: [{ id: "other", removed: ["singleton other"], added: ["prototype other"] }],
        consequences: [{ id: "moved", removed: [], added: ["resolved with await"] }],
    }
    const graph = makeGraph({ document: after, before, changes })
    assert.deepEqual(Object.fromEntries(graph.nodes.map(node => [node.id, node.change])),
        { same: undefined, new: "added", moved: "affected", other: "changed", gone: "removed" })
    assert.deepEqual(graph.details.get("other"), ["− singleton other", "+ prototype other"])
    assert.deepEqual(graph.details.get("moved"), ["+ resolved with await"])
    assert.deepEqual(graph.edges.map(edge => [edge.from.id, edge.to.id, edge.change]),
        [["new", "same", "added"], ["other", "new", "added"], ["gone", "same", "removed"], ["other", "same", "removed"]])
})

test("a module's name may have a slash", () => {
    const modules = ["A/B", "A/B/C"].map(path => ({ path, source: false }))
    const inModule = (id, module) => definition(id, [], { module })
    const graph = graphOf([inModule("a", "A/B"), inModule("b", "A/B/C"), inModule("c", "")], { modules })
    assert.deepEqual([...graph.modules.values()].map(module => [module.path, module.name, module.size]),
        [["", "", 3], ["A/B", "A/B", 2], ["A/B/C", "C", 1]])
})

test("what code resolves is no longer unused, and knows where", () => {
    const location = { file: "App/App.swift", line: 12, column: 3 }
    const uses = [
        { type: "Cart", form: "get", outcome: "definitions", definitions: ["Cart"], location },
        { type: "Gone", form: "get", outcome: "problem", definitions: [], location },
    ]
    const graph = graphOf([definition("Cart"), definition("Log")], { uses })
    assert.deepEqual(graph.byId.get("Cart").code, [uses[0]])
    assert.deepEqual(graph.nodes.map(node => node.isUnused), [false, true])
})
