// Where edges run: between definitions, not behind them, as far as there is a way.

import { sizes } from "./layout.mjs"

/** How far an edge bends at its ends: it fits between two layers. */
const bend = sizes.layerGap - 8
/** What it costs to run behind a definition or a title, and how near one an edge may come, in pixels. */
const [penalty, margin] = [150, 4]
const stripe = 256
/** From which length on an edge is a plain curve: its ends are not seen together, and there would be a lot in its way. */
const farthest = 2500

/**
 * Sets the curve of each edge: a point, and then three more for each part.
 *
 * An edge to the next layer is an S, one to another band leads down. A longer one runs straight, at the height
 * where it meets the fewest definitions and strays the least.
 */
export function route(visible) {
    const boxes = [...visible.items, ...titles(visible.root)]
    const across = stripesOf(boxes)
    const down = stripesOf(boxes.map(turned))
    for (const edge of visible.edges) {
        const { from, to } = edge
        const isDown = from.y < to.y
        const [upper, lower] = isDown ? [from, to] : [to, from]
        if (to.x - from.x - from.width >= sizes.layerGap / 2 || lower.y - upper.y - upper.height < sizes.rowGap / 2) {
            edge.curve = curve(from, to, across)
            continue
        }
        // What leads to another band, up or down, does so as if the picture were turned.
        const pairs = pointsOf(curve(turned(upper), turned(lower), down)).map(([x, y]) => [y, x])
        edge.curve = (isDown ? pairs : pairs.reverse()).flat()
    }
}

/** A box with its axes exchanged; `box` is what it is made of. */
function turned(box) {
    return { x: box.y, y: box.x, width: box.height, height: box.width, box, port: portOf(box) }
}

/** Where edges meet the upper side of a box: in the middle, but beside the title of its module, which is above the first row. */
function portOf({ x, y, width, group }) {
    const middle = x + width / 2
    if (!group || group.isBare || y > group.y + sizes.header + sizes.rowGap) return middle
    const title = titleOf(group)
    const right = title.x + title.width + margin
    return middle > right || x + width < right + 4 * margin ? middle : (right + x + width) / 2
}

function isSame(one, other) {
    return (one.box ?? one) === (other.box ?? other)
}

function pointsOf(curve) {
    return Array.from({ length: curve.length / 2 }, (_, index) => [curve[index * 2], curve[index * 2 + 1]])
}

/** Boxes by the stripes of the plane that they are in; and how many edges run at each height. */
function stripesOf(boxes) {
    const stripes = new Map()
    for (const box of boxes) {
        for (let at = Math.floor(box.x / stripe); at <= Math.floor((box.x + box.width) / stripe); at += 1) {
            if (!stripes.has(at)) stripes.set(at, [])
            stripes.get(at).push(box)
        }
    }
    return { stripes, uses: new Map() }
}

/** Where the titles of open modules are. */
function titles(group) {
    return group.groups.flatMap(inner => {
        return inner.isBare ? titles(inner) : [titleOf(inner), ...titles(inner)]
    })
}

function titleOf(group) {
    return { x: group.x, y: group.y + 6, width: Math.min(group.width, 40 + group.module.name.length * 9), height: 18 }
}

/** From the right side of a box to the left side of another one. */
function curve(from, to, { stripes, uses }) {
    const [x1, y1] = [from.x + from.width, from.y + from.height / 2]
    const [x2, y2] = [to.x, to.port ?? to.y + to.height / 2]
    const distance = x2 - x1
    if (distance <= 0) {
        // What leads back leaves to the right as well, runs beside the row that it comes from, and arrives from the left.
        const [y, reach] = [y1 + (y2 > y1 ? 1 : -1) * (from.height + sizes.rowGap) / 2, 26]
        return [
            x1, y1, x1 + reach, y1, x1 + reach, y, x1, y,
            x1 + distance / 3, y, x2 - distance / 3, y, x2, y,
            x2 - reach, y, x2 - reach, y2, x2, y2,
        ]
    }
    const height = distance > 2 * bend && distance < farthest ? freeHeight([x1, y1, x2, y2], from, to, stripes) : null
    if (height === null) {
        const reach = Math.max(20, Math.min(distance * 0.5, 90))
        return [x1, y1, x1 + reach, y1, x2 - reach, y2, x2, y2]
    }
    // Edges at the same height are told apart by a little.
    const lane = Math.round(height)
    const used = uses.get(lane) ?? 0
    uses.set(lane, used + 1)
    const y = height === y1 || height === y2 ? height : height + [0, 2.5, -2.5][used % 3]
    const [a, b, half] = [x1 + bend, x2 - bend, bend / 2]
    return [
        x1, y1, x1 + half, y1, a - half, y, a, y,
        a + (b - a) / 3, y, b - (b - a) / 3, y, b, y,
        b + half, y, x2 - half, y2, x2, y2,
    ]
}

/** The height for a long edge; null if nothing is in the way of a plain curve. */
function freeHeight([x1, y1, x2, y2], from, to, stripes) {
    const [above, below] = [Math.min(y1, y2) - 400, Math.max(y1, y2) + 400]
    const obstacles = new Set()
    for (let at = Math.floor(x1 / stripe); at <= Math.floor(x2 / stripe); at += 1) {
        for (const item of stripes.get(at) ?? []) {
            if (isSame(item, from) || isSame(item, to) || item.x + item.width < x1 || item.x > x2) continue
            if (item.y + item.height > above && item.y < below) obstacles.add(item)
        }
    }
    if (obstacles.size === 0) return null
    // How many obstacles there are at each height: they begin, and end, at their sides.
    const sides = []
    for (const item of obstacles) sides.push([item.y - margin, 1], [item.y + item.height + margin, -1])
    sides.sort((one, other) => one[0] - other[0])
    const middle = sizes.rowGap / 2 - margin
    let [best, least, count] = [y1, Infinity, 0]
    const consider = (y, count) => {
        const cost = count * penalty + Math.abs(y - y1) + Math.abs(y - y2)
        if (cost < least) [best, least] = [y, cost]
    }
    let previous = -Infinity
    for (const [side, change] of sides) {
        // Between two sides, the heights of the ends are the best, or the nearest to them.
        for (const y of [y1, y2]) if (y > previous && y < side) consider(y, count)
        consider(previous + middle, count)
        consider(side - middle, count)
        count += change
        previous = side
    }
    for (const y of [y1, y2]) if (y > previous) consider(y, 0)
    consider(previous + middle, 0)
    return best
}
