// The picture of the graph: painting it, and moving in it with pointer and keys.

import { draw, legible } from "./drawing.mjs"
import { byId } from "./elements.mjs"
import { withCycles } from "./geometry.mjs"
import { layOut } from "./layout.mjs"
import { pathBetween, pathToRoot, reach } from "./paths.mjs"
import { CanvasPen } from "./pens.mjs"
import { visibleGraph } from "./modules.mjs"
import { neighbor } from "./moving.mjs"
import { listenToPointer } from "./pointer.mjs"
import { Proxies, spoken } from "./proxies.mjs"
import { route } from "./routing.mjs"
import { fit, textWidth } from "./texts.mjs"
import { Viewport } from "./viewport.mjs"

export class GraphView {
    /**
     * @param page what the picture tells: `select(id)`, `toggleModule(path)`, `showDetails()`
     */
    constructor(graph, page) {
        this.graph = graph
        this.page = page
        this.element = byId("graph")
        this.canvas = this.element.querySelector("canvas")
        this.context = this.canvas.getContext("2d")
        this.viewport = new Viewport()
        this.proxies = new Proxies(byId("proxies"))
        this.active = null
        this.scene = { graph, visible: null, overlay: false, ...this.dark() }
        listenToPointer(this)
        new ResizeObserver(() => this.resize()).observe(this.element)
    }

    // MARK: What is shown

    /** The size of the window that the picture is in; of a usual one while that is not shown. */
    get shape() {
        const { clientWidth: width, clientHeight: height } = this.element
        return width > 0 ? { width, height } : { width: 960, height: 690 }
    }

    /** Lays out what filters and collapsed modules leave; what was in the middle of attention stays where it is. */
    arrange(collapsed, isShown) {
        this.arranged = [collapsed, isShown]
        const anchor = this.active
        const before = anchor && { x: anchor.x, y: anchor.y }
        const isFirst = this.scene.visible === null
        this.scene.visible = visibleGraph(this.graph, collapsed, isShown)
        const size = layOut(this.scene.visible, textWidth, this.shape)
        route(this.scene.visible)
        this.size = withCycles(this.scene.visible.edges, size)
        this.proxies.clear()
        const again = anchor && this.find(anchor)
        if (again) {
            this.viewport.pan((before.x - again.x) * this.viewport.scale, (before.y - again.y) * this.viewport.scale)
        }
        this.active = again ?? null
        if (!isFirst && !again) this.fit()
        this.changed()
    }

    /** The item that shows what another one, of an earlier arrangement, has shown. */
    find(item) {
        const { visible } = this.scene
        const node = item.node ?? item.nodes[0]
        return visible.items.find(other => other.key === item.key) ?? visible.itemOf.get(node)
            ?? (item.module ? visible.items.find(other => other.nodes?.includes(node)) : undefined)
    }

    /** Nothing is lit. */
    dark() {
        return { selected: null, focus: null, lit: new Set(), path: new Set(), onPath: new Set() }
    }

    /**
     * Lights all that the selected definition uses, and all that uses it, directly or not; and the path from a root to it, or
     * between it and another one.
     */
    light(selectedId, fromId) {
        const { scene } = this
        const { itemOf } = scene.visible
        Object.assign(scene, this.dark())
        const [node, other] = [selectedId, fromId].map(id => this.graph.byId.get(id))
        const item = node && itemOf.get(node)
        if (item) {
            this.active = item
            scene.selected = item
            scene.focus = new Set([item])
            for (const direction of ["uses", "users"]) {
                const reached = new Set([...reach(node, direction)].map(end => itemOf.get(end)).filter(Boolean)).add(item)
                for (const end of reached) {
                    scene.focus.add(end)
                    for (const edge of end.uses) if (reached.has(edge.to)) scene.lit.add(edge)
                }
            }
            if (other) scene.focus.add(itemOf.get(other) ?? item)
            for (const edge of (other ? pathBetween(other, node) : pathToRoot(node)) ?? []) {
                const [from, to] = [edge.from, edge.to].map(end => itemOf.get(end))
                const shown = from && to && from.uses.find(use => use.to === to)
                if (shown) scene.path.add(shown)
                for (const end of [from, to]) if (end) scene.focus.add(end) && scene.onPath.add(end)
            }
        }
        this.changed()
    }

    setOverlay(isOn) {
        this.scene.overlay = isOn
        this.changed()
    }

    setColors(colors) {
        this.colors = colors
        this.changed()
    }

    // MARK: Painting

    resize() {
        const { clientWidth, clientHeight } = this.element
        const { viewport } = this
        if (clientWidth === 0) return
        const isFirst = viewport.width === 1
        this.ratio = Math.min(2, window.devicePixelRatio || 1)
        viewport.width = clientWidth
        viewport.height = clientHeight
        this.canvas.width = Math.round(clientWidth * this.ratio)
        this.canvas.height = Math.round(clientHeight * this.ratio)
        if (isFirst) {
            viewport.fit(this.size, false)
            if (this.scene.selected) this.center(this.scene.selected, true)
        } else if (viewport.isFitted) {
            // In a window of another shape, layers wrap elsewhere.
            this.arrange(...this.arranged)
            this.page.relight()
            viewport.fit(this.size, true)
        }
        // A canvas is empty once its size is set; waiting for a frame would flicker.
        this.paint()
        this.changed()
    }

    /** Paints in the next frame. */
    changed() {
        if (this.isWaiting || this.viewport.width === 1) return
        this.isWaiting = true
        requestAnimationFrame(() => {
            this.isWaiting = false
            this.paint()
            clearTimeout(this.settling)
            this.settling = setTimeout(() => this.settle(), 80)
        })
    }

    paint() {
        const { context, viewport, ratio } = this
        if (!this.colors || !this.scene.visible) return
        context.setTransform(1, 0, 0, 1, 0, 0)
        context.fillStyle = this.colors.ground
        context.fillRect(0, 0, this.canvas.width, this.canvas.height)
        const scale = viewport.scale * ratio
        context.setTransform(scale, 0, 0, scale, viewport.x * ratio, viewport.y * ratio)
        draw(new CanvasPen(context), this.scene, { scale: viewport.scale, box: viewport.box }, this.colors, fit)
        if (!this.isPainted) performance.mark("graph painted")
        this.isPainted = true
    }

    /** What can wait until nothing moves. */
    settle() {
        const id = this.proxies.update(this.scene.visible, this.viewport, this.active)
        if (id) this.element.setAttribute("aria-activedescendant", id)
        else this.element.removeAttribute("aria-activedescendant")
    }

    // MARK: Moving

    fit() {
        this.viewport.fit(this.size, true)
        this.changed()
    }

    zoom(factor, x, y) {
        this.viewport.zoom(factor, x, y)
        this.changed()
    }

    /** Brings an item to where it is seen, and can be read. */
    center(item, isImmediate = false) {
        const { viewport } = this
        if (viewport.scale >= legible.title && viewport.shows(item)) return
        if (viewport.scale < 0.6) viewport.zoom(0.8 / viewport.scale)
        const [x, y] = viewport.centered(item)
        const isStill = isImmediate || matchMedia("(prefers-reduced-motion: reduce)").matches
        const [from, start] = [[viewport.x, viewport.y], performance.now()]
        const step = now => {
            if (this.movement !== step) return
            const share = isStill ? 1 : Math.min(1, (now - start) / 180)
            const eased = 1 - (1 - share) ** 3
            viewport.x = from[0] + (x - from[0]) * eased
            viewport.y = from[1] + (y - from[1]) * eased
            this.changed()
            if (share < 1) requestAnimationFrame(step)
        }
        this.movement = step
        step(start)
    }

    /** Makes an item the active one; definitions are selected by that. */
    activate(item) {
        this.active = item
        if (item.kind === "module") this.page.select(null)
        else this.page.select(item.node.id)
        this.active = item
        if (item.kind === "module") this.scene.selected = item
        byId("status").textContent = spoken(item)
        if (!this.viewport.shows(item)) this.center(item)
        this.changed()
    }

    /** What a key does; nothing if it returns false. */
    press({ key, shiftKey }) {
        const step = 90
        const pans = { ArrowLeft: [step, 0], ArrowRight: [-step, 0], ArrowUp: [0, step], ArrowDown: [0, -step] }
        const { active } = this
        if (pans[key] && shiftKey) {
            this.viewport.pan(...pans[key])
            this.changed()
        } else if (pans[key] || key === "Home" || key === "End") {
            const next = neighbor(key, active, this.scene.visible.items)
            if (next) this.activate(next)
        } else if (key === "Enter") {
            if (active?.kind === "module") this.page.toggleModule(active.module.path)
            else if (active) this.page.showDetails()
        } else if (key === " ") {
            if (active) this.page.toggleModule(active.module?.path ?? active.node.module)
        } else if (key === "+" || key === "=") {
            this.zoom(1.25)
        } else if (key === "-") {
            this.zoom(0.8)
        } else if (key === "0") {
            this.fit()
        } else {
            return false
        }
        return true
    }
}
