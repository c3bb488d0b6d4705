// What is shown of the graph.

/** The groups of filters; `of` gives what a node has of each. */
export const filterGroups = [
    { key: "lifetime", title: "Lifetime", of: node => node.lifetime },
    { key: "module", title: "Module", of: node => node.module },
    { key: "style", title: "Style", of: node => node.style },
    { key: "scope", title: "Scope", of: node => node.scope ?? "" },
    { key: "change", title: "Change", of: node => node.change ?? "same" },
]

/** The filters that are switches. */
export const filterSwitches = [
    { key: "unused", title: "Used by nothing", of: node => node.isUnused },
    { key: "problems", title: "With problems", of: node => node.problems.length > 0 },
]

/** For each group the values there are, with how many definitions have each; without groups of one value. */
export function filterOptions(graph) {
    return filterGroups.flatMap(group => {
        if (group.key === "change" && !graph.isComparison) return []
        const counts = new Map()
        for (const node of graph.nodes) {
            if (node.kind === "definition") counts.set(group.of(node), (counts.get(group.of(node)) ?? 0) + 1)
        }
        const values = [...counts].map(([value, count]) => ({ value, count }))
        if (group.key !== "module") values.sort((one, other) => other.count - one.count || compareWords(one.value, other.value))
        return values.length > 1 ? [{ ...group, values }] : []
    })
}

/**
 * Whether a node is shown: for each group that has chosen values, it has one of them, and it is what the switches want.
 *
 * @param filters from keys to arrays of values, or to `true` for switches
 * @param isOnlyChanged whether only what has changed is shown, and what a change leads to
 */
export function nodeFilter(filters, isOnlyChanged = false) {
    const groups = filterGroups.filter(group => filters[group.key]?.length > 0)
        .map(group => ({ ...group, chosen: new Set(filters[group.key]) }))
    const switches = filterSwitches.filter(group => filters[group.key])
    return node => {
        if (isOnlyChanged && !node.isChanged) return false
        // What is missing has none of these, and is shown with whatever needs it.
        if (node.kind === "ghost") {
            return switches.every(filter => filter.key === "problems")
                && (groups.length === 0 || node.users.some(edge => groups.every(group => group.chosen.has(group.of(edge.from)))))
        }
        return groups.every(group => group.chosen.has(group.of(node))) && switches.every(filter => filter.of(node))
    }
}

/** Whether anything is filtered. */
export function isFiltered(filters) {
    return [...filterGroups, ...filterSwitches].some(({ key }) => filters[key] === true || filters[key]?.length > 0)
}

function compareWords(one, other) {
    return one < other ? -1 : one > other ? 1 : 0
}
