// Written by `swift run --package-path Workshop/Tools page` from the files in `Sources/Graphs/GraphPage/Page`.
// swift-format-ignore-file
extension PageParts {
    static let movingScript = ##"""
const movingModule = (() => {
// Where arrow keys lead.

/**
 * The item that a key leads to from the active one: right to what it uses, left to its users, of several to that which is
 * nearest in height; up and down to the next one above or below, and where there are no edges, to the next one at that side.
 */
function neighbor(key, active, items) {
    if (!active || key === "Home" || key === "End") {
        const sorted = [...items].sort((one, other) => one.x - other.x || one.y - other.y)
        return key === "End" ? sorted.at(-1) : sorted[0]
    }
    const ends = key === "ArrowRight" ? active.uses.map(edge => edge.to)
        : key === "ArrowLeft" ? active.users.map(edge => edge.from) : []
    if (ends.length > 0) return nearest(ends, item => Math.abs(item.y - active.y) + Math.abs(item.x - active.x) * 0.2)
    const side = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key]
    return nearest(items, item => {
        const [x, y] = [item.x - active.x, item.y - active.y]
        const along = x * side[0] + y * side[1]
        const across = Math.abs(x * side[1]) + Math.abs(y * side[0])
        return along <= 0 ? Infinity : along + across * 3
    })
}

function nearest(items, distance) {
    let best = null
    let least = Infinity
    for (const item of items) {
        const found = distance(item)
        if (found < least) [best, least] = [item, found]
    }
    return best
}
return { neighbor }
})()

"""##
}
