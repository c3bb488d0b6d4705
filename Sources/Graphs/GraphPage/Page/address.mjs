// The page's state in its address, after the `#`: what is selected, filtered, collapsed, and how it is shown.

import { filterOptions, filterSwitches } from "./filters.mjs"
import { named } from "./names.mjs"

export const tableColumns = [
    "name", "lifetime", "uses", "users", "problems", "change", "start", "duration", "module", "scope", "style", "place",
]

/** Stands for all modules. */
const all = "*"

/**
 * The address of a state; empty for the state that the page begins with. Only what differs from that is written.
 *
 * @param collapsedFor which modules are collapsed at first in a state
 */
export function writeAddress(state, graph, collapsedFor) {
    const parts = []
    const add = (key, value) => parts.push(`${key}=${value}`)
    if (state.from) add("from", written(state.from))
    if (state.selected) add("select", written(state.selected))
    if (state.view !== "graph") add("view", state.view)
    if (state.isAll) add("all", "yes")
    if (state.sort) add("sort", (state.sort.isDescending ? "-" : "") + state.sort.column)
    if (state.theme) add("theme", state.theme)
    for (const key of Object.keys(state.filters).sort()) {
        const value = state.filters[key]
        if (value === true) add(key, "yes")
        else if (value?.length > 0) add(key, value.map(written).join(","))
    }
    const paths = [...graph.modules.keys()].filter(path => path !== "")
    const addModules = (key, changed, isAll) => {
        if (changed.length > 0) add(key, isAll ? all : changed.map(written).join(","))
    }
    const initial = collapsedFor(state)
    const opened = paths.filter(path => initial.has(path) && !state.collapsed.has(path))
    addModules("open", opened, state.collapsed.size === 0)
    addModules("collapsed", paths.filter(path => !initial.has(path) && state.collapsed.has(path)),
        state.collapsed.size === paths.length)
    return parts.join("&")
}

/**
 * Reads an address.
 *
 * Returns the state, without what does not fit this graph, and `complaints`: a sentence for each part that does not.
 */
export function readAddress(address, graph, initial, collapsedFor) {
    const state = { ...initial, filters: {}, collapsed: null }
    const complaints = []
    const options = filterOptions(graph)
    const parts = address.replace(/^#/, "").split("&").filter(part => part !== "")
    // What is collapsed at first depends on all the rest.
    const isOfModules = part => /^(open|collapsed)=/.test(part)
    for (const part of [...parts.filter(part => !isOfModules(part)), null, ...parts.filter(isOfModules)]) {
        if (part === null) {
            state.collapsed = new Set(collapsedFor(state))
            continue
        }
        const key = part.split("=")[0]
        const value = part.slice(key.length + 1)
        const values = () => value.split(",").filter(word => word !== "" || key === "scope").map(read)
        const group = options.find(option => option.key === key)
        if (key === "select" || key === "from") {
            const name = read(value)
            const found = named(graph.nodes, name)
            if (found.length > 0) state[key === "from" ? "from" : "selected"] = found[0].id
            if (found.length === 0) {
                complaints.push(`This graph has no definition “${brief(name)}”; choose another one by search.`)
            } else if (found.length > 1) {
                complaints.push(`“${brief(name)}” may be ${found.length} definitions; this is the first of `
                    + `${found.slice(0, 5).map(node => node.title).join(", ")}.`)
            }
        } else if (key === "view" && ["graph", "start", "table"].includes(value)) {
            state.view = value
        } else if (key === "theme" && ["light", "dark"].includes(value)) {
            state.theme = value
        } else if (key === "all" && value === "yes") {
            state.isAll = true
        } else if (key === "sort" && tableColumns.includes(value.replace(/^-/, ""))) {
            state.sort = { column: value.replace(/^-/, ""), isDescending: value.startsWith("-") }
        } else if (filterSwitches.some(option => option.key === key) && value === "yes") {
            state.filters[key] = true
        } else if (group) {
            const known = new Set(group.values.map(option => option.value))
            const unknown = values().filter(word => !known.has(word))
            for (const word of unknown) {
                complaints.push(`No definition here has the ${group.key} “${brief(word)}”; choose from the filters.`)
            }
            const chosen = values().filter(word => known.has(word))
            if (chosen.length > 0) state.filters[key] = chosen
        } else if (key === "collapsed" || key === "open") {
            const paths = [...graph.modules.keys()].filter(path => path !== "")
            for (const path of value === all ? paths : values()) {
                if (!graph.modules.has(path)) {
                    complaints.push(`This graph has no module “${brief(path)}”; open and collapse others in the graph.`)
                } else if (key === "open") {
                    state.collapsed.delete(path)
                } else {
                    state.collapsed.add(path)
                }
            }
        } else {
            complaints.push(`The page does not understand “${brief(read(part))}” in its address; remove it.`)
        }
    }
    return { state, complaints }
}

function written(text) {
    return encodeURIComponent(text).replaceAll(all, "%2A")
}

/** What is not encoded well is taken as it is. */
function read(text) {
    try {
        return decodeURIComponent(text)
    } catch {
        return text
    }
}

function brief(text) {
    return text.length > 80 ? text.slice(0, 79) + "…" : text
}
