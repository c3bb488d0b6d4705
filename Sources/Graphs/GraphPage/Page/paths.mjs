// What leads where: to any depth, and the shortest way.

/** Whether the program requests it, or a start builds it: it is marked or eager, or nothing else needs it. */
function isRoot({ definition, code, users }) {
    return users.length === 0 || code.length > 0 || definition?.eager === true || definition?.service === true
        || definition?.tags.some(tag => tag.name === "root") === true
}

const isThere = edge => edge.change !== "removed"

/** All that a node uses, or its `users`, directly or not; without itself, nearest first. */
export function reach(node, direction) {
    const reached = new Set([node])
    for (const next of reached) {
        for (const edge of next[direction].filter(isThere)) reached.add(direction === "uses" ? edge.to : edge.from)
    }
    reached.delete(node)
    return reached
}

/**
 * The edges from the nearest root to a node, in order; null if the node is a root itself or no root leads there.
 *
 * Of roots that are equally near, it is the one that is declared first.
 */
export function pathToRoot(node) {
    return isRoot(node) ? null : shortest(node, isRoot)
}

/** The edges of the shortest way between two nodes, from that which needs the other one; null if neither does. */
export function pathBetween(one, other) {
    return shortest(other, node => node === one) ?? shortest(one, node => node === other)
}

/** The shortest way to a node from one of those that are `start`. */
function shortest(node, isStart) {
    const edgeOf = new Map([[node, null]])
    for (let reached = [node]; reached.length > 0;) {
        const [start] = reached.filter(isStart).sort((one, other) => one.index - other.index)
        if (start) {
            const path = []
            for (let edge = edgeOf.get(start); edge; edge = edgeOf.get(edge.to)) path.push(edge)
            return path
        }
        const next = []
        for (const to of reached) {
            for (const edge of to.users.filter(isThere)) {
                if (edgeOf.has(edge.from)) continue
                edgeOf.set(edge.from, edge)
                next.push(edge.from)
            }
        }
        reached = next
    }
    return null
}

/** The longest way along which each node needs the next one; edges that close a cycle are left out. */
export function longestPath(nodes) {
    const longest = new Map()
    const visit = start => {
        const stack = [start]
        longest.set(start, null)
        while (stack.length > 0) {
            const node = stack.at(-1)
            const ends = node.uses.filter(isThere).map(edge => edge.to)
            const waiting = ends.find(end => !longest.has(end))
            if (waiting) {
                longest.set(waiting, null)
                stack.push(waiting)
                continue
            }
            // Those that are still open have no length yet.
            let best = { length: 1, next: null }
            for (const end of ends) {
                const found = longest.get(end)
                if (found && found.length + 1 > best.length) best = { length: found.length + 1, next: end }
            }
            longest.set(node, best)
            stack.pop()
        }
    }
    let start = null
    for (const node of nodes) {
        if (!longest.has(node)) visit(node)
        if (!start || longest.get(node).length > longest.get(start).length) start = node
    }
    const path = []
    for (let node = start; node; node = longest.get(node).next) path.push(node)
    return path
}
