// The graph that the page shows: a document's definitions, and all that follows from them.

import { dependencies, edgeKind, strongerKind } from "./edges.mjs"
import { moduleTree } from "./modules.mjs"
import { shortName } from "./names.mjs"
import { pinProblems } from "./problems.mjs"

/**
 * Makes the graph.
 *
 * A node is a definition, of this document or of the older one, or a ghost: something that is missing. Nodes know their edges,
 * `uses` and `users`, their problems, their change, their place in the start order and how long they took to build.
 */
export function makeGraph({ document, before, changes, trace = [], rules = {} }) {
    const comparison = before ? readChanges(before, changes) : null
    const { problems, ghosts } = pinProblems(document)
    const nodes = []
    const byId = new Map()
    const add = node => {
        Object.assign(node, { index: nodes.length, uses: [], users: [], problems: [], code: [] })
        nodes.push(node)
        byId.set(node.id, node)
    }
    for (const definition of document.definitions) {
        add({ ...fromDefinition(definition), change: comparison?.changes.get(definition.id) })
    }
    for (const definition of comparison?.removed ?? []) add({ ...fromDefinition(definition), change: "removed" })
    for (const ghost of ghosts) {
        const users = ghost.users.map(id => byId.get(id))
        ghost.id = `missing ${ghost.name}`
        while (byId.has(ghost.id)) ghost.id += "'"
        add({
            id: ghost.id, kind: "ghost", title: ghost.name, lifetime: "missing", style: "", scope: undefined,
            module: commonModule(users.map(user => user.module)), definition: null, change: undefined,
        })
    }

    const edges = connect(nodes, byId, ghosts, comparison)
    for (const problem of problems) {
        const ghost = ghosts.find(ghost => ghost.name === problem.ghost)
        problem.nodes = [...problem.pins, ...(ghost ? [ghost.id] : [])].map(id => byId.get(id))
        for (const node of problem.nodes) node.problems.push(problem)
        for (const [from, to] of problem.steps) {
            const edge = byId.get(from).uses.find(edge => edge.to.id === to)
            if (edge) edge.isCycle = true
        }
    }
    // What the start builds, in order; older documents know the eager ones only.
    const started = document.buildOrder?.length > 0 ? document.buildOrder : document.startOrder
    started.forEach((id, place) => { byId.get(id).start = place + 1 })
    for (const { id, start, duration } of trace) {
        const node = byId.get(id)
        if (node) node.timing = { start, duration }
    }
    for (const use of document.uses ?? []) for (const id of use.definitions) byId.get(id)?.code.push(use)
    for (const node of nodes) {
        node.isUnused = isUnused(node)
        node.isChanged = Boolean(node.change) || [...node.uses, ...node.users].some(edge => edge.change)
    }
    return {
        nodes, edges, byId, problems, modules: moduleTree(document, before, nodes), details: comparison?.details ?? new Map(),
        requests: document.requests ?? [], rules,
        isComparison: comparison !== null, hasChanges: nodes.some(node => node.change),
        isTraced: trace.length > 0, startCount: started.length,
        longest: Math.max(1, ...trace.map(line => line.duration)),
        startEnd: Math.max(1, ...trace.map(line => line.start + line.duration)),
    }
}

/** The kind of change of each definition, the lines of the changed ones, and what only the older document has. */
function readChanges(before, { added, removed, changed, consequences }) {
    const older = new Map(before.definitions.map(definition => [definition.id, definition]))
    const kinds = [["added", added], ["removed", removed]].flatMap(([kind, ids]) => ids.map(id => [id, kind]))
    const lists = [["changed", changed], ["affected", consequences]]
    const lines = ({ id, removed, added }) => [id, [...removed.map(line => `− ${line}`), ...added.map(line => `+ ${line}`)]]
    return {
        changes: new Map([...kinds, ...lists.flatMap(([kind, list]) => list.map(({ id }) => [id, kind]))]),
        details: new Map([...changed, ...consequences].map(lines)), removed: removed.map(id => older.get(id)), older,
    }
}

function fromDefinition(definition) {
    const { id, lifetime, style, scope, module, inner } = definition
    return { id, kind: "definition", title: shortName(definition), lifetime, style, scope, module, inner, definition }
}

/** One edge from a definition to another, with all the dependencies that lead there. */
function connect(nodes, byId, ghosts, comparison) {
    const edges = []
    const between = new Map()
    const edge = (from, to, dependency, kind, change) => {
        if (!from || !to || from === to) return
        const key = from.index * nodes.length + to.index
        const known = between.get(key)
        if (known) {
            known.dependencies.push(dependency)
            known.kind = strongerKind(known.kind, kind)
            return
        }
        const made = { from, to, kind, change, dependencies: [dependency] }
        between.set(key, made)
        edges.push(made)
        from.uses.push(made)
        to.users.push(made)
    }
    const connected = (definition, change) => {
        for (const dependency of dependencies(definition)) {
            for (const id of dependency.definitions) {
                const [from, to] = [byId.get(definition.id), byId.get(id)]
                if (from && to) edge(from, to, dependency, edgeKind(dependency, from, to), change?.(id))
            }
        }
    }
    for (const node of nodes) {
        if (node.kind === "ghost") continue
        const old = comparison?.older.get(node.id)
        const targets = old && new Set(dependencies(old).flatMap(dependency => dependency.definitions))
        connected(node.definition, id => node.change === "removed" ? "removed"
            : comparison && !(targets?.has(id)) ? "added" : undefined)
    }
    // What an older document's definition took, and this one's does not.
    for (const node of nodes) {
        const old = ["changed", "affected"].includes(node.change) ? comparison.older.get(node.id) : null
        if (!old) continue
        const kept = new Set(node.uses.map(use => use.to.id))
        for (const dependency of dependencies(old)) {
            for (const id of dependency.definitions) {
                const to = byId.get(id)
                if (to && !kept.has(id)) edge(node, to, dependency, edgeKind(dependency, node, to), "removed")
            }
        }
    }
    for (const ghost of ghosts) {
        for (const id of ghost.users) {
            edge(byId.get(id), byId.get(ghost.id), { label: "missing" }, "missing")
        }
    }
    return edges
}

/** Whether nothing uses a definition, no start builds it and no tag says that it is requested: the program may still do so. */
function isUnused(node) {
    if (node.kind === "ghost" || node.definition.service) return false
    if (node.code.length > 0 || node.definition.tags.some(tag => tag.name === "root")) return false
    return node.problems.some(problem => problem.id === "unused")
        || (node.start === undefined && node.users.every(edge => edge.change === "removed"))
}

/** The innermost module that contains all of these. */
function commonModule(paths) {
    if (paths.length === 0) return ""
    const parts = paths.map(path => path.split("/"))
    let depth = 0
    while (depth < parts[0].length && parts.every(path => path[depth] === parts[0][depth])) depth += 1
    return parts[0].slice(0, depth).join("/")
}
