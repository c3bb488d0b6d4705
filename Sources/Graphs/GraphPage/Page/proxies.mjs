// What assistive technology finds of the picture: an option for each item that is seen, at its place.

import { element } from "./elements.mjs"
import { isBoxIn } from "./geometry.mjs"
import { subtitle } from "./marks.mjs"
import { count } from "./names.mjs"

const limit = 400

/** An item in words. */
export function spoken(item) {
    if (item.kind === "module") {
        return `${item.title}, collapsed module, ${count(item.nodes.length, "definition")}`
    }
    const { node } = item
    return [
        node.title, subtitle(item), ...(node.module ? [`module ${node.module}`] : []),
        ...(node.kind === "ghost" ? [] : [`uses ${node.uses.length}`]), `used by ${node.users.length}`,
        ...(node.problems.length > 0 ? [count(node.problems.length, "problem")] : []),
        ...(node.change ? [node.change] : []),
    ].join(", ")
}

/** Keeps the options up to date; the one in use is always there, others while they are seen. */
export class Proxies {
    constructor(layer) {
        this.layer = layer
        this.shown = new Map()
    }

    /** Returns the id of the active item's option. */
    update(visible, viewport, active) {
        const wanted = new Set(active ? [active] : [])
        for (const item of visible.items) {
            if (wanted.size >= limit) break
            if (isBoxIn(item, viewport.box)) wanted.add(item)
        }
        for (const [item, option] of this.shown) {
            if (wanted.has(item)) continue
            option.remove()
            this.shown.delete(item)
        }
        this.layer.style.transform = `translate(${viewport.x}px, ${viewport.y}px) scale(${viewport.scale})`
        visible.items.forEach((item, index) => {
            if (!wanted.has(item)) return
            let option = this.shown.get(item)
            if (!option) {
                option = element("div", {
                    role: "option", "data-key": item.key, "aria-label": spoken(item), "aria-posinset": index + 1,
                    "aria-setsize": visible.items.length,
                    style: `left:${item.x}px;top:${item.y}px;width:${item.width}px;height:${item.height}px`,
                })
                this.shown.set(item, option)
                this.layer.append(option)
            }
            option.id = `item-${index}`
            option.setAttribute("aria-selected", item === active)
        })
        return active ? this.shown.get(active)?.id : undefined
    }

    clear() {
        this.layer.replaceChildren()
        this.shown.clear()
    }

    itemOf(option) {
        for (const [item, shown] of this.shown) if (shown === option) return item
        return null
    }
}
