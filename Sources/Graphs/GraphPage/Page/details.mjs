// The panel beside the picture: what is selected, or what there is to know of the whole graph.

import { element } from "./elements.mjs"
import { changeMarks, edgeMarks, subtitle } from "./marks.mjs"
import { count, duration, place, shortType } from "./names.mjs"
import { pathToRoot } from "./paths.mjs"

/** What the panel shows of a definition, or of what is missing. */
export function nodeDetails(node, graph, page) {
    const to = other => element("button", { class: "link", onclick: () => page.select(other.id, true) }, other.title)
    return [
        element("button", { class: "close", "aria-label": "Close details", onclick: () => page.select(null) }, "×"),
        element("h2", {}, node.title),
        element("p", { class: "type" }, node.definition ? subtitle({ kind: "definition", node }) : "This is missing."),
        node.isHidden ? element("p", { class: "note" }, "The filters hide it. ",
            element("button", { class: "link", onclick: () => page.clearFilters() }, "Clear filters")) : null,
        ...node.problems.map(problem => problemBox(problem, null)),
        ...(node.definition ? facts(node, graph, page) : []),
        ...changes(node, graph),
        ...path(node, to),
        ...(node.definition ? [
            ...dependencyList(node, graph, to),
            ...node.definition.steps.flatMap(step => stepSection(step, graph, to)),
        ] : []),
        ...(node.code.length === 0 ? [] : [
            section("Resolved by code", node.code.length),
            element("ul", {}, node.code.map(use => element("li", {}, element("span", { class: "code" }, place(use.location)),
                element("span", { class: "note" }, `${use.form} ${use.type}`)))),
        ]),
        section("Users", node.users.length),
        node.users.length === 0 ? element("p", { class: "note" }, "Nothing in the graph uses it; the program may request it.")
            : element("ul", {}, node.users.map(edge => element("li", {}, to(edge.from),
                element("span", { class: "note" }, edgeWords(edge))))),
    ]
}

/** What the panel shows while nothing is selected. */
export function graphDetails(graph, page) {
    const started = graph.nodes.filter(node => node.start !== undefined).sort((one, other) => one.start - other.start)
    return [
        element("h2", {}, graph.problems.length === 0 ? "No problems" : count(graph.problems.length, "problem")),
        element("p", { class: "type" }, "Select a definition to see its place, what it takes, and who uses it."),
        ...graph.problems.map(problem => problemBox(problem, page)),
        ...(started.length === 0 ? [] : [
            section("Start order", started.length),
            element("ol", {}, started.slice(0, 25).map(node => element("li", {}, `${node.start}. `,
                element("button", { class: "link", onclick: () => page.select(node.id, true) }, node.title),
                node.timing ? element("span", { class: "note" }, duration(node.timing.duration)) : null))),
            started.length > 25 ? element("p", { class: "note" }, "The table has all of them.") : null,
        ]),
    ]
}

function section(title, number) {
    return element("h3", {}, title, number === undefined ? null : element("span", { class: "number" }, `${number}`))
}

/** A key of a configuration, and what there is without a value. */
function keyWords({ key, section, secret, required, ...rest }) {
    const preset = rest.default === undefined ? "has a default" : `= ${rest.default}`
    const without = section ? "a section" : required ? "required" : preset
    return [element("span", { class: "code" }, section ? `${key}.*` : key), ` ${without}${secret ? ", secret" : ""}`]
}

function facts(node, graph, page) {
    const { definition } = node
    const rows = [
        ["Lifetime", node.lifetime + (node.scope === undefined ? "" : ` in ${node.scope}`)],
        ["Id", element("span", { class: "code" }, definition.id)],
        ["Type", element("span", { class: "code" }, definition.type)],
        ["Place", element("span", { class: "code" }, place(definition.location))],
        ["Module", definition.module === "" ? null : [definition.module, " ",
            element("button", { class: "link", onclick: () => page.toggleModule(definition.module) }, "collapse")]],
        ["Style", definition.style === "module" ? null : definition.style],
        ["Aliases", definition.aliases.join(", ")],
        [definition.hidesOtherTypes ? "Only as" : "As", definition.promisedTypes.join(", ")],
        ["Tags", definition.tags.map(tag => tag.name + (tag.order === undefined ? "" : ` (${tag.order})`)).join(", ")],
        ["List place", definition.order],
        ["Read from", definition.configuration && keyWords(definition.configuration)],
        ["Overrides", definition.overrides.join(", ")],
        ["Wraps", definition.inner === undefined ? null : graph.byId.get(definition.inner)?.title],
        ["Container", definition.level === 0 ? null : `${definition.level} below the parent`],
        ["Runs", { main: "on the main actor", asynchronous: "asynchronously" }[definition.isolation]],
        ["Request", { main: "on the main actor", asynchronous: "with await" }[definition.completeIsolation]],
        ["Purge", definition.evictable ? "may discard its object" : null],
        ["Start", node.start === undefined ? null : `${node.start} of ${graph.startCount}`],
        ["Built", node.timing ? `at ${duration(node.timing.start)}, took ${duration(node.timing.duration)}` : null],
    ]
    const shown = rows.filter(([, value]) => value !== null && value !== undefined && value !== "")
    return [element("dl", {}, shown.flatMap(([key, value]) => [
        element("dt", {}, key), element("dd", {}, ...[value].flat()),
    ]))]
}

function changes(node, graph) {
    if (!node.change) return []
    const words = { added: "The older graph does not have it.", removed: "Only the older graph has it.", changed: null }
    return [
        section(`${changeMarks[node.change].sign} ${node.change}`),
        words[node.change] ? element("p", { class: "note" }, words[node.change])
            : element("ul", {}, graph.details.get(node.id).map(line => element("li", {}, line))),
    ]
}

function path(node, to) {
    const edges = pathToRoot(node)
    if (!edges) return []
    return [
        section("Path from a root"),
        element("ol", { class: "path" }, [edges[0].from, ...edges.map(edge => edge.to)].map(step => element("li", {}, to(step)))),
    ]
}

function dependencyList(node, graph, to) {
    const { dependencies } = node.definition
    return dependencies.length === 0 ? [] : [
        section("Takes", dependencies.length),
        element("ul", {}, dependencies.map(dependency => dependencyItem(dependency, graph, to))),
    ]
}

function stepSection(step, graph, to) {
    return [
        section(`${step.kind}${step.name === undefined ? "" : ` ${step.name}`}`),
        element("p", { class: "note" }, `${place(step.location)}${step.onlyIfUnset ? ", only if it is unset" : ""}`),
        element("ul", {}, step.dependencies.map(dependency => dependencyItem(dependency, graph, to))),
    ]
}

const outcomes = {
    constant: "a constant", container: "the container", site: "who requests it", argument: "an argument of the request",
    nothing: "nothing: it is optional",
    problem: "a problem", definitions: "nothing matches: an empty list",
}

function dependencyItem(dependency, graph, to) {
    const found = dependency.definitions.map(id => graph.byId.get(id)).filter(Boolean)
    const shown = found.slice(0, 20).flatMap((node, index) => [index > 0 ? ", " : "", to(node)])
    const form = dependency.form === "single" ? "" : `${dependency.form} of `
    const time = { step: ", after construction", later: ", when it is requested" }[dependency.when] ?? ""
    return element("li", {},
        found.length > 0 ? shown : outcomes[dependency.outcome] ?? dependency.outcome,
        found.length > 20 ? `, and ${found.length - 20} more` : null,
        element("span", { class: "note" },
            `${dependency.label}: ${form}${shortType(dependency.type)}${dependency.query ? `, ${dependency.query}` : ""}${time}`))
}

function edgeWords(edge) {
    if (edge.kind === "missing") return "needs it"
    const change = edge.change ? `, ${edge.change}` : ""
    return `${edgeMarks[edge.kind].title}: ${edge.dependencies.map(dependency => dependency.label).join(", ")}${change}`
}

/** A text of a message, with what it has in backquotes as code. */
function message(text) {
    return text.split("`").map((part, index) => index % 2 === 1 ? element("code", {}, part) : part)
}

/** A problem, with a way to what it is pinned to if there is a page to go to. */
function problemBox(problem, page) {
    const target = problem.nodes[0]
    return element("div", { class: `problem ${problem.severity}` },
        element("p", {}, element("b", {}, problem.severity), ` ${problem.id}`),
        page && target
            ? element("button", { class: "link", onclick: () => page.select(target.id, true) }, message(problem.headline))
            : element("p", {}, message(problem.headline)),
        problem.location ? element("span", { class: "note code" }, place(problem.location)) : null,
        problem.path.length > 1 ? element("span", { class: "note" }, problem.path.join(" → ")) : null,
        ...problem.notes.map(note => element("span", { class: "note" }, `${note.label}: `, message(note.text))),
        problem.help ? element("p", {}, element("b", {}, "Help: "), message(problem.help)) : null)
}
