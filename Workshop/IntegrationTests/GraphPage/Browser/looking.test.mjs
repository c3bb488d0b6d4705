// Looking at a graph with a mouse: search, click, path, filters, table, comparison, overlays.

import assert from "node:assert/strict"
import { test } from "node:test"
import { box, clickItem, color, inBrowser, items, middle, openFilters } from "./pages.mjs"

const open = inBrowser()

test("a page opens from the disk and loads nothing", async () => {
    const page = await open("search")
    assert.equal(await page.text("h1"), "Search")
    assert.equal(await page.text("#summary"), "27 definitions · 4 modules")
    assert.equal(page.requests.length, 1)
    assert.equal((await items(page)).length > 5, true)
    assert.equal(await page.address(), "")
})

test("search finds, and chooses with the mouse", async () => {
    const page = await open("search")
    await page.clickOn("#search")
    await page.type("inverted")
    await page.quiet()
    assert.equal((await page.texts("#found b"))[0], "InvertedIndex")
    await page.clickOn("#found li", "InvertedIndex")
    assert.equal(await page.text("#details h2"), "InvertedIndex")
    assert.equal(await page.address(), "#select=Search.InvertedIndex")
    // It is brought to where it is seen.
    const [x, y] = await middle(page, "InvertedIndex")
    assert.ok(x > 0 && x < 964 && y > 58 && y < 750)
})

test("a picture fills its window, and its labels can be read", async () => {
    for (const [name, least] of [["search", 27], ["300", 12]]) {
        const page = await open(name)
        const [used, scale] = await page.evaluate(() => {
            const boxes = [...document.querySelectorAll("#proxies [role=option]")].map(option => option.getBoundingClientRect())
            const [left, top] = [Math.min(...boxes.map(box => box.left)), Math.min(...boxes.map(box => box.top))]
            const [right, bottom] = [Math.max(...boxes.map(box => box.right)), Math.max(...boxes.map(box => box.bottom))]
            const graph = document.getElementById("graph").getBoundingClientRect()
            const isIn = left >= graph.left && top >= graph.top && right <= graph.right && bottom <= graph.bottom
            return [isIn ? (right - left) * (bottom - top) / (graph.width * graph.height) : 0, boxes.at(-1).height / 46]
        })
        assert.equal((await items(page)).length, least)
        assert.ok(used >= 0.6, `${name}: ${used}`)
        assert.ok(scale * (scale < 0.72 ? 14 : 12.5) >= 9, `${name}: ${scale}`)
    }
    const phone = await open("300", "", { width: 390, height: 800 })
    assert.deepEqual((await items(phone)).sort(), ["group-0", "group-1", "group-2"])
    assert.ok((await box(phone, "group-0")).height >= 38)
    // A module opens where it is.
    await clickItem(phone, "group-0")
    assert.ok((await items(phone)).includes("delivery") && (await items(phone)).includes("group-1"))
})

test("the tools cover nothing of the picture", async () => {
    for (const width of [1920, 1280, 390]) {
        const page = await open("300", "", { width, height: 800 })
        const covering = await page.evaluate(() => {
            const graph = document.getElementById("graph").getBoundingClientRect()
            return ["header", ".zoom", "#legend", "#details"].filter(selector => {
                const box = document.querySelector(selector).getBoundingClientRect()
                return box.width > 0 && box.left < graph.right && box.right > graph.left && box.top < graph.bottom
                    && box.bottom > graph.top
            })
        })
        assert.deepEqual(covering, [])
    }
})

test("what hurts comes first: problems, hot spots, then modules", async () => {
    const headings = page => page.texts("#details h2, #details h3, #details .problem b")
    const broken = await open("broken")
    assert.deepEqual((await headings(broken)).slice(0, 3), ["3 problems", "error", "Help: "])
    const search = await open("search")
    assert.deepEqual((await headings(search)).map(text => text.toLowerCase()),
        ["no problems", "used most", "longest path\n12", "modules\n4"])
    assert.match(await search.text("#details ul"), /^TimeSource\n+used by 5/)
    await search.clickOn("#details button", "show")
    assert.equal(await search.address(), "#from=Search.SearchSession&select=Search.StopWords")
    const many = await open("300")
    await many.clickOn("#details button", "delivery")
    assert.ok((await items(many)).includes("Client \"delivery.0\""))
    const traced = await open("later")
    assert.match(await traced.text("#details"), /slowest in the last start\s+Catalogue\s+2\.8 ms[^]*used most/i)
})

test("a click shows details: place, what it takes, users, and the shortest way from a root", async () => {
    const page = await open("shop")
    await clickItem(page, "SQLStore \"orders\"")
    const details = await page.text("#details")
    for (const text of ["Stores.swift:2", "main store", "durable", "any PageTests.SampleGraphs.Store", "named \"url\""]) {
        assert.ok(details.includes(text), `${text} in ${details}`)
    }
    assert.deepEqual(await page.texts("#details .path li button"), ["Catalogue", "Store around orders", "SQLStore \"orders\""])
    assert.equal(await page.address(), "#select=orders")
    // What is not connected is dimmed, what is selected has a frame.
    const accent = "#0b62c4"
    const box = await page.evaluate(() => {
        const { left, top } = document.querySelector("#proxies [aria-selected=true]").getBoundingClientRect()
        return [left, top]
    })
    const around = await Promise.all([-6, -5, -4, -3, -2, -1, 0].map(offset => color(page, box[0] + offset, box[1] + 12)))
    assert.ok(around.includes(accent), `${around}`)
    // A second click, on a user, and one beside everything.
    await page.clickOn("#details button", "Store around orders")
    assert.equal(await page.text("#details h2"), "Store around orders")
    await page.click(8, 740)
    assert.match(await page.text("#details h2"), /problem/)
    assert.equal(await page.address(), "")
})

test("selecting shows what it takes and who uses it, to any depth", async () => {
    const page = await open("search", "select=InvertedIndex")
    assert.deepEqual(await page.texts("#details summary"),
        ["To any depth it needs 11 definitions", "Changing this can affect 8 definitions"])
    await page.clickOn("#details summary", "Changing")
    const affected = await page.evaluate(() => [...document.querySelectorAll("#details details")].at(-1).querySelectorAll("button").length)
    assert.equal(affected, 8)
    // What is far away is lit as well, what is not connected is not.
    const strength = async name => {
        const { left, top, height } = await box(page, name)
        return color(page, left + height / 46 * 7, top + height / 2)
    }
    assert.equal(await strength("SearchSession"), "#007f5c")
    assert.equal(await strength("WordTokeniser"), "#2272b8")
    assert.notEqual(await strength("Journal"), "#2272b8")
})

test("two that are selected show the shortest way between them", async () => {
    const page = await open("search", "select=SnippetMaker")
    const way = ["SnippetMaker", "LineTokeniser", "Tokeniser around prose", "WordTokeniser \"prose\"", "StopWords"]
    await page.click(...await middle(page, "StopWords"), ["Shift"])
    assert.deepEqual(await page.texts("#details .path li button"), way)
    assert.equal(await page.address(), "#from=Search.SnippetMaker&select=Search.StopWords")
    // Without a mouse, the other way round; the next click is a plain one.
    await page.press("p")
    assert.match(await page.text("#details"), /Now select the other definition\./)
    await page.press("/")
    await page.type("snippet")
    await page.quiet()
    await page.press("Enter")
    assert.equal(await page.text("#details h2"), "SnippetMaker")
    assert.deepEqual(await page.texts("#details .path li button"), way)
    await clickItem(page, "MemoryFolder")
    assert.equal(await page.address(), "#select=SearchTests.MemoryFolder")
    await page.click(...await middle(page, "StopWords"), ["Shift"])
    assert.match(await page.text("#details"), /Neither MemoryFolder nor this needs the other/)
})

test("why and why not are said in the words of the command line", async () => {
    const page = await open("choices", "select=sql")
    assert.match(await page.text("#details"), /1 definition needs it\./)
    await page.clickOn("#details .path button", "Catalogue")
    const taken = await page.text("#details")
    assert.match(taken, /Nothing needs it: it is built if the program resolves it\./)
    assert.match(taken, /turned down: AuditedStore "audited"\s+reason: another one is primary\s+to take it: move \.primary\(\) to it/)
    await page.clickOn("#details .turned-down button", "audited")
    assert.match(await page.text("#details"), /turned down by[^]*the program, which needs any Store and gets SQLStore "sql"\s+reason: another one is primary/i)
    const search = await open("search", "select=InvertedIndex")
    assert.match(await search.text("#details"), /The start builds it: it is eager\.\s+4 definitions need it\./)
})

test("filters leave what they name, and the address keeps them", async () => {
    const page = await open("shop")
    await openFilters(page)
    await page.clickOn("#filters label", "prototype")
    assert.deepEqual(await items(page), ["Checkout"])
    await page.clickOn("#filters label", "scoped")
    assert.deepEqual((await items(page)).sort(), ["Checkout", "Session \"session\""])
    assert.equal(await page.address(), "#lifetime=prototype,scoped")
    await page.clickOn("#filters label", "Used by nothing")
    assert.deepEqual(await items(page), ["Checkout"])
    await page.clickOn("#filters label", "scoped")
    await page.clickOn("#filters label", "prototype")
    await page.clickOn("#filters label", "weak")
    assert.match(await page.text("#empty"), /No definition is left/)
    await page.clickOn("#empty button")
    assert.equal((await items(page)).length, 11)
    const again = await open("shop", "module=Shop%2FStores&unused=yes")
    assert.deepEqual(await items(again), [])
    assert.equal(await again.evaluate(() => document.querySelectorAll("#filters input:checked").length), 2)
})

test("modules collapse and open", async () => {
    const page = await open("shop")
    await page.clickOn("#collapse-all")
    assert.deepEqual(await items(page), ["Shop"])
    await clickItem(page, "Shop")
    assert.deepEqual((await items(page)).sort(), ["Clock", "Log", "Sales", "Stores"])
    assert.equal(await page.address(), "#collapsed=Shop/Stores,Shop/Sales")
    await clickItem(page, "Sales")
    assert.ok((await items(page)).includes("Checkout"))
    await page.clickOn("#open-all")
    assert.equal((await items(page)).length, 11)
    // The header of an open module collapses it: it is above its first definitions.
    await page.clickOn("#zoom-fit")
    const top = await page.evaluate(() => {
        const names = ["Checkout", "Report", "Note"]
        const boxes = [...document.querySelectorAll("#proxies [role=option]")]
            .filter(option => names.some(name => option.getAttribute("aria-label").startsWith(name)))
            .map(option => option.getBoundingClientRect())
        const scale = boxes[0].height / 46
        return [boxes[0].left + 5, Math.min(...boxes.map(box => box.top)) - 20 * scale]
    })
    await page.click(...top)
    assert.ok(!(await items(page)).includes("Checkout"))
})

test("a comparison shows only what has changed, all on demand, and filters it", async () => {
    const page = await open("later")
    assert.equal(await page.text("#summary"), "11 definitions · 3 modules · 1 added · 1 removed · 0 changed · 0 affected")
    // What is new leads to something that is not.
    assert.deepEqual((await items(page)).sort(), ["Catalogue", "Note \"note\"", "Refunds"])
    assert.match(await page.text("#legend"), /^\s*direct\s*singleton\s*\+\s*added\s*−\s*removed\s*$/)
    await page.clickOn("#all")
    assert.equal((await items(page)).length, 12)
    assert.match(await page.text("#legend"), /decorated/)
    assert.equal(await page.address(), "#all=yes")
    await page.clickOn("#all")
    assert.equal(await page.address(), "")
    await openFilters(page)
    await page.clickOn("#filters label", "removed")
    assert.deepEqual(await items(page), ["Note \"note\""])
    await clickItem(page, "Note \"note\"")
    assert.match(await page.text("#details"), /Only the older graph has it/)
    const same = await open("shop")
    assert.equal(await same.evaluate(() => document.getElementById("all").hidden), true)
    const many = await open("500-later")
    assert.match(await many.text("#summary"), /· 7 added · 7 removed · 40 changed/)
    assert.ok((await many.texts("#details li")).some(text => /^gateways\s+25 definitions · \+1 −1 Δ1$/.test(text)))
    assert.match(await many.text("#legend"), /Δ\s*changed/)
    await openFilters(many)
    await many.clickOn("#filters label", "added")
    await many.clickOn("#filters label", "removed")
    // So few are shown themselves, not their modules.
    assert.equal((await items(many)).length, 14)
    await many.clickOn("#filters label", "changed")
    await many.clickOn("#tab-table")
    const changes = await many.evaluate(() => [...document.querySelectorAll("tbody tr")].map(row => row.cells[5].innerText))
    assert.deepEqual([...new Set(changes)].sort(), ["added", "changed", "removed"])
    assert.equal(changes.length, 54)
    await many.clickOn("tbody th button", "Controller \"accounts.22\"")
    assert.match(await many.text("#details"), /Δ changed[^]*− parameter 1/i)
})

test("start order and durations are a tab, and lie over the graph", async () => {
    const page = await open("later", "all=yes")
    const [x, y] = await middle(page, "Catalogue")
    const badge = () => page.evaluate(() => {
        const { right, top } = [...document.querySelectorAll("#proxies [role=option]")]
            .find(option => option.getAttribute("aria-label").startsWith("Catalogue")).getBoundingClientRect()
        return [right - 10, top - 2]
    })
    const before = await color(page, ...await badge())
    await page.clickOn("#tab-start")
    assert.equal(await color(page, ...await badge()), "#b77900")
    assert.notEqual(before, "#b77900")
    assert.equal(await page.address(), "#view=start&all=yes")
    assert.deepEqual(await page.texts("#details .start li button"), ["Log", "SQLStore \"orders\"", "Store around orders", "Catalogue"])
    assert.equal(await page.evaluate(() => document.querySelectorAll("#details .bar-of-time").length), 2)
    await page.click(x, y)
    assert.match(await page.text("#details"), /took 2\.8 ms/)
})

test("problems are pinned, and what is missing is a ghost", async () => {
    const page = await open("broken")
    assert.equal(await page.text("#details h2"), "3 problems")
    await clickItem(page, "any Payment, missing")
    assert.equal(await page.text("#details h2"), "any Payment")
    assert.match(await page.text("#details"), /missing-binding[^]*Users[^]*Checkout[^]*Refunds/i)
    // A cycle is red along its whole way, whatever is lit.
    const [from, to] = [await box(page, "Catalogue"), await box(page, "Session")]
    const [left, right] = [from, to].sort((one, other) => one.left - other.left)
    assert.equal(await color(page, (left.right + right.left) / 2, left.top + left.height / 2), "#c2410c")
    assert.equal(await color(page, (left.right + right.left) / 2, left.top - 6 * left.height / 46), "#c2410c")
    await clickItem(page, "Session")
    assert.match(await page.text("#details"), /error cycle[^]*Help:/)
})

test("the table has the same definitions, and sorts", async () => {
    const page = await open("500", "view=table")
    assert.match(await page.text("caption"), /^500 definitions/)
    const names = () => page.texts("tbody th")
    assert.equal((await names()).length, 200)
    await page.clickOn("thead button", "Used by")
    const counts = await page.evaluate(() => [...document.querySelectorAll("tbody tr")].map(row => Number(row.cells[3].innerText)))
    assert.deepEqual(counts, [...counts].sort((one, other) => other - one))
    assert.equal(await page.address(), "#view=table&sort=-users")
    await page.clickOn(".more")
    assert.equal((await names()).length, 500)
    await page.clickOn("tbody th button", "Client \"accounts.1\"")
    assert.equal(await page.text("#details h2"), "Client \"accounts.1\"")
    await page.clickOn("#tab-graph")
    assert.ok((await items(page)).includes("Client \"accounts.1\""))
})

test("exports are files of what is shown", async () => {
    const page = await open("shop", "lifetime=singleton,prototype")
    await page.evaluate(() => {
        window.saved = []
        const create = URL.createObjectURL
        URL.createObjectURL = blob => {
            window.saved.push(blob)
            return create.call(URL, blob)
        }
    })
    await page.clickOn("#export-svg")
    await page.clickOn("#export-dot")
    const [svg, dot] = await page.evaluate(() => Promise.all(window.saved.map(blob => blob.text())))
    const parsed = await page.evaluate(text => {
        const document = new DOMParser().parseFromString(text, "image/svg+xml")
        return [document.documentElement.tagName, document.querySelectorAll("parsererror").length, document.querySelectorAll("text").length]
    }, svg)
    assert.equal(parsed[0], "svg")
    assert.equal(parsed[1], 0)
    assert.ok(parsed[2] > 14)
    assert.ok(svg.includes(">Checkout</text>") && !svg.includes(">Clock</text>"))
    assert.match(dot, /label="Checkout\\nprototype"/)
    assert.ok(!dot.includes("Clock"))
})
