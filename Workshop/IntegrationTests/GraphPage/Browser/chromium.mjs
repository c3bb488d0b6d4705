// Drives a headless Chromium over the DevTools protocol, through a pipe: it needs nothing but Node.

import { spawn } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

const names = ["chromium", "chromium-browser", "google-chrome"]

export class Chromium {
    static async start() {
        const profile = mkdtempSync(join(tmpdir(), "page-"))
        const flags = [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", `--user-data-dir=${profile}`,
            "--no-first-run", "--disable-extensions", "--disable-background-networking", "--hide-scrollbars", "--window-size=1280,800",
        ]
        const name = process.env.CHROMIUM ?? names[0]
        const process_ = spawn(name, flags, { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] })
        const browser = new Chromium()
        Object.assign(browser, { process: process_, profile, next: 1, waiting: new Map(), listeners: new Set(), rest: [] })
        process_.stdio[4].on("data", data => browser.receive(data))
        await browser.send("Browser.getVersion")
        return browser
    }

    /** Messages are divided by zeros. */
    receive(data) {
        for (let end = data.indexOf(0); end >= 0; end = data.indexOf(0)) {
            const message = JSON.parse(Buffer.concat([...this.rest, data.subarray(0, end)]).toString())
            this.rest = []
            data = data.subarray(end + 1)
            const waiting = this.waiting.get(message.id)
            if (waiting) {
                this.waiting.delete(message.id)
                if (message.error) waiting.reject(new Error(`${waiting.method}: ${message.error.message}`))
                else waiting.resolve(message.result)
            } else {
                for (const listener of this.listeners) listener(message)
            }
        }
        if (data.length > 0) this.rest.push(data)
    }

    send(method, params = {}, sessionId = undefined) {
        const id = this.next++
        return new Promise((resolve, reject) => {
            this.waiting.set(id, { resolve, reject, method })
            this.process.stdio[3].write(JSON.stringify({ id, method, params, sessionId }) + "\0")
        })
    }

    /** A page of its own, with nothing open. */
    async page({ width = 1280, height = 800, features = [] } = {}) {
        const { targetId } = await this.send("Target.createTarget", { url: "about:blank" })
        const { sessionId } = await this.send("Target.attachToTarget", { targetId, flatten: true })
        const page = new Page(this, sessionId, targetId)
        this.listeners.add(message => { if (message.sessionId === sessionId) page.receive(message) })
        for (const domain of ["Page", "Runtime", "Network", "Log", "Accessibility"]) await page.send(`${domain}.enable`)
        await page.resize(width, height)
        await page.emulate(features)
        return page
    }

    async stop() {
        const ended = new Promise(resolve => this.process.once("exit", resolve))
        await this.send("Browser.close").catch(() => {})
        await ended
        rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 })
    }
}

/** What a key's code is, and the text that it types. */
const keys = { Enter: 13, Escape: 27, Tab: 9, " ": 32, ArrowLeft: 37, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40, Home: 36, End: 35 }

class Page {
    constructor(browser, sessionId, targetId) {
        Object.assign(this, { browser, sessionId, targetId, complaints: [], requests: [], loaded: null })
    }

    send(method, params) {
        return this.browser.send(method, params, this.sessionId)
    }

    receive({ method, params }) {
        if (method === "Page.loadEventFired") this.loaded?.()
        if (method === "Network.requestWillBeSent") this.requests.push(params.request.url)
        if (method === "Runtime.exceptionThrown") {
            this.complaints.push(params.exceptionDetails.exception?.description ?? params.exceptionDetails.text)
        }
        if (method === "Log.entryAdded" && params.entry.level === "error") this.complaints.push(params.entry.text)
        if (method === "Page.javascriptDialogOpening") this.complaints.push(`dialog: ${params.message}`)
    }

    resize(width, height) {
        return this.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: false })
    }

    /** Media features, as `{ name: "prefers-color-scheme", value: "dark" }`; little motion, so that there is less to wait for. */
    emulate(features) {
        const all = [{ name: "prefers-reduced-motion", value: "reduce" }, ...features]
        return this.send("Emulation.setEmulatedMedia", { features: all })
    }

    /** Opens a file, with a state after the `#`, from scratch. */
    async open(file, state = "") {
        await this.send("Page.navigate", { url: "about:blank" })
        this.requests.length = 0
        const loaded = new Promise(resolve => { this.loaded = resolve })
        await this.send("Page.navigate", { url: `file://${file}${state === "" ? "" : `#${state}`}` })
        await loaded
        // The picture is painted when its size is known, and is quiet after that.
        await this.quiet()
        await this.quiet()
    }

    /** Waits until the picture has been painted, and what waits for that is done. */
    async quiet() {
        await this.evaluate(() => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve, 110))))
    }

    /** What a function returns in the page; its arguments are written as JSON. */
    async evaluate(run, ...values) {
        const { result, exceptionDetails } = await this.send("Runtime.evaluate", {
            expression: `(${run})(${values.map(value => JSON.stringify(value)).join(", ")})`, awaitPromise: true, returnByValue: true,
        })
        if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
        return result.value
    }

    async press(...pressed) {
        for (const key of pressed) {
            const isShifted = key.startsWith("Shift+")
            const name = key.replace("Shift+", "")
            const text = name === "Enter" ? "\r" : name.length === 1 ? name : undefined
            const event = { key: name, code: name === " " ? "Space" : name, text, windowsVirtualKeyCode: keys[name] ?? name.toUpperCase().charCodeAt(0),
                modifiers: isShifted ? 8 : 0 }
            await this.send("Input.dispatchKeyEvent", { type: "keyDown", ...event })
            await this.send("Input.dispatchKeyEvent", { type: "keyUp", ...event, text: undefined })
        }
        await this.quiet()
    }

    type(text) {
        return this.send("Input.insertText", { text })
    }

    async click(x, y, held = []) {
        const event = { x, y, button: "left", clickCount: 1, modifiers: held.includes("Shift") ? 8 : 0 }
        await this.send("Input.dispatchMouseEvent", { type: "mouseMoved", x, y })
        await this.send("Input.dispatchMouseEvent", { type: "mousePressed", ...event })
        await this.send("Input.dispatchMouseEvent", { type: "mouseReleased", ...event })
        await this.quiet()
    }

    /** Clicks the middle of the first element that a selector finds, and that has the text. */
    async clickOn(selector, text = "") {
        const point = await this.evaluate((selector, text) => {
            const found = [...document.querySelectorAll(selector)].find(element =>
                element.textContent.includes(text) || (element.getAttribute("aria-label") ?? "").includes(text))
            if (!found) return null
            found.scrollIntoView({ block: "nearest" })
            const { left, top, width, height } = found.getBoundingClientRect()
            return [left + width / 2, top + height / 2]
        }, selector, text)
        if (!point) throw new Error(`there is no ${selector} with “${text}”`)
        await this.click(...point)
    }

    text(selector) {
        return this.evaluate(selector => document.querySelector(selector)?.innerText ?? null, selector)
    }

    texts(selector) {
        return this.evaluate(selector => [...document.querySelectorAll(selector)].map(element => element.innerText), selector)
    }

    address() {
        return this.evaluate(() => decodeURIComponent(location.hash))
    }

    async screenshot(file) {
        const { data } = await this.send("Page.captureScreenshot", { format: "png" })
        writeFileSync(file, Buffer.from(data, "base64"))
    }

    close() {
        return this.browser.send("Target.closeTarget", { targetId: this.targetId })
    }
}
