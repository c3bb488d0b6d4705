// Written by `swift run --package-path Workshop/Tools page` from the files in `Sources/Graphs/GraphPage/Page`.
// swift-format-ignore-file
extension PageParts {
    static let tableScript = ##"""
const tableModule = (() => {
// The same definitions as a table that can be sorted.

const { tableColumns } = addressModule
const { element } = elementsModule
const { count, duration, place } = namesModule

const step = 200
const titles = {
    name: "Name", lifetime: "Lifetime", scope: "Scope", module: "Module", style: "Style", uses: "Uses", users: "Used by",
    start: "Start", duration: "Built in", problems: "Problems", change: "Change", place: "Place",
}
const values = {
    name: node => node.title,
    lifetime: node => node.lifetime,
    scope: node => node.scope,
    module: node => node.module,
    style: node => node.style,
    uses: node => node.uses.filter(isCurrent(node)).length,
    users: node => node.users.filter(isCurrent(node)).length,
    start: node => node.start,
    duration: node => node.timing?.duration,
    problems: node => node.problems.length,
    change: node => node.change,
    place: node => node.definition ? place(node.definition.location) : undefined,
}
/** Whether an edge counts: what only the older graph has does so for what only it has. */
function isCurrent(node) {
    return edge => edge.change !== "removed" || node.change === "removed"
}

const figures = new Set(["uses", "users", "start", "duration", "problems"])

/** Nodes in the order of a column; those without a value are last in either direction. */
function sorted(nodes, sort) {
    if (!sort) return nodes
    const value = values[sort.column]
    const sign = sort.isDescending ? -1 : 1
    const collator = new Intl.Collator("en", { numeric: true })
    return [...nodes].sort((one, other) => {
        const [a, b] = [value(one), value(other)]
        const [isEmpty, isOtherEmpty] = [a === undefined || a === "", b === undefined || b === ""]
        if (isEmpty || isOtherEmpty) return isEmpty - isOtherEmpty || one.index - other.index
        return sign * (typeof a === "number" ? a - b : collator.compare(a, b)) || one.index - other.index
    })
}

/** Makes the table; returns what brings it up to date. */
function makeTable(panel, graph, page) {
    const columns = tableColumns.filter(column => {
        if (column === "change") return graph.isComparison
        if (column === "duration") return graph.isTraced
        if (column === "start") return graph.startCount > 0
        // What is the same for all says nothing.
        return !["scope", "style"].includes(column) || new Set(graph.nodes.map(values[column])).size > 1
    })
    let limit = step
    let shownFor = null
    return (nodes, state) => {
        // A table that stays keeps its place and its focus.
        const key = [nodes, state.sort]
        if (shownFor && key.every((part, index) => part === shownFor[index])) {
            for (const row of panel.querySelectorAll("tbody tr")) {
                row.setAttribute("aria-selected", row.dataset.id === state.selected)
            }
            return
        }
        shownFor = key
        limit = step
        const rows = sorted(nodes, state.sort)
        const more = element("button", { class: "more", onclick: () => { limit += step * 5; fill() } })
        const body = element("tbody")
        const fill = () => {
            const from = body.children.length
            body.append(...rows.slice(from, limit).map((node, index) => row(node, columns, from + index, state, page)))
            more.hidden = limit >= rows.length
            more.textContent = `Show ${Math.min(step * 5, rows.length - limit).toLocaleString("en")} more`
        }
        fill()
        panel.replaceChildren(
            element("table", { "aria-rowcount": rows.length + 1 },
                element("caption", {}, `${count(rows.length, "definition")}; a column's title sorts by it`),
                element("thead", {}, element("tr", {}, columns.map(column => header(column, state, page)))), body),
            more)
    }
}

function header(column, state, page) {
    const isSorted = state.sort?.column === column
    const order = !isSorted ? "none" : state.sort.isDescending ? "descending" : "ascending"
    return element("th", {
        scope: "col", class: figures.has(column) ? "figure" : undefined, "aria-sort": order,
    }, element("button", {
        "data-column": column,
        onclick: () => page.sort(!isSorted ? { column, isDescending: figures.has(column) && column !== "start" }
            : { column, isDescending: !state.sort.isDescending }),
    }, titles[column]))
}

function row(node, columns, index, state, page) {
    const attributes = { "aria-rowindex": index + 2, "data-id": node.id, "aria-selected": `${node.id === state.selected}` }
    return element("tr", attributes, columns.map(column => {
        if (column === "name") {
            return element("th", { scope: "row" },
                element("button", { class: "link", onclick: () => page.select(node.id, true) }, node.title))
        }
        const value = values[column](node)
        const text = column === "duration" && value !== undefined ? duration(value)
            : column === "problems" && value === 0 ? "" : `${value ?? ""}`
        return element("td", {
            class: figures.has(column) ? "figure" : undefined, title: text.length > 30 ? text : undefined,
        }, text)
    }))
}
return { sorted, makeTable }
})()

"""##
}
