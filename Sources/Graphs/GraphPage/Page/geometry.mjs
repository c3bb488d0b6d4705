// Shapes: what is where, and how the ends of edges look.

/** Whether a curve may be seen in a rectangle: a point, and then three more for each part. */
export function isCurveIn(curve, box) {
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
    for (let at = 0; at < curve.length; at += 2) {
        left = Math.min(left, curve[at])
        right = Math.max(right, curve[at])
        top = Math.min(top, curve[at + 1])
        bottom = Math.max(bottom, curve[at + 1])
    }
    return right >= box.left && left <= box.right && bottom >= box.top && top <= box.bottom
}

/** Whether something with a place and a size may be seen in a rectangle. */
export function isBoxIn(item, box) {
    return item.x + item.width >= box.left && item.x <= box.right && item.y + item.height >= box.top && item.y <= box.bottom
}

/** The polygons and lines of an edge's head, at the end of its curve. */
export function edgeHead(head, curve) {
    const [x, y] = curve.slice(-2)
    const arrow = at => ({ points: [[at, y], [at - 8, y - 4], [at - 8, y + 4]], isFilled: true })
    switch (head) {
    case "double": return [arrow(x), arrow(x - 7)]
    case "circle": return [{ center: [x - 4.5, y], radius: 3.5 }]
    case "bar": return [arrow(x - 4), { points: [[x - 2, y - 6], [x - 2, y + 6]], isFilled: false }]
    case "cross": return [
        { points: [[x - 10, y - 5], [x, y + 5]], isFilled: false }, { points: [[x - 10, y + 5], [x, y - 5]], isFilled: false },
    ]
    default: return [arrow(x)]
    }
}
