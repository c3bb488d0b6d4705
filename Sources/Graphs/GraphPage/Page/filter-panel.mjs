// Check boxes for what is shown.

import { element } from "./elements.mjs"
import { filterOptions, filterSwitches, isFiltered } from "./filters.mjs"
import { lifetimeColors } from "./marks.mjs"
import { count } from "./names.mjs"

/** Makes the panel; returns what brings it up to date with a state. */
export function makeFilterPanel(panel, graph, page) {
    const boxes = []
    const box = (key, value, title, number, color) => {
        const input = element("input", { type: "checkbox", onchange: () => page.filter(key, value, input.checked) })
        boxes.push({ key, value, input })
        return element("label", { title },
            input, color ? element("i", { class: "swatch", style: `background:var(--${color})` }) : null,
            element("span", {}, title), element("span", { class: "number" }, number.toLocaleString("en")))
    }
    const definitions = graph.nodes.filter(node => node.kind === "definition")
    const switches = filterSwitches.map(filter => box(filter.key, true, filter.title, definitions.filter(filter.of).length))
    const groups = filterOptions(graph).map(group => element("fieldset", {},
        element("legend", {}, group.title),
        element("div", { class: "choices" }, group.values.map(({ value, count }) => {
            const color = group.key === "lifetime" ? lifetimeColors[value] : undefined
            return box(group.key, value, valueTitle(group, value), count, color)
        }))))
    const clear = element("button", { onclick: () => page.clearFilters() }, "Clear filters")
    const left = element("p", { class: "note", role: "status" })
    panel.replaceChildren(
        element("fieldset", {}, element("legend", {}, "Only"), element("div", { class: "choices" }, switches)),
        ...groups, left, clear)
    return (filters, shown) => {
        for (const { key, value, input } of boxes) {
            input.checked = value === true ? filters[key] === true : filters[key]?.includes(value) === true
        }
        clear.hidden = !isFiltered(filters)
        left.textContent = isFiltered(filters) ? `${count(shown, "definition")} left` : ""
    }
}

/** What a value is called; modules without what all their paths begin with. */
function valueTitle(group, value) {
    if (value === "") return group.key === "scope" ? "no scope" : "no module"
    if (group.key !== "module") return value
    const paths = group.values.map(option => option.value)
    const first = paths[0].split("/")
    let start = 0
    while (start < first.length - 1 && paths.every(path => path.startsWith(first.slice(0, start + 1).join("/") + "/"))) start += 1
    return value.split("/").slice(start).join("/")
}
