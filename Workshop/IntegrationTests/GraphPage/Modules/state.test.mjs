import assert from "node:assert/strict"
import { test } from "node:test"
import { readAddress, writeAddress } from "../../../../Sources/Graphs/GraphPage/Page/address.mjs"
import { toDOT } from "../../../../Sources/Graphs/GraphPage/Page/exports.mjs"
import { filterOptions, nodeFilter } from "../../../../Sources/Graphs/GraphPage/Page/filters.mjs"
import { makeGraph } from "../../../../Sources/Graphs/GraphPage/Page/graph.mjs"
import { visibleGraph } from "../../../../Sources/Graphs/GraphPage/Page/modules.mjs"
import { escaped } from "../../../../Sources/Graphs/GraphPage/Page/pens.mjs"
import { search, searchIndex } from "../../../../Sources/Graphs/GraphPage/Page/search.mjs"
import { sorted } from "../../../../Sources/Graphs/GraphPage/Page/table.mjs"
import { definition, document, problem } from "./documents.mjs"

const hostile = "a,b&c=d#%\"</script> \\ \n"
const graph = makeGraph({ document: document([
    definition("Cart", ["Store"], { lifetime: "prototype", module: "Shop/Sales" }),
    definition("Store", [], { name: "orders", aliases: ["main"], promisedTypes: ["any Shop.Keeping"], module: "Shop/Stores" }),
    definition("StoreCache", ["Store"], { lifetime: "scoped", scope: "request", tags: [{ name: "slow" }], module: "Shop/Stores" }),
    definition(hostile, ["Cart"], { module: hostile, style: "file" }),
], { startOrder: ["Store"], problems: [problem("unused", definition("StoreCache").location, { severity: "warning" })] }) })
const initial = {
    selected: null, from: null, view: "graph", sort: null, isAll: false, theme: null, filters: {}, collapsed: new Set(["Shop/Stores"]),
}
const collapsedFor = () => initial.collapsed

// MARK: Address

test("the state at first has no address", () => {
    assert.equal(writeAddress(initial, graph, collapsedFor), "")
    assert.deepEqual(readAddress("", graph, initial, collapsedFor), { state: initial, complaints: [] })
})

test("an address is read as it was written, whatever names are in it", () => {
    const state = {
        selected: hostile, from: "Cart", view: "table", sort: { column: "users", isDescending: true }, isAll: true, theme: "dark",
        filters: { lifetime: ["prototype", "scoped"], module: [hostile], scope: [""], unused: true }, collapsed: new Set([hostile]),
    }
    const address = writeAddress(state, graph, collapsedFor)
    assert.deepEqual(readAddress(`#${address}`, graph, initial, collapsedFor), { state, complaints: [] })
})

test("what is open and collapsed is written as the difference, all of it as a star", () => {
    for (const [collapsed, address] of [
        [[], "open=*"], [["Shop", "Shop/Stores"], "collapsed=Shop"], [["Shop/Sales"], "open=*&collapsed=Shop%2FSales"],
        [[...graph.modules.keys()].filter(path => path !== ""), "collapsed=*"],
    ]) {
        const state = { ...initial, collapsed: new Set(collapsed) }
        assert.equal(writeAddress(state, graph, collapsedFor), address.replace("open=*&", "open=Shop%2FStores&"))
        const read = readAddress(`#${address}`, graph, initial, collapsedFor)
        assert.deepEqual(read.complaints, [])
        assert.deepEqual([...read.state.collapsed].sort(), [...collapsed].sort())
    }
})

test("each part of an address that does not fit is a sentence that says what to do", () => {
    const { state, complaints } = readAddress(
        "#select=Nope&view=cube&lifetime=eternal,scoped&collapsed=X&theme=pink&sort=weight&unused=no&style=%E0%A4%A&x",
        graph, initial, collapsedFor)
    assert.deepEqual(complaints, [
        "This graph has no definition “Nope”; choose another one by search.",
        "The page does not understand “view=cube” in its address; remove it.",
        "No definition here has the lifetime “eternal”; choose from the filters.",
        "The page does not understand “theme=pink” in its address; remove it.",
        "The page does not understand “sort=weight” in its address; remove it.",
        "The page does not understand “unused=no” in its address; remove it.",
        "No definition here has the style “%E0%A4%A”; choose from the filters.",
        "The page does not understand “x” in its address; remove it.",
        "This graph has no module “X”; open and collapse others in the graph.",
    ])
    assert.deepEqual(state.filters, { lifetime: ["scoped"] })
    assert.equal(state.selected, null)
})

test("a definition is selected by what the command line calls it; of several the first, with a word", () => {
    const read = name => readAddress(`#select=${name}`, graph, initial, collapsedFor)
    for (const name of ["Store", "orders", "main", "Shop.Store", "Keeping", "any%20Shop.Keeping"]) {
        assert.equal(read(name).state.selected, "Store", name)
        assert.deepEqual(read(name).complaints, [])
    }
    const twice = makeGraph({ document: document([
        definition("a", [], { type: "Shop.Part", name: "a" }), definition("b", [], { type: "Shop.Part", name: "b" }),
    ]) })
    const { state, complaints } = readAddress("#select=Part", twice, initial, collapsedFor)
    assert.equal(state.selected, "a")
    assert.deepEqual(complaints, ["“Part” may be 2 definitions; this is the first of Part \"a\", Part \"b\"."])
})

// MARK: Filters

const ids = filters => graph.nodes.filter(nodeFilter(filters)).map(node => node.id)

test("filters of a group add up, those of several groups narrow", () => {
    assert.deepEqual(ids({}), ["Cart", "Store", "StoreCache", hostile])
    assert.deepEqual(ids({ lifetime: ["prototype", "scoped"] }), ["Cart", "StoreCache"])
    assert.deepEqual(ids({ lifetime: ["prototype", "scoped"], module: ["Shop/Stores"] }), ["StoreCache"])
    assert.deepEqual(ids({ scope: ["request"] }), ["StoreCache"])
    assert.deepEqual(ids({ scope: [""], style: ["file"] }), [hostile])
    assert.deepEqual(ids({ unused: true }), ["StoreCache", hostile])
    assert.deepEqual(ids({ problems: true }), ["StoreCache"])
})

test("of a comparison only what has changed is shown, and what a change leads to", () => {
    const before = document([definition("a", ["b"]), definition("b", ["c"]), definition("c"), definition("gone")])
    const after = document([definition("a", ["b"]), definition("b", ["c", "new"]), definition("c"), definition("new", ["c"])])
    const changes = {
        added: ["new"], removed: ["gone"], changed: [], consequences: [{ id: "b", removed: [], added: ["parameter 2 = new"] }],
    }
    const comparison = makeGraph({ document: after, before, changes })
    assert.deepEqual(comparison.nodes.filter(nodeFilter({}, true)).map(node => node.id), ["b", "c", "new", "gone"])
    assert.equal(comparison.nodes.filter(nodeFilter({})).length, 5)
})

test("groups of one value are no choice, and the values there are have counts", () => {
    const options = filterOptions(graph)
    assert.deepEqual(options.map(group => group.key), ["lifetime", "module", "style", "scope"])
    assert.deepEqual(options[0].values,
        [{ value: "singleton", count: 2 }, { value: "prototype", count: 1 }, { value: "scoped", count: 1 }])
})

// MARK: Search

const found = text => search(searchIndex(graph), text).map(node => node.id)

test("search finds by name, type, alias, promise, tag, module and place; titles come first", () => {
    assert.deepEqual(found("store"), ["Store", "StoreCache"])
    assert.deepEqual(found("storecache"), ["StoreCache"])
    assert.deepEqual(found("main"), ["Store"])
    assert.deepEqual(found("keeping"), ["Store"])
    assert.deepEqual(found("slow"), ["StoreCache"])
    assert.deepEqual(found("sales cart"), ["Cart"])
    assert.deepEqual(found("SHOP.SWIFT prototype"), ["Cart"])
    assert.deepEqual(found("  "), [])
    assert.deepEqual(found("nothing of this"), [])
})

// MARK: Table and exports

test("a column sorts, and what has no value is last either way", () => {
    const order = (column, isDescending) => sorted(graph.nodes, { column, isDescending }).map(node => node.id)
    assert.deepEqual(order("users", true), ["Store", "Cart", "StoreCache", hostile])
    assert.deepEqual(order("scope", false), ["StoreCache", "Cart", "Store", hostile])
    assert.deepEqual(order("scope", true), ["StoreCache", "Cart", "Store", hostile])
    assert.deepEqual(sorted(graph.nodes, null), graph.nodes)
})

test("DOT has what is shown, in quotes", () => {
    const text = toDOT(visibleGraph(graph, new Set(["Shop/Stores"]), () => true))
    assert.match(text, /^digraph definitions \{\n {4}rankdir=LR\n/)
    assert.match(text, /label="Stores\\n2 definitions", shape=folder/)
    assert.match(text, /n0 -> n1 \[class="direct", style=solid, arrowhead=normal\]/)
    assert.ok(text.includes(String.raw`label="a,b&c=d#%\"</script> \\ \n"`))
    // Outside of strings there are only words and brackets.
    assert.match(text.replace(/"(?:[^"\\]|\\.)*"/g, "S"), /^[\w\s[\]{}=,;>.-]*$/)
})

test("texts of SVG are escaped, and have no characters that XML forbids", () => {
    assert.equal(escaped("<a b=\"c\">&\u0000\u001b\t"), "&lt;a b=&quot;c&quot;&gt;&amp;\t")
})
