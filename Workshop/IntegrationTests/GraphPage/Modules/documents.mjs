// Documents for tests: only what a test says, the rest as it usually is.

export function definition(id, uses = [], more = {}) {
    return {
        id, aliases: [], type: `Shop.${id}`, promisedTypes: [], hidesOtherTypes: false, lifetime: "singleton", tags: [],
        primary: false, eager: false, evictable: false, overrides: [], style: "module", module: "Shop", level: 0,
        location: { file: "Shop.swift", line: lineOf(id), column: 5 }, isolation: "synchronous",
        completeIsolation: "synchronous", dependencies: uses.map((use, index) => dependency(use, index + 1)), steps: [], ...more,
    }
}

/** A dependency on a definition's id, or whatever an object says of it. */
export function dependency(use, position = 1) {
    const more = typeof use === "string" ? { definitions: [use] } : use
    return {
        label: `parameter ${position}`, position, type: "Shop.Part", form: "single", when: "construction", outcome: "definitions",
        definitions: [], ...more,
    }
}

export function document(definitions, more = {}) {
    const paths = new Set()
    for (const { module } of definitions) {
        for (const match of module.matchAll(/\//g)) paths.add(module.slice(0, match.index))
        paths.add(module)
    }
    return {
        version: 1, modules: [...paths].map(path => ({ path, source: false })), definitions, startOrder: [], problems: [], ...more,
    }
}

export function problem(id, location, more = {}) {
    return { id, severity: "error", headline: `${id} here`, location, path: [], notes: [], docs: `Troubleshooting#${id}`, ...more }
}

/** A graph of any size, the same each time: each definition uses up to three earlier ones. */
export function generated(size, modules = 8) {
    let state = 7
    const below = bound => {
        state = (state * 1103515245 + 12345) % 2147483648
        return Math.floor(state / 2147483648 * bound)
    }
    return document(Array.from({ length: size }, (_, index) => definition(
        `d${index}`, [...new Set(Array.from({ length: index === 0 ? 0 : below(4) }, () => `d${below(index)}`))],
        { module: `App/${Math.floor(index / size * modules)}` })))
}

function lineOf(id) {
    return [...id].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)) % 9973, 1)
}
