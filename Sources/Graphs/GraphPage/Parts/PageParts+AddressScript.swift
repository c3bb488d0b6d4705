// Written by `swift run --package-path Workshop/Tools page` from the files in `Sources/Graphs/GraphPage/Page`.
// swift-format-ignore-file
extension PageParts {
    static let addressScript = ##"""
const addressModule = (() => {
// The page's state in its address, after the `#`: what is selected, filtered, collapsed, and how it is shown.

const { filterOptions, filterSwitches } = filtersModule

const tableColumns = [
    "name", "lifetime", "uses", "users", "problems", "change", "start", "duration", "module", "scope", "style", "place",
]

/** Stands for all modules. */
const all = "*"

/** The address of a state; empty for the state that the page begins with. Only what differs from that is written. */
function writeAddress(state, graph, initial) {
    const parts = []
    const add = (key, value) => parts.push(`${key}=${value}`)
    if (state.selected) add("select", written(state.selected))
    if (state.view === "table") add("view", "table")
    if (state.sort) add("sort", (state.sort.isDescending ? "-" : "") + state.sort.column)
    if (state.overlay) add("overlay", "start")
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
    const opened = paths.filter(path => initial.collapsed.has(path) && !state.collapsed.has(path))
    addModules("open", opened, state.collapsed.size === 0)
    addModules("collapsed", paths.filter(path => !initial.collapsed.has(path) && state.collapsed.has(path)),
        state.collapsed.size === paths.length)
    return parts.join("&")
}

/**
 * Reads an address.
 *
 * Returns the state, without what does not fit this graph, and `complaints`: a sentence for each part that does not.
 */
function readAddress(address, graph, initial) {
    const state = { ...initial, filters: {}, collapsed: new Set(initial.collapsed) }
    const complaints = []
    const options = filterOptions(graph)
    for (const part of address.replace(/^#/, "").split("&").filter(part => part !== "")) {
        const key = part.split("=")[0]
        const value = part.slice(key.length + 1)
        const values = () => value.split(",").filter(word => word !== "" || key === "scope").map(read)
        const group = options.find(option => option.key === key)
        if (key === "select") {
            const id = read(value)
            if (graph.byId.has(id)) state.selected = id
            else complaints.push(`This graph has no definition “${brief(id)}”; choose another one by search.`)
        } else if (key === "view" && ["graph", "table"].includes(value)) {
            state.view = value
        } else if (key === "theme" && ["light", "dark"].includes(value)) {
            state.theme = value
        } else if (key === "overlay" && value === "start") {
            state.overlay = true
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
return { tableColumns, writeAddress, readAddress }
})()

"""##
}
