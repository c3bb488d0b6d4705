// Written by `swift run --package-path Workshop/Tools page` from the files in `Sources/Graphs/GraphPage/Page`.
// swift-format-ignore-file
extension PageParts {
    static let routingScript = ##"""
const routingModule = (() => {
// Where edges run: between definitions, not behind them, as far as there is a way.

const { sizes } = layoutModule

/** How far an edge bends at its ends: it fits between two layers. */
const bend = sizes.layerGap - 8
/** What it costs to run behind a definition or a title, and how near one an edge may come, in pixels. */
const [penalty, margin] = [150, 4]
const stripe = 256
/** From which length on an edge is a plain curve: its ends are not seen together, and there would be a lot in its way. */
const farthest = 6000

/**
 * Sets the curve of each edge: a point, and then three more for each part.
 *
 * An edge to the next layer is an S. A longer one runs straight, at the height where it meets the fewest definitions and strays
 * the least.
 */
function route(visible) {
    const stripes = new Map()
    for (const item of [...visible.items, ...titles(visible.root)]) {
        for (let at = Math.floor(item.x / stripe); at <= Math.floor((item.x + item.width) / stripe); at += 1) {
            if (!stripes.has(at)) stripes.set(at, [])
            stripes.get(at).push(item)
        }
    }
    const uses = new Map()
    for (const edge of visible.edges) edge.curve = curve(edge, stripes, uses)
}

/** Where the titles of open modules are. */
function titles(group) {
    return group.groups.flatMap(inner => {
        const width = Math.min(inner.width, 40 + inner.module.name.length * 9)
        return [{ x: inner.x, y: inner.y + 6, width, height: 18 }, ...titles(inner)]
    })
}

function curve(edge, stripes, uses) {
    const { from, to } = edge
    const [x1, y1] = [from.x + from.width, from.y + from.height / 2]
    const [x2, y2] = [to.x, to.y + to.height / 2]
    const distance = x2 - x1
    if (distance <= 0) {
        // What leads back leaves to the right as well, and arrives from the left.
        const reach = Math.min(90 - distance * 0.25, 320)
        const lift = Math.abs(y2 - y1) > 60 ? 0 : -90
        return [x1, y1, x1 + reach, y1 + lift, x2 - reach, y2 + lift, x2, y2]
    }
    const height = distance > 2 * bend && distance < farthest ? freeHeight([x1, y1, x2, y2], from, to, stripes) : null
    if (height === null) {
        const reach = Math.max(24, distance * 0.5)
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
            if (item === from || item === to || item.x + item.width < x1 || item.x > x2) continue
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
return { route }
})()

"""##
}
