// The page: one state, which the address holds, and the parts that show it.

import { readAddress, writeAddress } from "./address.mjs"
import { graphDetails, nodeDetails } from "./details.mjs"
import { byId, element, save } from "./elements.mjs"
import { toDOT, toSVG } from "./exports.mjs"
import { makeFilterPanel } from "./filter-panel.mjs"
import { isFiltered, nodeFilter } from "./filters.mjs"
import { GraphView } from "./graph-view.mjs"
import { makeGraph } from "./graph.mjs"
import { fillHelp } from "./help.mjs"
import { legend } from "./legend.mjs"
import { colorNames } from "./marks.mjs"
import { collapsedAtFirst } from "./modules.mjs"
import { count } from "./names.mjs"
import { makeSearchBox } from "./search-box.mjs"
import { makeTable } from "./table.mjs"
import { fit } from "./texts.mjs"

const fewDefinitions = 150

class Page {
    constructor(data) {
        this.graph = makeGraph(data)
        this.initial = {
            selected: null, view: "graph", sort: null, overlay: false, theme: null, filters: {},
            collapsed: collapsedAtFirst(this.graph.modules),
        }
        this.view = new GraphView(this.graph, this)
        this.updateFilters = makeFilterPanel(byId("filters"), this.graph, this)
        this.updateTable = makeTable(byId("table-panel"), this.graph, this)
        makeSearchBox(this.graph, this)
        fillHelp(byId("help"))
        byId("legend").replaceChildren(...legend(this.graph))
        byId("summary").textContent = summary(this.graph)
        const outermost = this.graph.modules.get("").children
        if (outermost.length === 1) document.querySelector("h1").textContent = outermost[0].name
        document.title = `${document.querySelector("h1").textContent}: graph of definitions`
        byId("open-all").hidden = byId("collapse-all").hidden = this.graph.modules.size < 3
        byId("overlay").textContent = this.graph.isTraced ? "Start times" : "Start order"
        byId("overlay").hidden = this.graph.startCount === 0 && !this.graph.isTraced
        this.listen()
        this.read()
    }

    // MARK: State

    /** Takes the state from the address; says what of it does not fit. */
    read() {
        const { state, complaints } = readAddress(location.hash, this.graph, this.initial)
        this.state = state
        if (state.selected) this.reveal(state.selected)
        this.complain(complaints)
        this.show({ isNew: true })
        const item = this.graph.byId.get(state.selected)
        if (item) this.bring(item)
    }

    complain(complaints) {
        byId("complaints").replaceChildren(...(complaints.length === 0 ? [] : [
            element("ul", {}, complaints.slice(0, 5).map(text => element("li", {}, text))),
            element("button", { onclick: () => { this.complain([]); this.write() } }, "Dismiss"),
        ]))
    }

    write() {
        const address = writeAddress(this.state, this.graph, this.initial)
        const now = location.hash.replace(/^#/, "")
        if (address !== now) history.replaceState(null, "", address === "" ? location.pathname + location.search : `#${address}`)
    }

    /** Shows the state: all of it, or what a change of the selection only concerns. */
    show({ isNew = false, isOnlySelection = false } = {}) {
        const { state, graph, view } = this
        if (!isOnlySelection) {
            const isShown = nodeFilter(state.filters)
            const shown = graph.nodes.filter(isShown)
            const isSame = shown.length === this.shown?.length && shown.every((node, index) => node === this.shown[index])
            if (!isSame) this.shown = shown
            for (const node of graph.nodes) node.isHidden = true
            for (const node of this.shown) node.isHidden = false
            byId("empty").hidden = this.shown.length > 0
            this.updateFilters(state.filters, this.shown.filter(node => node.kind === "definition").length)
            this.setTheme()
            view.arrange(state.collapsed, isShown)
            view.setOverlay(state.overlay)
        }
        for (const name of ["graph", "table"]) {
            byId(`tab-${name}`).setAttribute("aria-selected", state.view === name)
            byId(`tab-${name}`).tabIndex = state.view === name ? 0 : -1
            byId(`${name}-panel`).hidden = state.view !== name
        }
        byId("overlay").setAttribute("aria-pressed", state.overlay)
        view.light(state.selected)
        if (state.view === "table") this.updateTable(this.shown, state)
        const node = graph.byId.get(state.selected)
        const details = byId("details")
        const hadFocus = details.contains(document.activeElement)
        details.replaceChildren(...(node ? nodeDetails(node, graph, this) : graphDetails(graph, this)).filter(Boolean))
        details.scrollTop = 0
        if (hadFocus) details.focus()
        if (!isNew) this.write()
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
        this.state.selected = id
        this.show({ isOnlySelection: !isRevealed })
        if (node && isElsewhere) this.bring(node)
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
        // What is left is shown itself, not the modules that it is in, if it is not too much.
        const isLittle = this.graph.nodes.filter(nodeFilter(filters)).length <= fewDefinitions
        this.state.collapsed = new Set(isFiltered(filters) && isLittle ? [] : this.initial.collapsed)
        this.show()
        this.view.fit()
    }

    clearFilters() {
        this.state.filters = {}
        this.state.collapsed = new Set(this.initial.collapsed)
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
        if (view === "graph" && node) requestAnimationFrame(() => this.bring(node))
    }

    showDetails() {
        byId("details").focus()
    }

    focusView() {
        if (this.state.view === "graph") byId("graph").focus()
        else document.querySelector("tr[aria-selected=true] button")?.focus()
    }

    // MARK: Listening

    listen() {
        const click = (id, action) => byId(id).addEventListener("click", action)
        const all = () => [...this.graph.modules.keys()].filter(path => path !== "")
        click("tab-graph", () => this.setView("graph"))
        click("tab-table", () => this.setView("table"))
        document.querySelector("[role=tablist]").addEventListener("keydown", event => {
            if (!["ArrowLeft", "ArrowRight"].includes(event.key)) return
            this.setView(this.state.view === "graph" ? "table" : "graph")
            byId(`tab-${this.state.view}`).focus()
        })
        click("overlay", () => this.toggleOverlay())
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
        byId("details").addEventListener("keydown", event => {
            if (event.key === "Escape") this.focusView()
        })
    }

    press(event) {
        if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, dialog")) return
        const actions = {
            "/": () => byId("search").focus(),
            "?": () => byId("help").showModal(),
            t: () => this.setView(this.state.view === "graph" ? "table" : "graph"),
            s: () => this.toggleOverlay(),
        }
        if (!actions[event.key]) return
        event.preventDefault()
        actions[event.key]()
    }

    toggleOverlay() {
        if (byId("overlay").hidden) return
        this.state.overlay = !this.state.overlay
        byId("overlay").setAttribute("aria-pressed", this.state.overlay)
        this.view.setOverlay(this.state.overlay)
        this.write()
    }
}

function summary(graph) {
    const definitions = graph.nodes.filter(node => node.kind === "definition" && node.change !== "removed").length
    const parts = [count(definitions, "definition"), count(graph.modules.size - 1, "module")]
    if (graph.problems.length > 0) parts.push(count(graph.problems.length, "problem"))
    for (const change of graph.isComparison ? ["added", "removed", "changed"] : []) {
        parts.push(`${graph.nodes.filter(node => node.change === change).length} ${change}`)
    }
    return parts.join(" · ")
}

new Page(JSON.parse(byId("data").textContent))
