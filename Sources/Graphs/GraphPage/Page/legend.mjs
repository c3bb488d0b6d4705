// What the marks in the picture mean.

import { element } from "./elements.mjs"
import { edgeHead } from "./geometry.mjs"
import { changeMarks, edgeMarks, lifetimeColors } from "./marks.mjs"

/** The legend's entries: of the marks in the picture; a collapsed module's card counts changes. */
export function legend({ items, edges }) {
    const kinds = new Set(edges.map(edge => edge.kind))
    const lifetimes = new Set(items.map(item => item.node?.lifetime))
    const changes = new Set(items.flatMap(item => item.nodes ?? [item.node]).map(node => node.change))
    return [
        ...Object.entries(edgeMarks).filter(([kind]) => kinds.has(kind)).map(([, mark]) => entry(line(mark), mark.title)),
        ...Object.entries(lifetimeColors).filter(([word]) => lifetimes.has(word) && word !== "missing").map(([word, color]) =>
            entry(element("i", { class: "swatch", style: `background:var(--${color})` }), word)),
        ...Object.entries(changeMarks).filter(([change]) => changes.has(change)).map(([, mark]) =>
            entry(element("b", { style: `color:var(--${mark.color})` }, mark.sign), mark.title)),
    ]
}

function entry(sample, text) {
    return element("span", {}, sample, text)
}

/** A short edge of a kind. */
function line(mark) {
    const color = `var(--${mark.color})`
    const drawing = svg("svg", { width: 38, height: 14, "aria-hidden": true })
    drawing.append(svg("path", {
        d: "M1 7H33", stroke: color, "stroke-width": mark.width, "stroke-dasharray": mark.dash.join(" ") || "none",
        "stroke-linecap": mark.dash[0] < 3 ? "round" : "butt", fill: "none",
    }))
    for (const head of edgeHead(mark.head, [0, 0, 0, 0, 0, 0, 37, 7])) {
        drawing.append(head.center
            ? svg("circle", { cx: head.center[0], cy: head.center[1], r: head.radius, fill: "var(--surface)", stroke: color,
                "stroke-width": 1.5 })
            : svg("polygon", {
                points: head.points.join(" "), fill: head.isFilled ? color : "none", stroke: head.isFilled ? "none" : color,
                "stroke-width": 2,
            }))
    }
    return drawing
}

function svg(tag, attributes) {
    const made = document.createElementNS("http://www.w3.org/2000/svg", tag)
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
    return made
}
