// How everything is marked: by shape, and by color only in addition. The picture, its legend and its exports share this.

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
    changed: { title: "changed", sign: "~", color: "blue" },
}

/** The colors that the theme has for the picture, as style sheets call them: `--ink`, `--red`. */
export const colorNames = [
    "ink", "muted", "ground", "surface", "module", "module-line", "line", "edge", "accent", "gray", "slate", "red", "amber",
    "orange", "green", "blue", "purple", "on-color",
]

/** What is below a definition's name. */
export function subtitle(item) {
    if (item.kind === "ghost") return "missing"
    const { definition, lifetime, scope } = item.node
    return [
        definition.inner !== undefined ? "decorator" : lifetime + (scope === undefined ? "" : ` in ${scope}`),
        ...(definition.eager ? ["eager"] : []), ...(definition.primary ? ["primary"] : []),
    ].join(" · ")
}
