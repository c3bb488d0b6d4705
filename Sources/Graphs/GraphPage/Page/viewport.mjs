// The part of the plane that is seen: where it is, and how large.

const [smallest, largest] = [0.02, 3]
/** The room around a picture that is shown as a whole, both sides together. */
export const frame = 32
/** The most that such a picture is enlarged. */
export const largestFit = 1.4

/** A point of the plane is at `point * scale + offset` on the screen. */
export class Viewport {
    scale = 1
    x = 0
    y = 0
    width = 1
    height = 1
    /** Whether all is shown as `fit` has placed it. */
    isFitted = false

    /** The part of the plane that is seen, with some room around it. */
    get box() {
        const margin = 20 / this.scale
        return {
            left: -this.x / this.scale - margin, top: -this.y / this.scale - margin,
            right: (this.width - this.x) / this.scale + margin, bottom: (this.height - this.y) / this.scale + margin,
        }
    }

    toPlane(x, y) {
        return [(x - this.x) / this.scale, (y - this.y) / this.scale]
    }

    pan(x, y) {
        this.isFitted = false
        this.x += x
        this.y += y
    }

    zoom(factor, x = this.width / 2, y = this.height / 2) {
        const scale = Math.min(largest, Math.max(smallest, this.scale * factor))
        this.isFitted = false
        this.x = x - (x - this.x) * (scale / this.scale)
        this.y = y - (y - this.y) * (scale / this.scale)
        this.scale = scale
    }

    /** Shows all; of a very long or high picture, as much of its beginning as can be read. */
    fit({ left = 0, top = 0, ...size }, isWhole) {
        const margin = frame / 2
        const whole = Math.min((this.width - frame) / size.width, (this.height - frame) / size.height, largestFit)
        const readable = 0.43
        this.scale = Math.min(largest, Math.max(smallest, isWhole || whole > readable ? whole : 0.55))
        this.isFitted = true
        const [width, height] = [size.width * this.scale, size.height * this.scale]
        this.x = (width > this.width - margin ? margin : (this.width - width) / 2) - left * this.scale
        this.y = (height > this.height - margin ? margin : (this.height - height) / 2) - top * this.scale
    }

    /** Where the offset would have to be to have something in the middle. */
    centered(item) {
        return [
            this.width / 2 - (item.x + item.width / 2) * this.scale, this.height / 2 - (item.y + item.height / 2) * this.scale,
        ]
    }

    /** Whether something is wholly seen. */
    shows(item) {
        const [left, top] = [item.x * this.scale + this.x, item.y * this.scale + this.y]
        const [right, bottom] = [left + item.width * this.scale, top + item.height * this.scale]
        return left >= 0 && top >= 0 && right <= this.width && bottom <= this.height
    }
}
