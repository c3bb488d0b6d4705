// Draws a laid out graph with a pen: boxes of modules, edges, definitions.

import { edgeHead, isBoxIn, isCurveIn } from "./geometry.mjs"
import { duration } from "./names.mjs"
import { changeMarks, edgeMarks, lifetimeColors, subtitle } from "./marks.mjs"

/** From which scale on details are drawn; below, they could not be read. */
export const legible = { title: 0.42, details: 0.72, heads: 0.36 }

/**
 * Draws the graph.
 *
 * @param scene `visible`, and what of it is lit: `focus`, a set of items, `lit` and `path`, sets of visible edges, `selected`, an
 *   item; `overlay`, whether the start is shown; `graph`
 * @param view `scale`, and `box`, the part of the plane that is seen
 * @param colors from the names of colors to colors
 * @param fit shortens a text to a width: takes text, width, size and weight
 */
export function draw(pen, scene, view, colors, fit) {
    drawGroups(pen, scene.visible.root, view, colors)
    drawEdges(pen, scene, view, colors)
    drawGroupTitles(pen, scene.visible.root, view, colors, fit)
    for (const item of scene.visible.items) {
        if (isBoxIn(item, view.box)) drawItem(pen, item, scene, view, colors, fit)
    }
    drawCycles(pen, scene.visible.edges.filter(edge => edge.isCycle), view, colors)
}

/** A cycle is in front of everything else, along its whole way. */
function drawCycles(pen, edges, view, colors) {
    const curves = edges.map(edge => edge.curve)
    if (curves.length === 0) return
    const lineWidth = Math.max(2.6, 1.6 / view.scale)
    pen.curves({ curves, stroke: colors.red, lineWidth: lineWidth + 6, opacity: 0.2 })
    pen.curves({ curves, stroke: colors.red, lineWidth })
    drawHeads(pen, { head: "arrow" }, curves, colors.red, 1, colors)
}

function drawGroups(pen, group, view, colors) {
    if (!group.isBare) {
        if (!isBoxIn(group, view.box)) return
        const { x, y, width, height } = group
        pen.box({ x, y, width, height, radius: 10, fill: colors.module, stroke: colors["module-line"] })
    }
    for (const inner of group.groups) drawGroups(pen, inner, view, colors)
}

/** Titles grow as the picture gets smaller, as far as the strip above the definitions has room. */
function drawGroupTitles(pen, group, view, colors, fit) {
    const size = Math.min(19, Math.max(12.5, 11.5 / view.scale))
    if (size * view.scale < 6) return
    for (const inner of group.groups) {
        if (!isBoxIn(inner, view.box)) continue
        if (!inner.isBare) {
            const text = fit(`▾ ${inner.module.name}`, inner.width - 20, size, 600)
            pen.text({ x: inner.x + 11, y: inner.y + 6 + size * 0.9, text, size, weight: 600, fill: colors.muted })
        }
        drawGroupTitles(pen, inner, view, colors, fit)
    }
}

/** Edges of one look are drawn together: most of the time would go into changing looks. */
function drawEdges(pen, scene, view, colors) {
    const looks = new Map()
    for (const edge of scene.visible.edges) {
        const { curve } = edge
        if (edge.isCycle || !isCurveIn(curve, view.box)) continue
        const strength = scene.path.has(edge) ? "path" : scene.focus === null ? "plain"
            : edge.from === scene.selected || edge.to === scene.selected ? "lit" : scene.lit.has(edge) ? "far" : "dim"
        const key = `${strength} ${edge.kind} ${edge.change ?? ""}`
        if (!looks.has(key)) looks.set(key, { strength, edge, curves: [] })
        looks.get(key).curves.push(curve)
    }
    const order = ["dim", "plain", "far", "lit", "path"]
    const sorted = [...looks.values()].sort((one, other) => order.indexOf(one.strength) - order.indexOf(other.strength))
    for (const { strength, edge, curves } of sorted) {
        const mark = edgeMarks[edge.kind]
        const color = strength === "path" ? colors.accent
            : colors[edge.change ? changeMarks[edge.change].color : mark.color]
        const isCrowded = view.scale < legible.heads || scene.visible.edges.length > 1500
        const opacity = { dim: 0.16, plain: isCrowded ? 0.45 : 0.75, far: 0.6, lit: 1, path: 1 }[strength]
        if (strength === "path") {
            pen.curves({ curves, stroke: color, lineWidth: 9, opacity: 0.22 })
        }
        // Far away, dashes would be noise, and cost time.
        const dash = view.scale < legible.heads && curves.length > 200 ? [] : mark.dash
        const lineWidth = (strength === "path" ? Math.max(2.4, mark.width) : mark.width) * (edge.change ? 1.5 : 1)
        pen.curves({ curves, stroke: color, lineWidth: Math.max(lineWidth, 0.7 / view.scale), dash, opacity })
        if (view.scale >= legible.heads || strength === "path") drawHeads(pen, mark, curves, color, opacity, colors)
    }
}

function drawHeads(pen, mark, curves, color, opacity, colors) {
    const heads = curves.flatMap(curve => edgeHead(mark.head, curve))
    const filled = heads.filter(head => head.isFilled).map(head => head.points)
    const lines = heads.filter(head => head.isFilled === false).map(head => head.points)
    if (filled.length > 0) pen.polygons({ shapes: filled, fill: color, opacity })
    if (lines.length > 0) pen.polygons({ shapes: lines, stroke: color, lineWidth: 2, opacity })
    for (const head of heads) {
        if (!head.center) continue
        pen.circle({ x: head.center[0], y: head.center[1], radius: head.radius, fill: colors.surface, stroke: color,
            lineWidth: 1.5, opacity })
    }
}

function drawItem(pen, item, scene, view, colors, fit) {
    const { x, y, width, height } = item
    const isDim = scene.focus !== null && !scene.focus.has(item)
    const opacity = isDim ? 0.5 : 1
    const isSelected = item === scene.selected
    const change = item.node?.change
    const look = item.kind === "ghost" ? { stroke: colors.red, dash: [5, 4], lineWidth: 1.5 }
        : change ? { stroke: colors[changeMarks[change].color], lineWidth: 1.8, dash: change === "removed" ? [5, 4] : [] }
        : { stroke: scene.onPath.has(item) ? colors.accent : colors.line }
    if (isSelected) {
        pen.box({ x: x - 3, y: y - 3, width: width + 6, height: height + 6, radius: 10, stroke: colors.accent, lineWidth: 2.5 })
    }
    if (item.kind === "module") {
        // As a pile of sheets.
        pen.box({ x: x + 4, y: y - 4, width, height, radius: 7, fill: colors.surface, stroke: colors.line })
    }
    // What is dim still covers the edges behind it.
    pen.box({ x, y, width, height, radius: 7, fill: colors.surface, ...(isDim ? { stroke: colors.line } : look) })
    if (isDim) pen.box({ x, y, width, height, radius: 7, ...look, opacity })
    if (item.kind === "module") drawModule(pen, item, scene, view, colors, fit, opacity)
    else drawDefinition(pen, item, scene, view, colors, fit, opacity)
    drawBadges(pen, item, view, colors, opacity)
}

function drawModule(pen, item, scene, view, colors, fit, opacity) {
    const { x, y, width } = item
    if (view.scale >= legible.title) {
        const [size, baseline] = view.scale >= legible.details ? [13, 23] : [14, 32]
        const text = fit(`▸ ${item.title}`, width - 20, size, 600)
        pen.text({ x: x + 12, y: y + baseline, text, size, weight: 600, fill: colors.ink, opacity })
    }
    if (view.scale >= legible.details) {
        const started = item.nodes.filter(node => node.start !== undefined).length
        const text = scene.overlay ? `${started} of ${item.nodes.length} started` : subtitle(item)
        pen.text({ x: x + 12, y: y + 41, text, size: 11, fill: colors.muted, opacity })
    }
}

function drawDefinition(pen, item, scene, view, colors, fit, opacity) {
    const { x, y, width, height, node } = item
    const fill = colors[lifetimeColors[node.lifetime] ?? "gray"]
    pen.box({ x: x + 5, y: y + 6, width: 4, height: height - 12, radius: 2, fill, opacity })
    if (view.scale >= legible.title) {
        // Alone, it may be larger: the box has room for that.
        const [size, baseline] = view.scale >= legible.details ? [12.5, 20] : [14, 28]
        const text = fit(item.title, width - 24, size, 600)
        const ink = item.kind === "ghost" ? colors.red : colors.ink
        pen.text({ x: x + 17, y: y + baseline, text, size, weight: 600, fill: ink, opacity })
    }
    if (view.scale >= legible.details) {
        const text = fit(subtitle(item), width - 28, 11, 400)
        pen.text({ x: x + 17, y: y + 36, text, size: 11, fill: colors.muted, opacity })
    }
    if (scene.overlay) drawStart(pen, item, scene, view, colors)
}

/** The place in the start order, and how long it took: as a number, and as a bar along the lower side. */
function drawStart(pen, item, scene, view, colors) {
    const { start, timing } = item.node
    const { x, y, width, height } = item
    if (timing) {
        const bar = { x: x + 14, y: y + height - 5, width: width - 22, height: 3, radius: 1.5 }
        const share = timing.duration / scene.graph.longest
        pen.box({ ...bar, fill: colors.line })
        pen.box({ ...bar, width: Math.max(3, bar.width * share), fill: colors.amber })
    }
    if (view.scale < legible.title || (start === undefined && !timing)) return
    const text = [start === undefined ? null : `${start}`, timing ? duration(timing.duration) : null].filter(Boolean).join(" · ")
    const size = text.length * 6.2 + 14
    const [left, ink] = [x + width - size - 6, colors["on-color"]]
    pen.box({ x: left, y: y - 9, width: size, height: 17, radius: 8.5, fill: colors.amber, stroke: colors.surface })
    pen.text({ x: left + size / 2, y: y + 3.5, text, size: 11, weight: 600, fill: ink, anchor: "middle" })
}

/** Problems, and what has changed, at the left corners. */
function drawBadges(pen, item, view, colors, opacity) {
    const nodes = item.nodes ?? [item.node]
    const problems = nodes.flatMap(node => node.problems)
    const size = view.scale < legible.title ? 9 / Math.max(view.scale, 0.12) * 0.42 : 9
    if (problems.length > 0 && item.kind !== "ghost") {
        const isError = problems.some(problem => problem.severity === "error")
        const fill = isError ? colors.red : colors.amber
        const [x, y] = [item.x + 2, item.y + 1]
        if (isError) pen.circle({ x, y, radius: size, fill, stroke: colors.surface, lineWidth: 1.5 })
        else pen.polygons({ shapes: [triangle(x, y, size)], fill, stroke: colors.surface, lineWidth: 1.5 })
        if (view.scale >= legible.title) {
            pen.text({ x, y: y + 4.3, text: "!", size: 12, weight: 700, fill: colors["on-color"], anchor: "middle" })
        }
    }
    // Of a module, its card says how many.
    const mark = changeMarks[item.node?.change]
    if (!mark || view.scale < legible.title) return
    const [x, y] = [item.x + 2, item.y + item.height - 1]
    pen.circle({ x, y, radius: 8, fill: colors[mark.color], stroke: colors.surface, lineWidth: 1.5, opacity })
    pen.text({ x, y: y + 4.3, text: mark.sign, size: 13, weight: 700, fill: colors["on-color"], anchor: "middle", opacity })
}

function triangle(x, y, size) {
    return [[x, y - size * 1.15], [x + size * 1.15, y + size * 0.85], [x - size * 1.15, y + size * 0.85]]
}
