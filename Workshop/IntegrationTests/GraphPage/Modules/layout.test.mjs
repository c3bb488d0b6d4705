import assert from "node:assert/strict"
import { test } from "node:test"
import { makeGraph } from "../../../../Sources/Graphs/GraphPage/Page/graph.mjs"
import { layers } from "../../../../Sources/Graphs/GraphPage/Page/layering.mjs"
import { layOut, sizes } from "../../../../Sources/Graphs/GraphPage/Page/layout.mjs"
import { collapsedAtFirst, visibleGraph } from "../../../../Sources/Graphs/GraphPage/Page/modules.mjs"
import { route } from "../../../../Sources/Graphs/GraphPage/Page/routing.mjs"
import { definition, document, generated } from "./documents.mjs"

const width = text => text.length * 7

function arranged(data, collapsed = new Set()) {
    const graph = makeGraph({ document: data })
    const visible = visibleGraph(graph, collapsed, () => true)
    const size = layOut(visible, width)
    route(visible)
    return { graph, visible, size, item: id => visible.items.find(item => item.key === id) }
}

/** Items for the layering alone, from pairs of numbers. */
function linked(count, pairs) {
    const items = Array.from({ length: count }, (_, index) => ({ index, uses: [], users: [] }))
    for (const [from, to] of pairs) {
        items[from].uses.push({ to: items[to] })
        items[to].users.push({ from: items[from] })
    }
    return items
}

test("users are left of what they use, by the longest path", () => {
    assert.deepEqual([...layers(linked(4, [[0, 1], [1, 2], [0, 2], [2, 3]]))], [0, 1, 2, 3])
})

test("what has more uses than users moves next to what it uses", () => {
    assert.deepEqual([...layers(linked(5, [[0, 1], [1, 2], [2, 3], [4, 3]]))], [0, 1, 2, 3, 2])
})

test("a circle is entered from outside, and one of its edges leads back", () => {
    const layer = layers(linked(4, [[3, 0], [0, 1], [1, 2], [2, 0]]))
    assert.deepEqual([...layer], [1, 2, 3, 0])
})

test("a definition that uses itself, and none at all, have a layout", () => {
    assert.deepEqual([...layers(linked(1, [[0, 0]]))], [0])
    assert.equal(arranged(document([])).visible.items.length, 0)
})

test("nothing overlaps, and boxes contain what is in their modules", () => {
    const { visible } = arranged(generated(500))
    const groups = group => [group, ...group.groups.flatMap(groups)]
    const [root, ...boxes] = groups(visible.root)
    const overlap = (one, other) => one.x < other.x + other.width && other.x < one.x + one.width
        && one.y < other.y + other.height && other.y < one.y + one.height
    for (const group of [root, ...boxes]) {
        const blocks = [...group.items, ...group.groups]
        blocks.forEach((one, index) => {
            for (const other of blocks.slice(index + 1)) assert.ok(!overlap(one, other), `${one.key} overlaps ${other.key}`)
            if (group === root) return
            assert.ok(one.x >= group.x + sizes.padding && one.x + one.width <= group.x + group.width - sizes.padding)
            assert.ok(one.y >= group.y + sizes.header && one.y + one.height <= group.y + group.height)
        })
    }
    assert.equal(boxes.length, 9)
})

test("edges within a module lead to the right", () => {
    const { visible } = arranged(generated(500, 1))
    assert.ok(visible.edges.length > 400)
    for (const edge of visible.edges) assert.ok(edge.from.x + edge.from.width < edge.to.x, `${edge.from.key} ${edge.to.key}`)
})

test("the same document has the same layout", () => {
    const places = () => arranged(generated(300)).visible.items.map(item => [item.key, item.x, item.y])
    assert.deepEqual(places(), places())
})

test("a long edge goes around a definition that is in its way", () => {
    const { visible, item } = arranged(document([
        definition("a", ["b", "c"]), definition("b", ["c"]), definition("c"),
    ]))
    const { curve } = visible.edges.find(edge => edge.from.key === "a" && edge.to.key === "c")
    const b = item("b")
    const heights = curve.filter((_, index) => index % 2 === 1)
    assert.ok(curve.length > 8)
    assert.ok(Math.min(...heights) < b.y || Math.max(...heights) > b.y + b.height)
})

test("a collapsed module is one item, with the edges of what is in it", () => {
    const { visible, graph } = arranged(generated(100, 4), new Set(["App/1", "App/2"]))
    const modules = visible.items.filter(item => item.kind === "module")
    assert.deepEqual(modules.map(item => [item.title, item.nodes.length]), [["1", 25], ["2", 25]])
    assert.equal(visible.items.length, 52)
    const inside = node => ["App/1"].includes(node.module)
    const expected = new Set(graph.edges.filter(edge => inside(edge.from) && edge.to.module === "App/0").map(edge => edge.to.id))
    assert.deepEqual(new Set(modules[0].uses.map(edge => edge.to.key)), expected)
})

test("large graphs begin with collapsed modules, small ones open", () => {
    assert.equal(collapsedAtFirst(makeGraph({ document: generated(100) }).modules).size, 0)
    assert.deepEqual([...collapsedAtFirst(makeGraph({ document: generated(1000, 3) }).modules)], ["App/0", "App/1", "App/2"])
})

test("five thousand definitions are laid out, each in a place of its own", () => {
    const begin = performance.now()
    const { items } = arranged(generated(5000, 100)).visible
    console.log(`5,000 definitions laid out: ${(performance.now() - begin).toFixed(0)} ms`)
    assert.equal(new Set(items.map(item => `${item.x} ${item.y}`)).size, items.length)
})
