// The page: one state, which the address holds, and the parts that show it.

import { readAddress, writeAddress } from "./address.mjs"
import { nodeDetails } from "./details.mjs"
import { byId, element, save } from "./elements.mjs"
import { toDOT, toSVG } from "./exports.mjs"
import { makeFilterPanel } from "./filter-panel.mjs"
import { nodeFilter } from "./filters.mjs"
import { GraphView } from "./graph-view.mjs"
import { makeGraph } from "./graph.mjs"
import { fillHelp } from "./help.mjs"
import { legend } from "./legend.mjs"
import { colorNames } from "./marks.mjs"
import { collapsedAtFirst } from "./modules.mjs"
import { count } from "./names.mjs"
import { graphDetails, startDetails } from "./overview.mjs"
import { makeSearchBox } from "./search-box.mjs"
import { makeTable } from "./table.mjs"
import { fit } from "./texts.mjs"

/** How much of the window one definition takes that can be read, with the edges around it. */
const areaOfOne = 16_000
const views = ["graph", "start", "table"]

class Page {
    constructor(data) {
        this.graph = makeGraph(data)
        this.initial = {
            selected: null, from: null, view: "graph", sort: null, isAll: false, theme: null, filters: {},
        }
        this.view = new GraphView(this.graph, this)
        this.updateFilters = makeFilterPanel(byId("filters"), this.graph, this)
        this.updateTable = makeTable(byId("table-panel"), this.graph, this)
        makeSearchBox(this.graph, this)
        fillHelp(byId("help"))
        byId("summary").textContent = summary(this.graph)
        const outermost = this.graph.modules.get("").children
        if (outermost.length === 1) document.querySelector("h1").textContent = outermost[0].name
        document.title = `${document.querySelector("h1").textContent}: graph of definitions`
        byId("open-all").hidden = byId("collapse-all").hidden = this.graph.modules.size < 3
        byId("tab-start").hidden = this.graph.startCount === 0
        byId("all").hidden = !this.graph.hasChanges
        this.listen()
        this.read()
    }

    // MARK: State

    /** Takes the state from the address; says what of it does not fit. */
    read() {
        const { state, complaints } = readAddress(location.hash, this.graph, this.initial, state => this.collapsedAtFirst(state))
        this.state = state
        if (state.selected) this.reveal(state.selected)
        this.complain(complaints)
        this.show({ isNew: true })
        const item = this.graph.byId.get(state.selected)
        if (item) this.bring(item)
    }

    /** What is shown in a state. */
    filterOf(state) {
        return nodeFilter(state.filters, this.graph.hasChanges && !state.isAll)
    }

    /** The modules to collapse so that what is left can be read in this window. */
    collapsedAtFirst(state) {
        const { width, height } = this.view.shape
        return collapsedAtFirst(this.graph.modules, Math.max(8, width * height / areaOfOne), this.filterOf(state))
    }

    complain(complaints) {
        byId("complaints").replaceChildren(...(complaints.length === 0 ? [] : [
            element("ul", {}, complaints.slice(0, 5).map(text => element("li", {}, text))),
            element("button", { onclick: () => { this.complain([]); this.write() } }, "Dismiss"),
        ]))
    }

    write() {
        const address = writeAddress(this.state, this.graph, state => this.collapsedAtFirst(state))
        const now = location.hash.replace(/^#/, "")
        if (address !== now) history.replaceState(null, "", address === "" ? location.pathname + location.search : `#${address}`)
    }

    /** Shows the state: all of it, or what a change of the selection only concerns. */
    show({ isNew = false, isOnlySelection = false } = {}) {
        const { state, graph, view } = this
        if (!isOnlySelection) {
            const isShown = this.filterOf(state)
            const shown = graph.nodes.filter(isShown)
            const isSame = shown.length === this.shown?.length && shown.every((node, index) => node === this.shown[index])
            if (!isSame) this.shown = shown
            for (const node of graph.nodes) node.isHidden = true
            for (const node of this.shown) node.isHidden = false
            byId("empty").hidden = this.shown.length > 0
            this.updateFilters(state.filters, this.shown.filter(node => node.kind === "definition").length)
            this.setTheme()
            view.arrange(state.collapsed, isShown)
            byId("legend").replaceChildren(...legend(view.scene.visible))
        }
        for (const name of views) {
            byId(`tab-${name}`).setAttribute("aria-selected", state.view === name)
            byId(`tab-${name}`).tabIndex = state.view === name ? 0 : -1
        }
        byId("table-panel").hidden = state.view !== "table"
        byId("graph-panel").hidden = state.view === "table"
        byId("all").setAttribute("aria-pressed", state.isAll)
        view.setOverlay(state.view === "start")
        this.relight()
        if (state.view === "table") this.updateTable(this.shown, state)
        const node = graph.byId.get(state.selected)
        const details = byId("details")
        const hadFocus = details.contains(document.activeElement)
        details.replaceChildren(...(node ? nodeDetails(node, graph, this)
            : state.view === "start" ? startDetails(graph, this) : graphDetails(graph, this)).filter(Boolean))
        details.scrollTop = 0
        if (hadFocus) details.focus()
        if (!isNew) this.write()
    }

    relight() {
        this.view.light(this.state.selected, this.state.from)
    }

    setTheme() {
        const isDark = this.state.theme ? this.state.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches
        document.documentElement.dataset.theme = isDark ? "dark" : "light"
        byId("theme").textContent = { light: "◐ Light", dark: "◐ Dark" }[this.state.theme] ?? "◐ Auto"
        byId("theme").setAttribute("aria-label", `Colors: ${this.state.theme ?? "as the system"}`)
        const style = getComputedStyle(document.documentElement)
        this.view.setColors(Object.fromEntries(colorNames.map(name => [name, style.getPropertyValue(`--${name}`).trim()])))
    }

    // MARK: What parts of the page ask for

    /** Selects a definition, or nothing; brings it to where it is seen if the selection came from elsewhere. */
    select(id, isElsewhere = false) {
        const node = this.graph.byId.get(id)
        const isRevealed = node && this.reveal(id)
        if (id === this.state.selected && !isElsewhere) return
        this.state.from = node && this.beginning !== id ? this.beginning ?? null : null
        this.beginning = null
        this.state.selected = id
        this.show({ isOnlySelection: !isRevealed })
        if (node && isElsewhere) this.bring(node)
    }

    /** The next definition that is selected is the other end of a path. */
    beginPath() {
        this.beginning = this.state.selected
        if (!this.beginning) return
        this.show({ isOnlySelection: true })
        byId("status").textContent = "Now select the other definition."
    }

    showPath(from, to) {
        this.reveal(from)
        this.beginning = from
        this.select(to, true)
        this.view.fit()
    }

    /** Selects what a problem is pinned to first, and opens the modules of all of it. */
    showProblem(problem) {
        for (const node of problem.nodes) this.reveal(node.id)
        this.state.selected = null
        this.show()
        this.select(problem.nodes[0].id, true)
    }

    /** Opens a module where it is, with those around it. */
    openModule(path) {
        for (let module = this.graph.modules.get(path); module; module = module.parent) this.state.collapsed.delete(module.path)
        this.state.selected = null
        this.show()
        this.view.fit()
    }

    /** Opens the modules around a definition; returns whether any was collapsed. */
    reveal(id) {
        let isChanged = false
        for (let module = this.graph.modules.get(this.graph.byId.get(id).module); module; module = module.parent) {
            isChanged = this.state.collapsed.delete(module.path) || isChanged
        }
        return isChanged
    }

    bring(node) {
        const item = this.view.scene.visible.itemOf.get(node)
        if (item && this.state.view === "graph" && this.view.viewport.width > 1) this.view.center(item)
    }

    toggleModule(path) {
        const { collapsed } = this.state
        if (!collapsed.delete(path) && path !== "") {
            collapsed.add(path)
            const selected = this.graph.byId.get(this.state.selected)
            if (selected && (selected.module === path || selected.module.startsWith(path + "/"))) this.state.selected = null
        }
        this.show()
    }

    setCollapsed(paths) {
        this.state.collapsed = new Set(paths)
        this.state.selected = null
        this.show()
        this.view.fit()
    }

    filter(key, value, isOn) {
        const { filters } = this.state
        if (value === true) filters[key] = isOn
        else filters[key] = isOn ? [...(filters[key] ?? []), value] : filters[key].filter(other => other !== value)
        this.showFiltered()
        this.view.fit()
    }

    /** What is left is shown itself, not the modules that it is in, if it is not too much. */
    showFiltered() {
        this.state.collapsed = new Set(this.collapsedAtFirst(this.state))
        this.show()
    }

    clearFilters() {
        this.state.filters = {}
        if (this.graph.byId.get(this.state.selected)?.isChanged === false) this.state.isAll = true
        this.state.collapsed = new Set(this.collapsedAtFirst(this.state))
        if (this.state.selected) this.reveal(this.state.selected)
        this.show()
        if (!this.state.selected) this.view.fit()
    }

    sort(sort) {
        this.state.sort = sort
        this.show({ isOnlySelection: true })
        document.querySelector(`[data-column="${sort.column}"]`).focus()
    }

    setView(view) {
        this.state.view = view
        this.show({ isOnlySelection: true })
        const node = this.graph.byId.get(this.state.selected)
        if (view !== "table" && node) requestAnimationFrame(() => this.bring(node))
    }

    showDetails() {
        byId("details").focus()
    }

    focusView() {
        if (this.state.view !== "table") byId("graph").focus()
        else document.querySelector("tr[aria-selected=true] button")?.focus()
    }

    // MARK: Listening

    listen() {
        const click = (id, action) => byId(id).addEventListener("click", action)
        const all = () => [...this.graph.modules.keys()].filter(path => path !== "")
        for (const view of views) click(`tab-${view}`, () => this.setView(view))
        document.querySelector("[role=tablist]").addEventListener("keydown", event => {
            if (!["ArrowLeft", "ArrowRight"].includes(event.key)) return
            const shown = views.filter(view => !byId(`tab-${view}`).hidden)
            const step = event.key === "ArrowRight" ? 1 : shown.length - 1
            this.setView(shown[(shown.indexOf(this.state.view) + step) % shown.length])
            byId(`tab-${this.state.view}`).focus()
            event.stopPropagation()
        })
        click("all", () => {
            this.state.isAll = !this.state.isAll
            this.showFiltered()
            this.view.fit()
        })
        click("theme", () => {
            this.state.theme = { light: "dark", dark: null }[this.state.theme ?? "auto"] ?? (this.state.theme ? null : "light")
            this.setTheme()
            this.write()
        })
        click("filters-button", () => {
            const isOpen = byId("filters").classList.toggle("open")
            byId("filters-button").setAttribute("aria-expanded", isOpen)
        })
        click("help-button", () => byId("help").showModal())
        click("zoom-in", () => this.view.zoom(1.25))
        click("zoom-out", () => this.view.zoom(0.8))
        click("zoom-fit", () => this.view.fit())
        click("open-all", () => this.setCollapsed([]))
        click("collapse-all", () => this.setCollapsed(all()))
        click("export-dot", () => save("graph.dot", "text/vnd.graphviz", toDOT(this.view.scene.visible)))
        click("export-svg", () => save("graph.svg", "image/svg+xml",
            toSVG(this.view.scene, this.view.size, this.view.colors, fit)))
        byId("empty").querySelector("button").addEventListener("click", () => this.clearFilters())
        matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.setTheme())
        window.addEventListener("hashchange", () => this.read())
        document.addEventListener("keydown", event => this.press(event))
    }

    /** Keys work wherever the focus is, but for those that a control has a use of its own for. */
    press(event) {
        const { key, target } = event
        if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input[type=text], dialog")) return
        const toggle = view => this.setView(this.state.view === view ? "graph" : view)
        const actions = {
            "/": () => byId("search").focus(),
            "?": () => byId("help").showModal(),
            Escape: () => this.leave(target),
            p: () => this.beginPath(),
            t: () => toggle("table"),
            s: () => byId("tab-start").hidden || toggle("start"),
        }
        const isControl = ["Enter", " "].includes(key) && target.closest("button, input, summary, a")
        if (actions[key]) actions[key]()
        else if (isControl || this.state.view === "table" || !this.view.press(event)) return
        event.preventDefault()
    }

    /** Escape leads from the details back to the picture, and there to nothing selected. */
    leave(target) {
        if (byId("details").contains(target)) this.focusView()
        else this.select(null)
    }
}

function summary(graph) {
    const definitions = graph.nodes.filter(node => node.kind === "definition" && node.change !== "removed").length
    const parts = [count(definitions, "definition"), count(graph.modules.size - 1, "module")]
    if (graph.problems.length > 0) parts.push(count(graph.problems.length, "problem"))
    for (const change of graph.isComparison ? ["added", "removed", "changed", "affected"] : []) {
        parts.push(`${graph.nodes.filter(node => node.change === change).length} ${change}`)
    }
    return parts.join(" · ")
}

new Page(JSON.parse(byId("data").textContent))
