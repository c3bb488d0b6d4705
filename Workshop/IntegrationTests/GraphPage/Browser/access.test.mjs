// For all: the keyboard alone, screen readers, dark mode, little motion, narrow screens; and hostile input.

import assert from "node:assert/strict"
import { test } from "node:test"
import { color, inBrowser, items, middle, openFilters } from "./pages.mjs"

const open = inBrowser()
const focus = page => page.evaluate(() => document.activeElement.id || document.activeElement.textContent)

test("the keyboard is enough: search, walk, details, collapse, table", async () => {
    const page = await open("shop")
    await page.press("/")
    assert.equal(await focus(page), "search")
    await page.type("check")
    await page.quiet()
    await page.press("Enter")
    assert.equal(await focus(page), "graph")
    assert.equal(await page.text("#details h2"), "Checkout")
    await page.press("ArrowRight")
    const used = await page.text("#details h2")
    assert.ok(["Catalogue", "Till"].includes(used))
    assert.equal(await page.evaluate(() => {
        const id = document.getElementById("graph").getAttribute("aria-activedescendant")
        return document.getElementById(id).getAttribute("aria-label").split(", ")[0]
    }), used)
    await page.press("ArrowLeft")
    assert.equal(await page.text("#details h2"), "Checkout")
    await page.press("ArrowDown")
    assert.notEqual(await page.text("#details h2"), "Checkout")
    await page.press("Enter")
    assert.equal(await focus(page), "details")
    await page.press("Escape")
    assert.equal(await focus(page), "graph")
    await page.press(" ")
    assert.ok((await items(page)).includes("Sales"))
    await page.press("Home", "Escape")
    assert.equal(await page.address(), "#collapsed=Shop/Sales")
    await page.press("t")
    assert.equal(await page.evaluate(() => document.getElementById("table-panel").hidden), false)
    await page.press("t", "?")
    assert.equal(await page.evaluate(() => document.getElementById("help").open), true)
    await page.press("Escape")
    assert.equal(await page.evaluate(() => document.getElementById("help").open), false)
})

test("keys work wherever the focus is", async () => {
    const page = await open("shop", "select=Checkout")
    const title = () => page.text("#details h2")
    for (const id of ["theme", "zoom-fit", "details"]) {
        await page.evaluate(id => document.getElementById(id).focus(), id)
        await page.press("ArrowRight")
        assert.notEqual(await title(), "Checkout", id)
        await page.press("ArrowLeft")
        assert.equal(await title(), "Checkout", id)
    }
    await openFilters(page)
    await page.clickOn("#filters label", "prototype")
    await page.clickOn("#filters label", "prototype")
    await page.press("ArrowRight", "s")
    assert.notEqual(await title(), "Checkout")
    assert.match(await page.address(), /view=start/)
    await page.press("s", "Escape")
    assert.equal(await title(), "1 problem")
    // A button's own keys are the button's.
    await page.evaluate(() => document.getElementById("zoom-in").focus())
    await page.press("Enter")
    assert.equal(await title(), "1 problem")
})

test("the focus stays where one works", async () => {
    const page = await open("500", "view=table&sort=name")
    const focused = () => page.evaluate(() => document.activeElement.closest("tr")?.dataset.id ?? document.activeElement.id)
    await page.evaluate(() => document.querySelectorAll("tbody button")[150].focus())
    const [id, top] = await page.evaluate(() =>
        [document.activeElement.closest("tr").dataset.id, document.getElementById("table-panel").scrollTop])
    await page.press("Enter")
    assert.equal(await page.address(), `#select=${id}&view=table&sort=name&open=app/group-2/accounts-1`)
    assert.equal(await focused(), id)
    assert.equal(await page.evaluate(() => document.getElementById("table-panel").scrollTop), top)
    assert.equal(await page.evaluate(() => document.querySelector("tr[aria-selected=true]").dataset.id), id)
    // A link of the panel leads to other details, in the same panel; Escape leads back.
    await page.evaluate(() => document.querySelector("#details li button").focus())
    await page.press("Enter")
    assert.equal(await focused(), "details")
    assert.ok(!(await page.address()).includes(`select=${id}&`))
    await page.press("Escape")
    assert.notEqual(await focused(), "details")
})

test("Tab reaches every control, and each shows that it has the focus", async () => {
    const page = await open("shop", "select=orders")
    const seen = []
    for (let turn = 0; turn < 60; turn += 1) {
        await page.send("Input.dispatchKeyEvent", { type: "keyDown", key: "Tab", code: "Tab", windowsVirtualKeyCode: 9 })
        const now = await page.evaluate(() => {
            const { id, textContent, tagName } = document.activeElement
            if (tagName === "BODY") return [tagName, true]
            const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement)
            return [id || textContent.trim() || tagName, outlineStyle !== "none" && parseFloat(outlineWidth) > 0]
        })
        if (seen.some(([name]) => name === now[0]) && now[0] === seen[0][0]) break
        seen.push(now)
    }
    const names = seen.map(([name]) => name)
    for (const name of ["search", "tab-graph", "filters-button", "export-svg", "export-dot", "theme", "help-button", "graph", "open-all",
        "zoom-in", "zoom-out", "zoom-fit"]) assert.ok(names.includes(name), `${name} in ${names}`)
    assert.deepEqual(seen.filter(([, isShown]) => !isShown).map(([name]) => name), [])
})

test("a screen reader finds roles and names", async () => {
    const page = await open("broken", "", { width: 1600, height: 900 })
    const { nodes } = await page.send("Accessibility.getFullAXTree")
    const found = nodes.filter(node => !node.ignored).map(node => `${node.role?.value}: ${node.name?.value}`)
    for (const expected of [
        "combobox: Search definitions", "tab: Graph", "tab: Table", "tabpanel: Graph", "listbox: Graph of definitions",
        "option: Checkout, singleton · eager, module Shop, uses 2, used by 0, 1 problem",
        "option: any Payment, missing, module Shop, used by 2, 1 problem", "complementary: Filters", "complementary: Details",
        "checkbox: With problems 4", "button: Zoom in", "heading: 3 problems",
    ]) assert.ok(found.includes(expected), `${expected} in\n${found.join("\n")}`)
    const controls = nodes.filter(node => !node.ignored && ["button", "checkbox", "tab", "combobox", "option"].includes(node.role?.value))
    assert.deepEqual(controls.filter(node => !node.name?.value), [])
    const table = await open("shop", "view=table&sort=name")
    const rows = (await table.send("Accessibility.getFullAXTree")).nodes.filter(node => !node.ignored)
    assert.ok(rows.some(node => node.role.value === "rowheader" && node.name.value.startsWith("Catalogue")))
    assert.equal(await table.evaluate(() => document.querySelector("th[aria-sort=ascending]").innerText), "Name")
})

test("it is dark where the system is, and where one chooses", async () => {
    const dark = [{ name: "prefers-color-scheme", value: "dark" }]
    const page = await open("shop", "", { features: dark })
    assert.equal(await color(page, 4, 740), "#12171e")
    await page.emulate([{ name: "prefers-color-scheme", value: "light" }])
    await page.quiet()
    assert.equal(await color(page, 4, 740), "#f3f5f8")
    await page.clickOn("#theme")
    await page.clickOn("#theme")
    assert.equal(await color(page, 4, 740), "#12171e")
    assert.equal(await page.address(), "#theme=dark")
    assert.equal(await page.evaluate(() => getComputedStyle(document.body).backgroundColor), "rgb(18, 23, 30)")
})

test("texts have enough contrast in both themes", async () => {
    for (const theme of ["light", "dark"]) {
        const page = await open("broken", `theme=${theme}`)
        const colors = await page.evaluate(() => {
            const style = getComputedStyle(document.documentElement)
            return Object.fromEntries(["ink", "muted", "ground", "surface", "accent", "accent-ground", "red", "red-ground",
                "on-color", "amber"].map(name => [name, style.getPropertyValue(`--${name}`).trim()]))
        })
        for (const [text, ground] of [["ink", "surface"], ["ink", "ground"], ["muted", "surface"], ["muted", "ground"],
            ["accent", "surface"], ["accent", "accent-ground"], ["red", "surface"], ["muted", "red-ground"], ["accent", "red-ground"]]) {
            const ratio = contrast(colors[text], colors[ground])
            assert.ok(ratio >= 4.5, `${theme}: ${text} on ${ground} is ${ratio.toFixed(2)}`)
        }
        for (const sign of ["red", "amber"]) assert.ok(contrast(colors["on-color"], colors[sign]) >= 3)
    }
})

function contrast(one, other) {
    const light = color => {
        const parts = color.slice(1).match(/../g).map(part => parseInt(part, 16) / 255)
            .map(part => part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    const [high, low] = [light(one), light(other)].sort((a, b) => b - a)
    return (high + 0.05) / (low + 0.05)
}

test("with little motion wanted, the picture jumps", async () => {
    const steps = async features => {
        const page = await open("search", "", { features })
        await page.evaluate(() => document.getElementById("graph").focus())
        await page.press("+", "+", "+", "+")
        await page.evaluate(() => {
            // Each move of the picture is a painting at another place.
            const { setTransform } = CanvasRenderingContext2D.prototype
            window.moves = new Set()
            CanvasRenderingContext2D.prototype.setTransform = function (...values) {
                if (values[0] !== 1 || values[4] !== 0) window.moves.add(values[4])
                return setTransform.apply(this, values)
            }
        })
        await page.press("End")
        await new Promise(resolve => setTimeout(resolve, 300))
        return page.evaluate(() => window.moves.size)
    }
    assert.equal(await steps([{ name: "prefers-reduced-motion", value: "reduce" }]), 1)
    assert.ok(await steps([{ name: "prefers-reduced-motion", value: "no-preference" }]) > 2)
})

test("a narrow screen has everything, without scrolling sideways", async () => {
    const page = await open("shop", "select=orders", { width: 390, height: 800 })
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390)
    await page.clickOn("#filters-button")
    assert.equal(await page.evaluate(() => getComputedStyle(document.getElementById("filters")).display), "block")
    await page.clickOn("#filters label", "singleton")
    assert.match(await page.address(), /lifetime=singleton/)
})

test("an address that does not fit says what to do, and the page works", async () => {
    const page = await open("shop", "select=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&lifetime=eternal&nonsense")
    assert.deepEqual(await page.texts("#complaints li"), [
        "This graph has no definition “<img src=x onerror=alert(1)>”; choose another one by search.",
        "No definition here has the lifetime “eternal”; choose from the filters.",
        "The page does not understand “nonsense” in its address; remove it.",
    ])
    assert.equal((await items(page)).length, 11)
    await page.clickOn("#complaints button")
    assert.equal(await page.address(), "")
    await page.evaluate(() => { location.hash = "#select=Catalogue" })
    await page.quiet()
    assert.equal(await page.text("#details h2"), "Catalogue")
    await page.evaluate(() => { location.hash = "#select=log" })
    await page.quiet()
    assert.deepEqual(await page.texts("#complaints li"), ["This graph has no definition “log”; choose another one by search."])
})

test("hostile names are names", async () => {
    const page = await open("hostile", "view=table")
    const name = "</script><script>alert(\"x\")</script><!--'&quot;]]> \\u{2028}"
    assert.ok((await page.texts("tbody th")).some(text => text.includes(name)))
    assert.equal(await page.evaluate(() => document.querySelectorAll("script").length), 2)
    await page.clickOn("tbody th button", "Log")
    const address = await page.evaluate(() => location.hash)
    const again = await open("hostile", address.slice(1).replace("&view=table", ""))
    assert.ok((await again.text("#details h2")).includes(name))
    assert.deepEqual(await again.texts("#complaints li"), [])
    assert.ok(await middle(again, "Log"))
})
