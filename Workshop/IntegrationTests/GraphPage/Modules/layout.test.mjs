import assert from "node:assert/strict"
import { test } from "node:test"
import { edgeHead } from "../../../../Sources/Graphs/GraphPage/Page/geometry.mjs"
import { makeGraph } from "../../../../Sources/Graphs/GraphPage/Page/graph.mjs"
import { layers } from "../../../../Sources/Graphs/GraphPage/Page/layering.mjs"
import { layOut, sizes } from "../../../../Sources/Graphs/GraphPage/Page/layout.mjs"
import { collapsedAtFirst, visibleGraph } from "../../../../Sources/Graphs/GraphPage/Page/modules.mjs"
import { route } from "../../../../Sources/Graphs/GraphPage/Page/routing.mjs"
import { definition, document, generated } from "./documents.mjs"

const width = text => text.length * 7

function arranged(data, collapsed = new Set(), shape = undefined) {
    const graph = makeGraph({ document: data })
    const visible = visibleGraph(graph, collapsed, () => true)
    const size = layOut(visible, width, shape)
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
            // What holds everything has no box.
            if (group.isBare) return
            assert.ok(one.x >= group.x + sizes.padding && one.x + one.width <= group.x + group.width - sizes.padding)
            assert.ok(one.y >= group.y + sizes.header && one.y + one.height <= group.y + group.height)
        })
    }
    assert.equal(boxes.length, 9)
    assert.deepEqual(boxes.filter(box => box.isBare).map(box => box.module.path), ["App"])
})

test("edges within a module lead to the right, or to a band below", () => {
    const { visible } = arranged(generated(500, 1))
    assert.ok(visible.edges.length > 400)
    for (const { from, to } of visible.edges) {
        assert.ok(from.x + from.width < to.x || from.y + from.height < to.y, `${from.key} ${to.key}`)
    }
})

test("layers wrap to the shape of the window, and labels can be read", () => {
    const chain = document(Array.from({ length: 30 }, (_, index) => definition(
        `Definition${index}`, index < 29 ? [`Definition${index + 1}`] : [], { module: `App/${Math.floor(index / 10)}` })))
    for (const data of [generated(27, 4), generated(30, 3), chain]) {
        for (const shape of [{ width: 964, height: 690 }, { width: 1346, height: 980 }, { width: 390, height: 600 }]) {
            const { size } = arranged(data, new Set(), shape)
            const scale = Math.min(shape.width / size.width, shape.height / size.height)
            const used = size.width * size.height * scale ** 2 / (shape.width * shape.height)
            assert.ok(used >= 0.6, `${Math.round(used * 100)} % of ${shape.width} x ${shape.height}`)
            // A title has 14 pixels or so.
            if (shape.width > 900) assert.ok(scale * 14 >= 9, `${(scale * 14).toFixed(1)} pixels at ${shape.width}`)
        }
    }
})

test("what leads to another band comes from above, around what is between", () => {
    const definitions = Array.from({ length: 12 }, (_, index) => definition(`d${index}`, index < 11 ? [`d${index + 1}`] : []))
    const { visible } = arranged(document(definitions), new Set(), { width: 400, height: 600 })
    const down = visible.edges.filter(edge => edge.from.x >= edge.to.x)
    assert.ok(down.length > 0)
    for (const { curve, from, to } of down) {
        assert.deepEqual(curve.slice(0, 2), [from.x + from.width / 2, from.y + from.height])
        assert.deepEqual(curve.slice(-2), [to.x + to.width / 2, to.y])
        const [arrow] = edgeHead("direct", curve)
        assert.ok(arrow.points.slice(1).every(([, y]) => y < to.y), "the head points down")
    }
})

test("what comes from above arrives beside the title of a module, not through it", () => {
    const { visible, item } = arranged(document([
        definition("Session", ["Choice"], { module: "App/Querying" }),
        definition("RankerChoice", [], { id: "Choice", module: "App/Ranking" }),
        definition("x", ["y"], { module: "App/Querying" }), definition("y", [], { module: "App/Ranking" }),
    ]), new Set(), { width: 400, height: 600 })
    const { curve, to } = visible.edges.find(edge => edge.to.key === "Choice")
    const { group } = to
    assert.equal(to, item("Choice"))
    assert.equal(group.isBare, false)
    assert.ok(to.x < group.x + 40 + "Ranking".length * 9, "it is below the title")
    assert.equal(curve.at(-1), to.y)
    assert.ok(curve.at(-2) > group.x + 40 + "Ranking".length * 9 && curve.at(-2) < to.x + to.width)
})

test("what closes a cycle runs beside its row, not through it", () => {
    const { visible, item } = arranged(document([definition("a", ["b"]), definition("b", ["a"])]))
    const { curve } = visible.edges.find(edge => edge.from.key === "b")
    const a = item("a")
    assert.ok(Math.min(...curve.filter((_, index) => index % 2 === 1)) < a.y)
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

test("modules are open at first as far as a window can show what is in them", () => {
    const collapsed = (data, limit, isShown) => [...collapsedAtFirst(makeGraph({ document: data }).modules, limit, isShown)]
    assert.deepEqual(collapsed(generated(40), 40), [])
    assert.deepEqual(collapsed(generated(1000, 3), 40), ["App/0", "App/1", "App/2"])
    assert.deepEqual(collapsed(generated(40), 39).length, 8)
    // What filters hide takes no place.
    assert.deepEqual(collapsed(generated(1000, 3), 40, node => node.index % 100 === 0), [])
})

test("five thousand definitions are laid out, each in a place of its own", () => {
    const begin = performance.now()
    const { items } = arranged(generated(5000, 100)).visible
    console.log(`5,000 definitions laid out: ${(performance.now() - begin).toFixed(0)} ms`)
    assert.equal(new Set(items.map(item => `${item.x} ${item.y}`)).size, items.length)
})
