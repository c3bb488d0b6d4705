// Columns for a graph whose edges lead from left to right, with those of its circles turned around.

/**
 * The column of each item, counted from zero: users left of what they use, by the longest path; then what has more uses than
 * users moves right, as far as these let it, so that edges are short.
 *
 * Takes items with an `index` and with `uses`, edges that have a `to`.
 */
export function layers(items) {
    const forward = withoutCircles(items)
    const backward = items.map(() => [])
    forward.forEach((targets, from) => { for (const to of targets) backward[to].push(from) })

    const order = topological(forward, backward)
    const layer = new Int32Array(items.length)
    for (const from of order) {
        for (const to of forward[from]) layer[to] = Math.max(layer[to], layer[from] + 1)
    }
    for (const item of order.slice().reverse()) {
        const [uses, users] = [forward[item], backward[item]]
        if (uses.length <= users.length) continue
        let nearest = Infinity
        for (const to of uses) nearest = Math.min(nearest, layer[to])
        layer[item] = nearest - 1
    }
    return layer
}

/** For each item those it uses, without the edges that would close a circle of what is read from the first item on. */
function withoutCircles(items) {
    const [unseen, open, done] = [0, 1, 2]
    const state = new Uint8Array(items.length)
    const kept = items.map(() => [])
    const visit = start => {
        const stack = [[start, 0]]
        state[start] = open
        while (stack.length > 0) {
            const top = stack[stack.length - 1]
            const edge = items[top[0]].uses[top[1]++]
            if (!edge) {
                state[top[0]] = done
                stack.pop()
                continue
            }
            const to = edge.to.index
            if (state[to] === open) continue
            kept[top[0]].push(to)
            if (state[to] === unseen) {
                state[to] = open
                stack.push([to, 0])
            }
        }
    }
    // What nothing uses comes first, so that circles are entered from outside.
    for (const item of items) if (item.users.length === 0) visit(item.index)
    for (const item of items) if (state[item.index] === unseen) visit(item.index)
    return kept
}

function topological(forward, backward) {
    const waiting = backward.map(users => users.length)
    const order = []
    waiting.forEach((count, item) => { if (count === 0) order.push(item) })
    for (let next = 0; next < order.length; next += 1) {
        for (const to of forward[order[next]]) {
            waiting[to] -= 1
            if (waiting[to] === 0) order.push(to)
        }
    }
    return order
}
