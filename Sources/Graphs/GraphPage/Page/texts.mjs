// How wide texts are, and texts that fit.

import { font } from "./pens.mjs"

const widths = new Map()
const fitted = new Map()
let context

/** How wide a text is, in pixels. */
export function textWidth(text, size = 12.5, weight = 600) {
    const key = `${weight} ${size} ${text}`
    let width = widths.get(key)
    if (width === undefined) {
        context ??= document.createElement("canvas").getContext("2d")
        context.font = `${weight} ${size}px ${font}`
        width = context.measureText(text).width
        if (widths.size > 50_000) widths.clear()
        widths.set(key, width)
    }
    return width
}

/** A text, with an ellipsis in place of what of it does not fit. */
export function fit(text, width, size, weight) {
    size = Math.round(size * 2) / 2
    const key = `${Math.round(width)} ${size} ${weight} ${text}`
    let result = fitted.get(key)
    if (result !== undefined) return result
    result = text
    if (textWidth(text, size, weight) > width) {
        let [low, high] = [0, text.length]
        while (low < high) {
            const middle = (low + high + 1) >> 1
            if (textWidth(text.slice(0, middle) + "…", size, weight) <= width) low = middle
            else high = middle - 1
        }
        result = text.slice(0, low) + "…"
    }
    if (fitted.size > 20_000) fitted.clear()
    fitted.set(key, result)
    return result
}
