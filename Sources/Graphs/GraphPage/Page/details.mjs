// The panel beside the picture: what is selected, what it takes, who uses it, and why.

import { dependencies } from "./edges.mjs"
import { element } from "./elements.mjs"
import { changeMarks, edgeMarks, subtitle } from "./marks.mjs"
import { count, duration, place, shortType } from "./names.mjs"
import { pathBetween, pathToRoot, reach } from "./paths.mjs"

/** What the panel shows of a definition, or of what is missing. */
export function nodeDetails(node, graph, page) {
    const to = other => element("button", { class: "link", onclick: () => page.select(other.id, true) }, other.title)
    const from = graph.byId.get(page.state.from)
    return [
        element("button", { class: "close", "aria-label": "Close details", onclick: () => page.select(null) }, "×"),
        element("h2", {}, node.title),
        element("p", { class: "type" }, node.definition ? subtitle({ kind: "definition", node }) : "This is missing."),
        node.isHidden ? element("p", { class: "note" }, "The filters hide it. ",
            element("button", { class: "link", onclick: () => page.clearFilters() }, "Clear filters")) : null,
        page.beginning === node.id ? element("p", { class: "hint" }, "Now select the other definition.") : null,
        ...(from ? way(from, node, to) : []),
        ...node.problems.map(problem => problemBox(problem, null)),
        ...(node.definition ? facts(node, graph, page) : []),
        ...changes(node, graph),
        ...(from || !node.definition ? [] : why(node, to, page)),
        ...(node.definition ? [
            ...dependencyList(node, graph, to),
            ...node.definition.steps.flatMap(step => stepSection(step, graph, to)),
            ...all("To any depth it needs", reach(node, "uses"), to),
        ] : []),
        ...(node.code.length === 0 ? [] : [
            section("Resolved by code", node.code.length),
            element("ul", {}, node.code.map(use => element("li", {}, element("span", { class: "code" }, place(use.location)),
                element("span", { class: "note" }, `${use.form} ${use.type}`)))),
        ]),
        section("Users", node.users.length),
        node.users.length === 0 ? null : element("ul", {}, node.users.map(edge => element("li", {}, to(edge.from),
            element("span", { class: "note" }, edgeWords(edge))))),
        ...all("Changing this can affect", reach(node, "users"), to),
        ...refusals(node, graph, to),
    ]
}

/** How many definitions are reached, and which ones on demand. */
function all(words, nodes, to) {
    if (nodes.size === 0) return []
    return [element("details", {}, element("summary", {}, words, " ", element("b", {}, count(nodes.size, "definition"))),
        element("p", {}, [...nodes].slice(0, 200).flatMap((node, index) => [index > 0 ? ", " : "", to(node)]),
            nodes.size > 200 ? `, and ${nodes.size - 200} more` : null))]
}

/** The shortest way between two. */
function way(from, node, to) {
    const edges = pathBetween(from, node)
    if (!edges) return [element("p", { class: "note" }, "Neither ", to(from), " nor this needs the other, directly or not.")]
    return [section("The shortest way", edges.length), steps(edges, to)]
}

function steps(edges, to) {
    return element("ol", { class: "path" }, [
        element("li", {}, to(edges[0].from)),
        ...edges.map(edge => element("li", {}, to(edge.to), element("span", { class: "note" }, edgeWords(edge)))),
    ])
}

/** Why it is built, as `alchemic why` says it. */
function why(node, to, page) {
    const users = node.users.filter(edge => edge.change !== "removed").length
    const edges = pathToRoot(node)
    const isEager = node.definition.eager
    const isService = node.definition.service
    return [
        section("Why"),
        isEager ? element("p", {}, "The start builds it: it is eager.") : null,
        isService ? element("p", {}, "The program runs it as a service.") : null,
        users > 0 ? element("p", {}, `${count(users, "definition")} ${users === 1 ? "needs" : "need"} it.`)
            : isEager || isService ? null : element("p", {}, "Nothing needs it: it is built if the program resolves it."),
        edges ? steps(edges, to) : null,
        element("button", { class: "link", onclick: () => page.beginPath() }, "Path to another definition…"),
    ].filter(Boolean)
}

/** What did not take it, as `alchemic why-not` says it. */
function refusals(node, graph, to) {
    if (!node.definition) return []
    const of = found => (found ?? []).filter(candidate => candidate.definition === node.id)
    const taken = ids => ids.filter(id => id !== node.id).map(id => graph.byId.get(id)?.title ?? id).join(", ")
    const item = (asker, type, ids, candidate) => element("li", {}, asker, `, which needs ${shortType(type)}`,
        taken(ids) === "" ? null : ` and gets ${taken(ids)}`, ruleNote(candidate, graph))
    const found = [
        ...graph.requests.flatMap(request => of(request.turnedDown).map(candidate =>
            item("the program", request.type, request.definitions, candidate))),
        ...graph.nodes.filter(other => other.definition).flatMap(other => dependencies(other.definition).flatMap(dependency =>
            of(dependency.turnedDown).map(candidate =>
                item([to(other), `: ${dependency.label}`], dependency.type, dependency.definitions, candidate)))),
    ]
    return found.length === 0 ? [] : [section("Turned down by", found.length), element("ul", {}, found)]
}

/** The rule that turned a candidate down, and what would make it the one that is taken. */
function ruleNote({ rule }, graph) {
    const { reason = rule, remedy } = graph.rules[rule] ?? {}
    return [
        element("span", { class: "note" }, "reason: ", message(reason)),
        remedy ? element("span", { class: "note" }, "to take it: ", message(remedy)) : null,
    ]
}

export function section(title, number) {
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
        ["Lifetime", node.lifetime + (node.scope === undefined ? "" : ` in ${node.scope}`)
            + (definition.dependencies.some(dependency => dependency.outcome === "key") ? ", one for each key" : "")],
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
        ["Shared", definition.oncePerResolution ? "within one resolution" : null],
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
    const words = { added: "The older graph does not have it.", removed: "Only the older graph has it." }
    return [
        section(`${changeMarks[node.change].sign} ${node.change}`),
        words[node.change] ? element("p", { class: "note" }, words[node.change])
            : element("ul", {}, graph.details.get(node.id).map(line => element("li", { class: "code" }, line))),
    ]
}

function dependencyList(node, graph, to) {
    const taken = node.definition.dependencies
    return taken.length === 0 ? [] : [
        section("Takes", taken.length),
        element("ul", {}, taken.map(dependency => dependencyItem(dependency, graph, to))),
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
    constant: "a constant", container: "the container", site: "the consumer", argument: "an argument of the caller",
    key: "the key, which the caller gives",
    nothing: "nothing: it is optional",
    problem: "a problem", definitions: "nothing matches: an empty list",
}

function dependencyItem(dependency, graph, to) {
    const found = dependency.definitions.map(id => graph.byId.get(id)).filter(Boolean)
    const shown = found.slice(0, 20).flatMap((node, index) => [index > 0 ? ", " : "", to(node)])
    const form = dependency.form === "single" ? "" : `${dependency.form} of `
    const time = { step: ", after construction", later: ", when it is resolved" }[dependency.when] ?? ""
    return element("li", {},
        found.length > 0 ? shown : outcomes[dependency.outcome] ?? dependency.outcome,
        found.length > 20 ? `, and ${found.length - 20} more` : null,
        element("span", { class: "note" },
            `${dependency.label}: ${form}${shortType(dependency.type)}${dependency.query ? `, ${dependency.query}` : ""}${time}`),
        (dependency.turnedDown ?? []).slice(0, 20).map(candidate => element("div", { class: "turned-down" }, "turned down: ",
            graph.byId.has(candidate.definition) ? to(graph.byId.get(candidate.definition)) : shortType(candidate.definition),
            ruleNote(candidate, graph))))
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
export function problemBox(problem, page) {
    const target = problem.nodes[0]
    return element("div", { class: `problem ${problem.severity}` },
        element("p", {}, element("b", {}, problem.severity), ` ${problem.id}`),
        page && target
            ? element("button", { class: "link", onclick: () => page.showProblem(problem) }, message(problem.headline))
            : element("p", {}, message(problem.headline)),
        problem.location ? element("span", { class: "note code" }, place(problem.location)) : null,
        problem.path.length > 1 ? element("span", { class: "note" }, problem.path.join(" → ")) : null,
        ...problem.notes.map(note => element("span", { class: "note" }, `${note.label}: `, message(note.text))),
        problem.help ? element("p", {}, element("b", {}, "Help: "), message(problem.help)) : null)
}
