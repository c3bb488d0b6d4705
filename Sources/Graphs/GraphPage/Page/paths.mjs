// The shortest path from a root to a definition.

/**
 * The edges from the nearest root to a node, in order; null if the node is a root itself or no root leads there.
 *
 * A root is what nothing uses, or what the start builds; of those that are equally near, the one that is declared first.
 */
export function pathToRoot(node) {
    const edgeOf = new Map([[node, null]])
    let reached = [node]
    while (reached.length > 0) {
        const roots = reached.filter(isRoot).sort((one, other) => one.index - other.index)
        if (roots.length > 0) return roots[0] === node ? null : follow(roots[0], edgeOf)
        const next = []
        for (const to of reached) {
            for (const edge of to.users) {
                if (edge.change === "removed" || edgeOf.has(edge.from)) continue
                edgeOf.set(edge.from, edge)
                next.push(edge.from)
            }
        }
        reached = next
    }
    return null
}

/** Whether the program gets at a definition by itself: nothing uses it, or the start builds it. */
export function isRoot(node) {
    return node.start !== undefined && node.definition?.eager === true || node.users.length === 0
}

function follow(root, edgeOf) {
    const path = []
    for (let edge = edgeOf.get(root); edge; edge = edgeOf.get(edge.to)) path.push(edge)
    return path
}
