// The tree of modules, and what is seen of the graph while some of them are collapsed.

import { strongerKind } from "./edges.mjs"

/**
 * The modules by their paths; the root's path is empty.
 *
 * A module has a `parent`, `children` and `nodes`, those that it declares itself; `size` counts all nodes in it.
 */
export function moduleTree(document, before, nodes) {
    const root = { path: "", name: "", parent: null, children: [], nodes: [], depth: 0, isSource: false, size: 0 }
    const modules = new Map([["", root]])
    const listed = [...document.modules, ...(before?.modules ?? [])]
    for (const module of listed) {
        if (!modules.has(module.path)) insert(modules, module.path, module.source)
    }
    for (const node of nodes) {
        if (!modules.has(node.module)) insert(modules, node.module, false)
        for (let module = modules.get(node.module); module; module = module.parent) module.size += 1
        modules.get(node.module).nodes.push(node)
    }
    return modules
}

/** Adds a module below the innermost one that its path begins with: names may have slashes themselves. */
function insert(modules, path, isSource) {
    let parent = modules.get("")
    for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1)) {
        const found = modules.get(path.slice(0, end))
        if (found) {
            parent = found
            break
        }
    }
    const name = parent.path === "" ? path : path.slice(parent.path.length + 1)
    const module = { path, name, parent, children: [], nodes: [], depth: parent.depth + 1, isSource, size: 0 }
    parent.children.push(module)
    modules.set(path, module)
}

/**
 * The modules to collapse at first: level by level they are opened, as long as all that is shown then can be read.
 *
 * @param limit how many definitions and collapsed modules can be
 */
export function collapsedAtFirst(modules, limit, isShown = () => true) {
    const children = module => module.children.filter(child => within(child, isShown).length > 0)
    let opened = modules.get("").nodes.filter(isShown).length
    let level = children(modules.get(""))
    while (level.length > 0) {
        const next = level.flatMap(children)
        opened += level.reduce((sum, module) => sum + module.nodes.filter(isShown).length, 0)
        if (opened + next.length > limit && level.length > 1) break
        level = next
    }
    const collapsed = new Set()
    const collapse = modules => {
        for (const module of modules) {
            collapsed.add(module.path)
            collapse(module.children)
        }
    }
    collapse(level)
    return collapsed
}

/**
 * What is drawn: the nodes that filters leave, with collapsed modules in place of what is in them, and the edges between.
 *
 * Returns `items`, nodes or `{ kind: "module", module, nodes }`, each with `uses` and `users` among them, and `groups`: the open
 * modules that have something in them, as a tree.
 */
export function visibleGraph(graph, collapsed, isShown) {
    const items = []
    const itemOf = new Map()
    const visit = (module, group) => {
        for (const node of module.nodes) {
            if (!isShown(node)) continue
            const item = { key: node.id, kind: node.kind, node, title: node.title, uses: [], users: [], index: items.length }
            items.push(item)
            itemOf.set(node, item)
            group.items.push(item)
        }
        for (const child of module.children) {
            if (collapsed.has(child.path)) {
                const nodes = within(child, isShown)
                if (nodes.length === 0) continue
                const item = {
                    key: `module ${child.path}`, kind: "module", module: child, nodes, title: child.name, uses: [], users: [],
                    index: items.length,
                }
                items.push(item)
                group.items.push(item)
                for (const node of nodes) itemOf.set(node, item)
            } else {
                const inner = { module: child, items: [], groups: [] }
                visit(child, inner)
                if (inner.items.length + inner.groups.length > 0) group.groups.push(inner)
            }
        }
    }
    const root = { module: graph.modules.get(""), items: [], groups: [] }
    visit(root.module, root)
    return { items, itemOf, edges: mergedEdges(graph, itemOf, items.length), root }
}

function within(module, isShown) {
    return [...module.nodes.filter(isShown), ...module.children.flatMap(child => within(child, isShown))]
}

function mergedEdges(graph, itemOf, size) {
    const edges = []
    const between = new Map()
    for (const edge of graph.edges) {
        const [from, to] = [itemOf.get(edge.from), itemOf.get(edge.to)]
        if (!from || !to || from === to) continue
        const key = from.index * size + to.index
        let merged = between.get(key)
        if (!merged) {
            merged = { from, to, kind: edge.kind, change: edge.change, isCycle: false, edges: [] }
            between.set(key, merged)
            edges.push(merged)
            from.uses.push(merged)
            to.users.push(merged)
        }
        merged.kind = strongerKind(merged.kind, edge.kind)
        if (merged.change !== edge.change) merged.change = undefined
        merged.isCycle ||= edge.isCycle
        merged.edges.push(edge)
    }
    return edges
}
