// How everything is marked: by shape, and by color only in addition. The picture, its legend and its exports share this.

import { count } from "./names.mjs"

/** How each kind of edge is drawn; `color` is the name of a color of the theme. */
export const edgeMarks = {
    direct: { title: "direct", color: "edge", width: 1.4, dash: [], head: "arrow" },
    deferred: { title: "deferred", color: "blue", width: 1.4, dash: [7, 4], head: "arrow" },
    optional: { title: "optional", color: "gray", width: 1.6, dash: [1.5, 4], head: "circle" },
    list: { title: "list member", color: "green", width: 1.4, dash: [], head: "double" },
    decorated: { title: "decorated", color: "purple", width: 3.2, dash: [], head: "arrow" },
    crossing: { title: "into a scope", color: "orange", width: 1.6, dash: [11, 4, 2, 4], head: "bar" },
    missing: { title: "missing", color: "red", width: 1.6, dash: [4, 4], head: "cross" },
}

/** The color of each lifetime's bar; its word is beside it. */
export const lifetimeColors = {
    singleton: "blue", prototype: "orange", weak: "gray", scoped: "green", external: "purple", value: "slate", missing: "red",
}

/** How a change since the older document is marked. */
export const changeMarks = {
    added: { title: "added", sign: "+", color: "green" },
    removed: { title: "removed", sign: "−", color: "red" },
    // Not a wave, which reads as a minus where it is small.
    changed: { title: "changed", sign: "Δ", color: "blue" },
    affected: { title: "affected by changes", sign: "δ", color: "slate" },
}

/** The colors that the theme has for the picture, as style sheets call them: `--ink`, `--red`. */
export const colorNames = [
    "ink", "muted", "ground", "surface", "module", "module-line", "line", "edge", "accent", "gray", "slate", "red", "amber",
    "orange", "green", "blue", "purple", "on-color",
]

/** What is below the name of a definition, or of a collapsed module. */
export function subtitle(item) {
    if (item.kind === "module") return moduleWords(item.nodes)
    if (item.kind === "ghost") return "missing"
    const { definition, lifetime, scope } = item.node
    return [
        definition.inner !== undefined ? "decorator" : lifetime + (scope === undefined ? "" : ` in ${scope}`),
        ...(definition.eager ? ["eager"] : []), ...(definition.service ? ["service"] : []),
        ...(definition.primary ? ["primary"] : []),
    ].join(" · ")
}

/** How many definitions a module has, and what of them is a problem or a change. */
export function moduleWords(nodes) {
    const definitions = nodes.filter(node => node.kind === "definition" && node.change !== "removed").length
    const problems = new Set(nodes.flatMap(node => node.problems)).size
    const changes = Object.entries(changeMarks)
        .map(([change, { sign }]) => [sign, nodes.filter(node => node.change === change).length])
        .filter(([, number]) => number > 0).map(([sign, number]) => sign + number)
    return [
        count(definitions, "definition"), ...(problems > 0 ? [count(problems, "problem")] : []),
        ...(changes.length > 0 ? [changes.join(" ")] : []),
    ].join(" · ")
}
