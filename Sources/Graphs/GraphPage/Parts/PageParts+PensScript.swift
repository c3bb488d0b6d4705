// Written by `swift run --package-path Workshop/Tools page` from the files in `Sources/Graphs/GraphPage/Page`.
// swift-format-ignore-file
extension PageParts {
    static let pensScript = ##"""
const pensModule = (() => {
// Two ways to draw the same picture: on a canvas, and as the text of an SVG file.

const font = "ui-sans-serif, system-ui, -apple-system, \"Segoe UI\", \"Noto Sans\", \"DejaVu Sans\", sans-serif"

/** Draws on a canvas. */
class CanvasPen {
    constructor(context) {
        this.context = context
    }

    box({ x, y, width, height, radius = 0, fill, stroke, lineWidth = 1, dash = [], opacity = 1 }) {
        const context = this.context
        context.globalAlpha = opacity
        context.beginPath()
        if (radius > 0) context.roundRect(x, y, width, height, radius)
        else context.rect(x, y, width, height)
        this.finish({ fill, stroke, lineWidth, dash })
    }

    circle({ x, y, radius, fill, stroke, lineWidth = 1, opacity = 1 }) {
        this.context.globalAlpha = opacity
        this.context.beginPath()
        this.context.arc(x, y, radius, 0, 2 * Math.PI)
        this.finish({ fill, stroke, lineWidth, dash: [] })
    }

    /** Many polygons of one look; lines if they are not filled. */
    polygons({ shapes, fill, stroke, lineWidth = 1, opacity = 1 }) {
        this.context.globalAlpha = opacity
        this.context.beginPath()
        for (const points of shapes) {
            this.context.moveTo(...points[0])
            for (const point of points.slice(1)) this.context.lineTo(...point)
            if (fill) this.context.closePath()
        }
        this.finish({ fill, stroke, lineWidth, dash: [] })
    }

    /** Many curves of one look. */
    curves({ curves, stroke, lineWidth, dash = [], opacity = 1 }) {
        this.context.globalAlpha = opacity
        this.context.beginPath()
        for (const curve of curves) {
            this.context.moveTo(curve[0], curve[1])
            for (let at = 2; at < curve.length; at += 6) {
                this.context.bezierCurveTo(...curve.slice(at, at + 6))
            }
        }
        this.finish({ stroke, lineWidth, dash })
    }

    text({ x, y, text, size, weight = 400, fill, anchor = "start", opacity = 1 }) {
        const context = this.context
        context.globalAlpha = opacity
        context.font = `${weight} ${size}px ${font}`
        context.textAlign = anchor === "middle" ? "center" : anchor
        context.textBaseline = "alphabetic"
        context.fillStyle = fill
        context.fillText(text, x, y)
    }

    finish({ fill, stroke, lineWidth, dash }) {
        const context = this.context
        if (fill) {
            context.fillStyle = fill
            context.fill()
        }
        if (stroke) {
            context.strokeStyle = stroke
            context.lineWidth = lineWidth
            context.setLineDash(dash)
            context.lineCap = dash[0] < 3 ? "round" : "butt"
            context.stroke()
        }
        context.globalAlpha = 1
    }
}

/** Writes elements of SVG. */
class SVGPen {
    constructor() {
        this.lines = []
    }

    box({ x, y, width, height, radius = 0, ...look }) {
        this.write("rect", { x, y, width, height, rx: radius || undefined, ...attributes(look) })
    }

    circle({ x, y, radius, ...look }) {
        this.write("circle", { cx: x, cy: y, r: radius, ...attributes(look) })
    }

    polygons({ shapes, ...look }) {
        const d = shapes.map(points => "M" + points.map(point => point.map(rounded).join(" ")).join("L") + (look.fill ? "Z" : ""))
        this.write("path", { d: d.join(""), ...attributes(look) })
    }

    curves({ curves, ...look }) {
        const d = curves.map(([x1, y1, ...rest]) => `M${rounded(x1)} ${rounded(y1)}C${rest.map(rounded).join(" ")}`)
        this.write("path", { d: d.join(""), ...attributes(look) })
    }

    text({ x, y, text, size, weight = 400, fill, anchor = "start", opacity = 1 }) {
        this.write("text", {
            x, y, "font-size": size, "font-weight": weight === 400 ? undefined : weight, fill,
            "text-anchor": anchor === "start" ? undefined : anchor, opacity: opacity === 1 ? undefined : opacity,
        }, text)
    }

    write(name, values, text) {
        const written = Object.entries(values).filter(([, value]) => value !== undefined)
            .map(([key, value]) => ` ${key}="${escaped(typeof value === "number" ? rounded(value) : value)}"`).join("")
        this.lines.push(`<${name}${written}${text === undefined ? "/>" : `>${escaped(text)}</${name}>`}`)
    }
}

function attributes({ fill, stroke, lineWidth = 1, dash = [], opacity = 1 }) {
    return {
        fill: fill ?? "none", stroke, "stroke-width": stroke && lineWidth !== 1 ? lineWidth : undefined,
        "stroke-dasharray": stroke && dash.length > 0 ? dash.join(" ") : undefined,
        "stroke-linecap": stroke && dash[0] < 3 ? "round" : undefined, opacity: opacity === 1 ? undefined : opacity,
    }
}

function rounded(number) {
    return Math.round(number * 10) / 10
}

/** Text for SVG; characters that no XML may have are left out. */
function escaped(text) {
    return String(text).replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
        .replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\"", "&quot;")
}
return { font, CanvasPen, SVGPen, escaped }
})()

"""##
}
