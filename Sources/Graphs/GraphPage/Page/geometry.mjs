// Shapes: what is where, and how the ends of edges look.

/** Whether a curve may be seen in a rectangle: a point, and then three more for each part. */
export function isCurveIn(curve, box) {
    const { left, top, right, bottom } = extent(curve)
    return right >= box.left && left <= box.right && bottom >= box.top && top <= box.bottom
}

const nowhere = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }

/** A rectangle, enlarged as far as a curve may reach. */
export function extent(curve, { left, top, right, bottom } = nowhere) {
    for (let at = 0; at < curve.length; at += 2) {
        left = Math.min(left, curve[at])
        right = Math.max(right, curve[at])
        top = Math.min(top, curve[at + 1])
        bottom = Math.max(bottom, curve[at + 1])
    }
    return { left, top, right, bottom }
}

/** The size of a picture with the ways of its cycles, which lead around its first and last boxes; and where it begins. */
export function withCycles(edges, size) {
    const whole = edges.filter(edge => edge.isCycle)
        .reduce((whole, edge) => extent(edge.curve, whole), { left: 0, top: 0, right: size.width, bottom: size.height })
    return { left: whole.left, top: whole.top, width: whole.right - whole.left, height: whole.bottom - whole.top }
}

/** Whether something with a place and a size may be seen in a rectangle. */
export function isBoxIn(item, box) {
    return item.x + item.width >= box.left && item.x <= box.right && item.y + item.height >= box.top && item.y <= box.bottom
}

/** The polygons and lines of an edge's head, at the end of its curve, which comes from the left, from above or from below. */
export function edgeHead(head, curve) {
    const [fromX, fromY, x, y] = curve.slice(-4)
    const [dx, dy] = fromX === x ? [0, Math.sign(y - fromY)] : [1, 0]
    const at = (back, side) => [x - back * dx - side * dy, y - back * dy + side * dx]
    const arrow = back => ({ points: [at(back, 0), at(back + 8, -4), at(back + 8, 4)], isFilled: true })
    switch (head) {
    case "double": return [arrow(0), arrow(7)]
    case "circle": return [{ center: at(4.5, 0), radius: 3.5 }]
    case "bar": return [arrow(4), { points: [at(2, -6), at(2, 6)], isFilled: false }]
    case "cross": return [
        { points: [at(10, -5), at(0, 5)], isFilled: false }, { points: [at(10, 5), at(0, -5)], isFilled: false },
    ]
    default: return [arrow(0)]
    }
}
