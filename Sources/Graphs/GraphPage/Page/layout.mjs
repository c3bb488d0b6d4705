// Where everything is drawn: in layers from left to right, which wrap as the words of a text do; module by module.

import { layers } from "./layering.mjs"
import { subtitle } from "./marks.mjs"
import { frame, largestFit } from "./viewport.mjs"

export const sizes = {
    height: 46, moduleHeight: 54, minimumWidth: 90, maximumWidth: 300, rowGap: 12, layerGap: 52, splitGap: 22, bandGap: 34,
    padding: 14, header: 32,
}
const rounds = 6

/**
 * Lays out a visible graph: sets `x`, `y`, `width` and `height` of each item and each group, and returns the size of all.
 *
 * A group is laid out by itself: its blocks, which are items and inner groups, are in layers by what leads from block to block.
 * Of several widths at which layers wrap, and heights at which they are split, the one that makes the picture largest in the
 * window is taken. In rounds, each column is then sorted by where what its blocks are connected with is, inside of the group or
 * not, and moved down to there where it has room.
 *
 * @param visible what `visibleGraph` returns
 * @param textWidth how wide a title is
 * @param shape the window's `width` and `height`
 */
export function layOut(visible, textWidth, shape = { width: 960, height: 690 }) {
    for (const item of visible.items) {
        const isModule = item.kind === "module"
        const least = isModule ? textWidth(subtitle(item), 11, 400) - 20 : sizes.minimumWidth
        item.least = Math.min(sizes.maximumWidth, Math.ceil(Math.max(least, sizes.minimumWidth, textWidth(item.title, 14)) + 42))
        item.height = isModule ? sizes.moduleHeight : sizes.height
    }
    const { root } = visible
    adopt(root, null, 0)
    connectBlocks(visible.edges)
    formLayers(root)
    wrap(root, visible.items, shape)
    settle(root, 0, 0)
    for (let round = 1; round <= rounds; round += 1) {
        arrange(root, round)
        settle(root, 0, 0)
    }
    return { width: root.width, height: root.height }
}

/** Makes the blocks of each group. */
function adopt(group, parent, depth) {
    group.blocks = [...group.items, ...group.groups]
    // What holds everything needs no box.
    const isBare = !parent || (parent.isBare && parent.blocks.length === 1)
    Object.assign(group, { parent, depth, isBare, x: 0, y: 0 })
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

/** Sets the layers of each group's blocks, in order of declaration, and those `alone`, without an edge to others of the group. */
function formLayers(group) {
    for (const inner of group.groups) formLayers(inner)
    const linked = group.blocks.map((block, index) => ({ index, uses: [], users: [] }))
    for (const block of group.blocks) {
        for (const to of block.links) {
            const link = { to: linked[to.index] }
            linked[block.index].uses.push(link)
            link.to.users.push(link)
        }
    }
    const layer = layers(linked)
    group.layers = []
    group.alone = []
    for (const block of group.blocks) {
        const { uses, users } = linked[block.index]
        if (uses.length + users.length === 0) group.alone.push(block)
        else (group.layers[layer[block.index]] ??= []).push(block)
    }
    group.layers = group.layers.filter(Boolean)
}

// MARK: Columns and bands

/** Forms the columns of all groups so that the picture fits the window best; of what fits as well, with the fewest breaks. */
function wrap(root, items, shape) {
    const area = items.reduce((sum, item) => sum + (item.least + sizes.layerGap) * (item.height + sizes.rowGap), 0)
    const square = Math.sqrt(area * shape.width / shape.height)
    let best = { scale: 0 }
    // What cannot be read as a whole needs no long search.
    const isLarge = items.length > 600
    for (const share of isLarge ? [2, 1.35, 1] : [Infinity, 3, 2.4, 2, 1.7, 1.5, 1.35, 1.2, 1.1, 1, 0.9, 0.75, 0.5]) {
        for (const rows of isLarge ? [12] : [12, 7, 4]) {
            const form = { width: square * share, height: Math.max(rows * (sizes.height + sizes.rowGap), square * rows / 16) }
            formColumns(root, form)
            const scale = Math.min(largestFit, (shape.width - frame) / root.width, (shape.height - frame) / root.height)
            if (scale > best.scale * 1.02) best = { scale, form }
        }
    }
    formColumns(root, best.form ?? { width: square, height: square })
}

/** Puts the blocks of a group into columns, and these into bands, one below the other; sets the size of the group. */
function formColumns(group, form) {
    const padding = group.isBare ? 0 : sizes.padding
    for (const inner of group.groups) formColumns(inner, { ...form, width: form.width - 2 * padding })
    const columns = group.layers.flatMap(blocks => split(blocks, form.height))
    const room = Math.max(0, ...columns.map(column => heightOf(column)))
    const rest = []
    for (const block of group.alone) {
        // Where there is room; the others have columns of their own.
        const column = columns.find(column =>
            heightOf(column) + block.height <= room && widthOf({ blocks: [block] }) <= widthOf(column))
        if (column) column.blocks.push(block)
        else rest.push(block)
    }
    if (rest.length > 0) columns.push(...split(rest, columns.length === 0 ? form.height / 2 : Math.max(room, form.height / 2)))
    group.bands = []
    let x = padding
    for (const column of columns) {
        column.width = widthOf(column)
        const items = column.blocks.filter(block => block.kind)
        for (const item of items) item.width = Math.max(...items.map(item => item.least))
        if (group.bands.length === 0 || (x + column.width > form.width - padding && x > padding)) {
            group.bands.push({ columns: [], height: 0 })
            x = padding
        }
        const band = group.bands.at(-1)
        column.x = x
        band.columns.push(column)
        band.height = Math.max(band.height, heightOf(column) - sizes.rowGap)
        band.right = x + column.width
        x = band.right + column.gap
    }
    let y = group.isBare ? 0 : sizes.header
    for (const band of group.bands) {
        band.y = y
        y += band.height + sizes.bandGap
    }
    const title = group.isBare ? 0 : 40 + group.module.name.length * 9
    group.width = Math.max(title, ...group.bands.map(band => band.right + padding))
    group.height = y - (group.bands.length > 0 ? sizes.bandGap : 0) + padding
    for (const band of group.bands) {
        spread(band, group.width - padding)
        for (const column of band.columns) stack(column, band.y)
    }
}

/** Blocks as columns that are about equally high, and no higher than a limit if a block is not. */
function split(blocks, limit) {
    const height = heightOf({ blocks })
    const parts = Math.ceil(height / limit)
    const columns = [{ blocks: [], gap: sizes.layerGap }]
    for (const block of blocks) {
        const column = columns.at(-1)
        if (columns.length < parts && column.blocks.length > 0 && heightOf(column) + block.height / 2 > height / parts) {
            column.gap = sizes.splitGap
            columns.push({ blocks: [block], gap: sizes.layerGap })
        } else {
            column.blocks.push(block)
        }
    }
    return columns
}

function heightOf(column) {
    return column.blocks.reduce((sum, block) => sum + block.height + sizes.rowGap, 0)
}

function widthOf(column) {
    return Math.max(...column.blocks.map(block => block.least ?? block.width))
}

/** Uses what a band has less than others for its gaps. */
function spread(band, right) {
    const more = Math.min(sizes.layerGap, (right - band.right) / Math.max(1, band.columns.length - 1))
    band.columns.forEach((column, index) => { column.x += more * index })
}

function stack(column, top) {
    for (const block of column.blocks) {
        block.top = top
        top += block.height + sizes.rowGap
    }
}

// MARK: Places

/** Sorts the columns of a group, and moves their blocks to where they wish to be, as seen from the group's top. */
function arrange(group, round) {
    for (const inner of group.groups) arrange(inner, round)
    for (const band of group.bands) {
        for (const column of band.columns) {
            for (const block of column.blocks) block.wish = wish(block, round) - group.y
            column.blocks.sort((one, other) => one.wish - other.wish || one.index - other.index)
            stack(column, band.y)
            let lowest = band.y + band.height
            for (const block of column.blocks.slice().reverse()) {
                block.top = Math.max(block.top, Math.min(block.wish - block.height / 2, lowest - block.height))
                lowest = block.top - sizes.rowGap
            }
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
    for (const { columns } of group.bands) {
        for (const column of columns) {
            for (const block of column.blocks) {
                if (block.blocks) settle(block, x + column.x, y + block.top)
                else Object.assign(block, { x: x + column.x, y: y + block.top })
            }
        }
    }
}
