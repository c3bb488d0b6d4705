// The panel beside the picture while nothing is selected: what hurts first, then what there is.

import { problemBox, section } from "./details.mjs"
import { element } from "./elements.mjs"
import { moduleWords } from "./marks.mjs"
import { count, duration } from "./names.mjs"
import { longestPath } from "./paths.mjs"

const few = 5
const many = 300

/** What the panel shows of the whole graph: problems, hot spots, modules. */
export function graphDetails(graph, page) {
    return [
        element("h2", {}, graph.problems.length === 0 ? "No problems" : count(graph.problems.length, "problem")),
        element("p", { class: "type" }, "Select a definition: what it takes, who uses it, and why it was chosen."),
        ...graph.problems.map(problem => problemBox(problem, page)),
        ...hotSpots(graph, page),
        ...moduleList(graph, page),
    ]
}

/** The order in which the start builds, with a bar for each time. */
export function startDetails(graph, page) {
    const started = graph.nodes.filter(node => node.start !== undefined).sort((one, other) => one.start - other.start)
    return [
        element("h2", {}, `The start builds ${count(started.length, "definition")}`),
        element("p", { class: "type" }, graph.isTraced ? `The last one took ${duration(graph.startEnd)}.`
            : "In this order; a trace adds how long each takes."),
        element("ol", { class: "start" }, started.slice(0, many).map(node => element("li", {},
            element("span", { class: "number" }, `${node.start}`), link(node, page),
            node.timing ? [element("span", { class: "note" }, duration(node.timing.duration)), bar(node.timing, graph)] : null))),
        started.length > many ? element("p", { class: "note" }, "The table has all of them.") : null,
    ]
}

/** When it was built, as a part of the whole start. */
function bar({ start, duration }, graph) {
    const percent = part => `${(100 * part / graph.startEnd).toFixed(2)}%`
    return element("i", { class: "bar-of-time", style: `margin-left:${percent(start)};width:max(2px, ${percent(duration)})` })
}

function link(node, page, text = node.title) {
    return element("button", { class: "link", onclick: () => page.select(node.id, true) }, text)
}

function hotSpots(graph, page) {
    const current = graph.nodes.filter(node => node.kind === "definition" && node.change !== "removed")
    const most = (value, words) => current.filter(node => value(node) > 1).sort((one, other) => value(other) - value(one))
        .slice(0, few).map(node => element("li", {}, link(node, page), element("span", { class: "note" }, words(node))))
    const used = most(node => node.users.length, node => `used by ${node.users.length}`)
    const slow = most(node => node.timing?.duration ?? 0, node => duration(node.timing.duration))
    const path = longestPath(current)
    return [
        ...(slow.length === 0 ? [] : [section("Slowest in the last start"), element("ul", { class: "figures" }, slow)]),
        ...(used.length === 0 ? [] : [section("Used most"), element("ul", { class: "figures" }, used)]),
        ...(path.length < 3 ? [] : [
            section("Longest path", path.length),
            element("p", {}, link(path[0], page), path.length > 2 ? ` → ${path.length - 2} more → ` : " → ",
                link(path.at(-1), page), " ",
                element("button", { class: "link", onclick: () => page.showPath(path[0].id, path.at(-1).id) }, "show")),
        ]),
    ]
}

function moduleList(graph, page) {
    const modules = [...graph.modules.values()].filter(module => module.path !== "" && module.nodes.length > 0)
    if (modules.length < 2) return []
    return [
        section("Modules", modules.length),
        element("ul", { class: "figures" }, modules.map(module => element("li", {},
            element("button", { class: "link", onclick: () => page.openModule(module.path) }, module.name),
            element("span", { class: "note" }, moduleWords(module.nodes))))),
    ]
}
