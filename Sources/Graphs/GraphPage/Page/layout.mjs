// Where everything is drawn: in layers from left to right, module by module.

import { layers } from "./layering.mjs"

export const sizes = {
    height: 46, moduleHeight: 54, minimumWidth: 134, maximumWidth: 250, rowGap: 12, layerGap: 58, splitGap: 22, padding: 14,
    header: 32, fewRows: 12,
}
const rounds = 6

/**
 * Lays out a visible graph: sets `x`, `y`, `width` and `height` of each item and each group, and returns the size of all.
 *
 * A group is laid out by itself: its blocks, which are items and inner groups, are in layers by what leads from block to block,
 * and a layer that would be much higher than the picture is wide is split. In rounds, each column is then sorted by where what
 * its blocks are connected with is, inside of the group or not, and moved down to there where it has room.
 *
 * @param visible what `visibleGraph` returns
 * @param textWidth how wide a title is
 */
export function layOut(visible, textWidth) {
    for (const item of visible.items) {
        item.width = Math.min(sizes.maximumWidth, Math.max(sizes.minimumWidth, Math.ceil(textWidth(item.title) + 44)))
        item.height = item.kind === "module" ? sizes.moduleHeight : sizes.height
    }
    const { root } = visible
    adopt(root, null, 0)
    connectBlocks(visible.edges)
    formColumns(root)
    settle(root, 0, 0)
    for (let round = 1; round <= rounds; round += 1) {
        arrange(root, round)
        settle(root, 0, 0)
    }
    return { width: root.width, height: root.height }
}

/** Makes the blocks of each group. */
function adopt(group, parent, depth) {
    Object.assign(group, { parent, depth, x: 0, y: 0 })
    group.blocks = [...group.items, ...group.groups]
    group.blocks.forEach((block, index) => { Object.assign(block, { index, group, links: [] }) })
    for (const inner of group.groups) adopt(inner, group, depth + 1)
}

/** For each edge: the blocks that it leads between in the innermost group that has both its ends. */
function connectBlocks(edges) {
    for (const edge of edges) {
        let [from, to] = [edge.from, edge.to]
        while (from.group !== to.group) {
            if (from.group.depth >= to.group.depth) from = from.group
            else to = to.group
        }
        if (from !== to) from.links.push(to)
    }
}

/** Sets the size of a group, and puts its blocks into columns, in order of declaration. */
function formColumns(group) {
    for (const inner of group.groups) formColumns(inner)
    const { blocks } = group
    const linked = blocks.map((block, index) => ({ index, uses: [], users: [] }))
    for (const block of blocks) {
        for (const to of block.links) {
            const link = { to: linked[to.index] }
            linked[block.index].uses.push(link)
            link.to.users.push(link)
        }
    }
    const layer = layers(linked)
    const byLayer = []
    const alone = []
    for (const block of blocks) {
        const { uses, users } = linked[block.index]
        if (uses.length + users.length === 0) alone.push(block)
        else (byLayer[layer[block.index]] ??= []).push(block)
    }
    group.columns = byLayer.filter(Boolean).flatMap(blocks => split(blocks, heightLimit(group)))
    addAlone(group, alone)
    measure(group)
}

/** How high a column may be before it is split: about as high as the blocks of the group would be in a square. */
function heightLimit(group) {
    const area = group.blocks.reduce((sum, block) => sum + (block.width + sizes.layerGap) * (block.height + sizes.rowGap), 0)
    return Math.max(sizes.fewRows * (sizes.height + sizes.rowGap), Math.sqrt(area))
}

function split(blocks, limit) {
    const height = heightOf(blocks)
    const parts = Math.ceil(height / limit)
    const columns = [{ blocks: [], gap: sizes.layerGap }]
    for (const block of blocks) {
        const column = columns.at(-1)
        if (columns.length < parts && column.blocks.length > 0 && heightOf(column.blocks) + block.height / 2 > height / parts) {
            column.gap = sizes.splitGap
            columns.push({ blocks: [block], gap: sizes.layerGap })
        } else {
            column.blocks.push(block)
        }
    }
    return columns
}

/** Blocks without an edge to others of the group go where there is room, and into columns of their own if there is none. */
function addAlone(group, alone) {
    let room = Math.max(0, ...group.columns.map(column => heightOf(column.blocks)))
    if (group.columns.length === 0) {
        group.columns = split(alone, heightLimit(group))
        for (const column of group.columns) column.gap = sizes.splitGap
        return
    }
    room = Math.max(room, heightLimit(group) * 0.6)
    for (const block of alone) {
        let lowest = group.columns[0]
        for (const column of group.columns) if (heightOf(column.blocks) < heightOf(lowest.blocks)) lowest = column
        if (heightOf(lowest.blocks) + block.height > room) room += block.height + sizes.rowGap
        lowest.blocks.push(block)
    }
}

function heightOf(blocks) {
    return blocks.reduce((sum, block) => sum + block.height + sizes.rowGap, -sizes.rowGap)
}

function measure(group) {
    const isRoot = group.parent === null
    const [padding, header] = isRoot ? [0, 0] : [sizes.padding, sizes.header]
    let x = padding
    let height = 0
    for (const column of group.columns) {
        column.x = x
        column.width = Math.max(...column.blocks.map(block => block.width))
        for (const block of column.blocks) if (block.kind) block.width = Math.min(column.width, sizes.maximumWidth)
        x += column.width + column.gap
        height = Math.max(height, heightOf(column.blocks))
        stack(column, header)
    }
    group.width = Math.max(sizes.minimumWidth, x - (group.columns.at(-1)?.gap ?? 0) + padding)
    group.height = height + header + padding
}

function stack(column, top) {
    for (const block of column.blocks) {
        block.top = top
        top += block.height + sizes.rowGap
    }
}

/** Sorts the columns of a group, and moves their blocks to where they wish to be, as seen from the group's top. */
function arrange(group, round) {
    for (const inner of group.groups) arrange(inner, round)
    const isRoot = group.parent === null
    const [padding, header] = isRoot ? [0, 0] : [sizes.padding, sizes.header]
    for (const column of group.columns) {
        for (const block of column.blocks) block.wish = wish(block, round) - group.y
        column.blocks.sort((one, other) => one.wish - other.wish || one.index - other.index)
        stack(column, header)
        let lowest = group.height - padding
        for (const block of column.blocks.slice().reverse()) {
            block.top = Math.max(block.top, Math.min(block.wish - block.height / 2, lowest - block.height))
            lowest = block.top - sizes.rowGap
        }
    }
}

/** The mean of the middles of what a block's items are connected with: their users in one round, all in the next. */
function wish(block, round) {
    let sum = 0
    let count = 0
    const visit = part => {
        if (part.blocks) return part.blocks.forEach(visit)
        for (const edge of part.users) {
            if (isWithin(edge.from, block)) continue
            sum += edge.from.y + edge.from.height / 2
            count += 1
        }
        if (round % 2 === 1) return
        for (const edge of part.uses) {
            if (isWithin(edge.to, block)) continue
            sum += edge.to.y + edge.to.height / 2
            count += 1
        }
    }
    visit(block)
    const middle = block.y + block.height / 2
    return count > 0 ? (sum / count) * 0.9 + middle * 0.1 : middle
}

function isWithin(part, block) {
    for (; part; part = part.group) if (part === block) return true
    return false
}

/** Sets the places of all that is in a group, from where the group is. */
function settle(group, x, y) {
    Object.assign(group, { x, y })
    for (const column of group.columns) {
        for (const block of column.blocks) {
            if (block.blocks) settle(block, x + column.x, y + block.top)
            else Object.assign(block, { x: x + column.x, y: y + block.top })
        }
    }
}
