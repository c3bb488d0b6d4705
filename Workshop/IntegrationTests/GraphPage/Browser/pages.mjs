// What the tests of whole pages share: one browser, and the pages that Swift has written.

import assert from "node:assert/strict"
import { after, afterEach, before } from "node:test"
import { join } from "node:path"
import { Chromium } from "./chromium.mjs"

const folder = process.env.PAGES

/** Starts a browser for the tests of a file; returns what opens a page in it. */
export function inBrowser() {
    let browser
    const pages = []
    before(async () => { browser = await Chromium.start() })
    afterEach(async () => {
        for (const page of pages.splice(0)) {
            await page.close()
            assert.deepEqual(page.complaints, [], "what the console says")
        }
    })
    after(() => browser.stop())
    return async (name, state = "", options = {}) => {
        const page = await browser.page(options)
        pages.push(page)
        await page.open(join(folder, `${name}.html`), state)
        return page
    }
}

/** Where an item of the picture is, as its option says. */
export async function box(page, name) {
    const found = await page.evaluate(name => [...document.querySelectorAll("#proxies [role=option]")]
        .find(option => option.getAttribute("aria-label").startsWith(name))?.getBoundingClientRect().toJSON() ?? null, name)
    assert.ok(found, `${name} is in the picture`)
    return found
}

/** The middle of an item of the picture. */
export async function middle(page, name) {
    const { left, top, width, height } = await box(page, name)
    return [left + width / 2, top + height / 2]
}

/** Opens the panel of filters, which a wide window always shows. */
export async function openFilters(page) {
    await page.clickOn("#filters-button")
}

export async function clickItem(page, name) {
    await page.click(...await middle(page, name))
}

/** The names of the items that are in the picture. */
export function items(page) {
    return page.evaluate(() => [...document.querySelectorAll("#proxies [role=option]")]
        .map(option => option.getAttribute("aria-label").split(", ")[0]))
}

/** The color that the picture has at a place, as `#rrggbb`. */
export function color(page, x, y) {
    return page.evaluate((x, y) => {
        const canvas = document.querySelector("#graph canvas")
        const box = canvas.getBoundingClientRect()
        const ratio = canvas.width / box.width
        const data = canvas.getContext("2d").getImageData((x - box.left) * ratio, (y - box.top) * ratio, 1, 1).data
        return "#" + [...data.slice(0, 3)].map(part => part.toString(16).padStart(2, "0")).join("")
    }, x, y)
}
