// Looking at a graph with a mouse: search, click, path, filters, table, comparison, overlays.

import assert from "node:assert/strict"
import { test } from "node:test"
import { clickItem, color, inBrowser, items, middle } from "./pages.mjs"

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
    assert.ok(x > 214 && x < 964 && y > 58 && y < 760)
})

test("a click shows details: place, what it takes, users, and the path from a root", async () => {
    const page = await open("shop")
    await clickItem(page, "SQLStore \"orders\"")
    const details = await page.text("#details")
    for (const text of ["Stores.swift:2", "main store", "durable", "any PageTests.SampleGraphs.Store", "named \"url\""]) {
        assert.ok(details.includes(text), `${text} in ${details}`)
    }
    assert.deepEqual(await page.texts("#details .path li"), ["Catalogue", "Store around orders", "SQLStore \"orders\""])
    assert.equal(await page.address(), "#select=orders")
    // What is not connected is dimmed, what is selected has a frame.
    const accent = "#0b62c4"
    const box = await page.evaluate(() => {
        const { left, top } = document.querySelector("#proxies [aria-selected=true]").getBoundingClientRect()
        return [left, top]
    })
    const around = await Promise.all([-3, -2, -1, 0].map(offset => color(page, box[0] + offset, box[1] + 12)))
    assert.ok(around.includes(accent), `${around}`)
    // A second click, on a user, and one beside everything.
    await page.clickOn("#details button", "Store around orders")
    assert.equal(await page.text("#details h2"), "Store around orders")
    await page.click(600, 700)
    assert.match(await page.text("#details h2"), /problem/)
    assert.equal(await page.address(), "")
})

test("filters leave what they name, and the address keeps them", async () => {
    const page = await open("shop")
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

test("a comparison shows what came and went, and filters it", async () => {
    const page = await open("later")
    assert.equal(await page.text("#summary"), "11 definitions · 3 modules · 1 added · 1 removed · 0 changed")
    await page.clickOn("#filters label", "removed")
    assert.deepEqual(await items(page), ["Note \"note\""])
    await clickItem(page, "Note \"note\"")
    assert.match(await page.text("#details"), /Only the older graph has it/)
    const many = await open("500-later")
    assert.match(await many.text("#summary"), /· 7 added · 7 removed · 40 changed/)
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
    assert.match(await many.text("#details"), /~ changed[^]*no longer takes parameter 1/i)
})

test("start order and durations lie over the graph", async () => {
    const page = await open("later")
    const [x, y] = await middle(page, "Catalogue")
    const badge = () => page.evaluate(() => {
        const { right, top } = [...document.querySelectorAll("#proxies [role=option]")]
            .find(option => option.getAttribute("aria-label").startsWith("Catalogue")).getBoundingClientRect()
        return [right - 10, top - 2]
    })
    const before = await color(page, ...await badge())
    await page.clickOn("#overlay")
    assert.equal(await color(page, ...await badge()), "#b77900")
    assert.notEqual(before, "#b77900")
    assert.equal(await page.address(), "#overlay=start")
    await page.click(x, y)
    assert.match(await page.text("#details"), /took 2\.8 ms/)
})

test("problems are pinned, and what is missing is a ghost", async () => {
    const page = await open("broken")
    assert.equal(await page.text("#details h2"), "3 problems")
    await clickItem(page, "any Payment, missing")
    assert.equal(await page.text("#details h2"), "any Payment")
    assert.match(await page.text("#details"), /missing-binding[^]*Users[^]*Checkout[^]*Refunds/i)
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
