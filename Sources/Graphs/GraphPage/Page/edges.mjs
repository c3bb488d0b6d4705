// What kind of edge a dependency is.

/** The kinds, the strongest first: where several dependencies lead from one definition to another, one edge is drawn. */
export const edgeKinds = ["crossing", "decorated", "direct", "list", "optional", "deferred", "missing"]

/** The kind of the edge from a definition to one of those that a dependency found. */
export function edgeKind(dependency, from, to) {
    if (to.kind === "ghost") return "missing"
    if (from.inner !== undefined && dependency.label === "inner") return "decorated"
    if (to.scope !== undefined && to.scope !== from.scope) return "crossing"
    if (dependency.when !== "construction") return "deferred"
    if (/list|dictionary/.test(dependency.form)) return "list"
    if (/optional/.test(dependency.form)) return "optional"
    return "direct"
}

/** The stronger of two kinds. */
export function strongerKind(one, other) {
    return edgeKinds.indexOf(one) <= edgeKinds.indexOf(other) ? one : other
}

/** All dependencies of a definition: its factory's, then those of its steps. */
export function dependencies(definition) {
    return [...definition.dependencies, ...definition.steps.flatMap(step => step.dependencies)]
}
