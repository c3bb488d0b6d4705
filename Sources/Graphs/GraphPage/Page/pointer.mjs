// Moving and choosing with a mouse, a pen, or fingers.

import { byId } from "./elements.mjs"
import { sizes } from "./layout.mjs"

/** What is at a point of the plane: an item, or the header of an open module. */
export function hit(visible, x, y) {
    const isIn = part => x >= part.x && x <= part.x + part.width && y >= part.y && y <= part.y + part.height
    const item = visible.items.findLast(isIn)
    if (item) return { item }
    const headers = group => {
        for (const inner of group.groups) {
            if (!isIn(inner)) continue
            return headers(inner) ?? (!inner.isBare && y <= inner.y + sizes.header ? inner : null)
        }
        return null
    }
    const group = headers(visible.root)
    return group ? { group } : null
}

/** Lets a view be moved and zoomed by pointers, and its items chosen. */
export function listenToPointer(view) {
    const { element, viewport } = view
    const tip = byId("tip")
    const pointers = new Map()
    let moved = 0
    const at = event => {
        const box = element.getBoundingClientRect()
        return [event.clientX - box.left, event.clientY - box.top]
    }
    const under = event => hit(view.scene.visible, ...viewport.toPlane(...at(event)))

    element.addEventListener("pointerdown", event => {
        if (event.button !== 0) return
        if (pointers.size === 0) moved = 0
        pointers.set(event.pointerId, at(event))
        element.setPointerCapture(event.pointerId)
        view.movement = null
    })
    element.addEventListener("pointermove", event => {
        if (!pointers.has(event.pointerId)) return hover(event)
        const before = pointers.get(event.pointerId)
        const now = at(event)
        const others = [...pointers].filter(([id]) => id !== event.pointerId).map(([, point]) => point)
        moved += Math.hypot(now[0] - before[0], now[1] - before[1])
        if (others.length > 0) {
            const distance = point => Math.max(1, Math.hypot(point[0] - others[0][0], point[1] - others[0][1]))
            view.zoom(distance(now) / distance(before), ...others[0])
        } else if (moved > 3) {
            viewport.pan(now[0] - before[0], now[1] - before[1])
            view.changed()
        }
        pointers.set(event.pointerId, now)
    })
    const release = event => {
        pointers.delete(event.pointerId)
    }
    element.addEventListener("pointerup", release)
    element.addEventListener("pointercancel", release)
    element.addEventListener("pointerleave", () => { tip.hidden = true })

    // A click that assistive technology makes has an option as its target; a pointer's has none.
    element.addEventListener("click", event => {
        const option = event.target.closest("[role=option]")
        if (option) return choose({ item: view.proxies.itemOf(option) }, event.shiftKey)
        if (moved <= 3) choose(under(event), event.shiftKey)
    })
    const choose = (found, isSecond) => {
        if (found?.group) view.page.toggleModule(found.group.module.path)
        else if (found?.item?.kind === "module") view.page.toggleModule(found.item.module.path)
        else if (found?.item) {
            if (isSecond) view.page.beginPath()
            view.activate(found.item)
        }
        else view.page.select(null)
    }
    element.addEventListener("wheel", event => {
        event.preventDefault()
        view.movement = null
        tip.hidden = true
        const unit = event.deltaMode === 1 ? 18 : 1
        // Touchpads move by both axes, and pinch with a control key; a wheel zooms.
        if (event.ctrlKey || (event.deltaX === 0 && Math.abs(event.deltaY * unit) >= 40)) {
            view.zoom(Math.exp(-event.deltaY * unit * (event.ctrlKey ? 0.01 : 0.0016)), ...at(event))
        } else {
            viewport.pan(-event.deltaX * unit, -event.deltaY * unit)
            view.changed()
        }
    }, { passive: false })

    const hover = event => {
        if (!view.scene.visible) return
        const found = under(event)
        element.classList.toggle("over", found !== null)
        tip.hidden = !found?.item
        if (tip.hidden) return
        const { item } = found
        tip.textContent = item.kind === "module" ? `${item.module.path}: open it` : item.node.definition?.id ?? item.title
        const [x, y] = at(event)
        const right = x > viewport.width - 380
        tip.style.left = right ? "auto" : `${x + 14}px`
        tip.style.right = right ? `${viewport.width - x + 14}px` : "auto"
        tip.style.top = `${y + 16}px`
    }
}
