// The picture as files: SVG, and DOT for Graphviz.

import { draw } from "./drawing.mjs"
import { edgeMarks, subtitle } from "./marks.mjs"
import { escaped, font, SVGPen } from "./pens.mjs"

/** The whole picture as an SVG file, in the colors that it is shown in. */
export function toSVG(scene, { left = 0, top = 0, ...size }, colors, fit) {
    const pen = new SVGPen()
    const margin = 24
    const [x, y] = [Math.floor(left) - margin, Math.floor(top) - margin]
    const box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity }
    draw(pen, scene, { scale: 1, box }, colors, fit)
    const [width, height] = [Math.ceil(size.width + 2 * margin), Math.ceil(size.height + 2 * margin)]
    return [
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" `
            + `viewBox="${x} ${y} ${width} ${height}" `
            + `font-family="${escaped(font)}" role="img" aria-label="Graph of definitions">`,
        `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${escaped(colors.ground)}"/>`,
        ...pen.lines, "</svg>", "",
    ].join("\n")
}

/** What is shown as a graph for Graphviz, with modules as clusters. */
export function toDOT(visible) {
    const names = new Map(visible.items.map((item, index) => [item, `n${index}`]))
    const lines = ["digraph definitions {", "    rankdir=LR", "    node [shape=box, style=rounded, fontname=\"sans-serif\"]"]
    let clusters = 0
    const write = (group, indentation) => {
        const isRoot = group.module.path === ""
        if (!isRoot) {
            lines.push(`${indentation}subgraph cluster_${clusters++} {`, `${indentation}    label=${quoted(group.module.path)}`)
        }
        const inner = isRoot ? indentation : indentation + "    "
        for (const item of group.items) {
            const below = item.kind === "module" ? `${item.nodes.length} definitions` : subtitle(item)
            const look = item.kind === "module" ? ", shape=folder, style=solid"
                : item.kind === "ghost" ? ", style=\"rounded,dashed\", color=red" : ""
            lines.push(`${inner}${names.get(item)} [label=${quoted(`${item.title}\n${below}`)}${look}]`)
        }
        for (const child of group.groups) write(child, inner)
        if (!isRoot) lines.push(`${indentation}}`)
    }
    write(visible.root, "    ")
    for (const edge of visible.edges) {
        lines.push(`    ${names.get(edge.from)} -> ${names.get(edge.to)} [${dotLook(edge.kind)}]`)
    }
    return [...lines, "}", ""].join("\n")
}

function dotLook(kind) {
    const heads = { arrow: "normal", double: "normalnormal", circle: "odot", bar: "teenormal", cross: "none" }
    const styles = { deferred: "dashed", optional: "dotted", decorated: "bold", crossing: "dashed", missing: "dashed" }
    const color = { crossing: ", color=orange3", missing: ", color=red" }[kind] ?? ""
    const { title, head } = edgeMarks[kind]
    return `class=${quoted(title)}, style=${styles[kind] ?? "solid"}, arrowhead=${heads[head]}${color}`
}

function quoted(text) {
    return `"${text.replaceAll("\\", "\\\\").replaceAll("\"", "\\\"").replaceAll("\n", "\\n").replaceAll("\r", "\\r")}"`
}
