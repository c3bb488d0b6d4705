// What definitions are called on the page, which is shorter than what they are called in the document.

/** A type without the names of the modules and types around it: `Shop.Cart` is `Cart`. */
export function shortType(type) {
    return type.replace(/(?:[\p{L}_][\p{L}\p{N}_]*\.)+(?=[\p{L}_])/gu, "")
}

/** A definition's name as messages have it: its short type, and its given name in quotes. */
export function shortName(definition) {
    const type = shortType(definition.type).replace(/^any /, "")
    if (definition.name !== undefined) return `${type} "${definition.name}"`
    const repeated = /#\d+$/.exec(definition.id)
    return definition.inner !== undefined
        ? `${type} around ${shortType(definition.inner)}`
        : type + (repeated ? repeated[0] : "")
}

/**
 * The nodes that a name means to the command line: an id, or an id without the names around it; a name or an alias; a type.
 */
export function named(nodes, name) {
    const definitions = nodes.filter(node => node.definition)
    const first = [node => node.id === name, node => shortType(node.id) === name].flatMap(fits => {
        const found = nodes.filter(fits)
        return found.length === 1 ? [found] : []
    })[0]
    if (first) return first
    const bare = type => type.replace(/^any /, "")
    const isType = fits => definitions.filter(({ definition }) => [definition.type, ...definition.promisedTypes].some(fits))
    const attempts = [
        () => definitions.filter(({ definition }) => definition.name === name || definition.aliases.includes(name)
            || definition.defaultName === name),
        () => isType(type => type === name),
        () => isType(type => bare(type) === bare(name) || bare(shortType(type)) === bare(name)
            || bare(type).endsWith(`.${bare(name)}`)),
    ]
    for (const attempt of attempts) if (attempt().length > 0) return attempt()
    return []
}

/** A place as compilers write it. */
export function place(location) {
    return `${location.file}:${location.line}` + (location.column ? `:${location.column}` : "")
}

/** A number with its noun: `1 definition`, `2 definitions`. */
export function count(number, noun) {
    return `${number.toLocaleString("en")} ${noun}${number === 1 ? "" : "s"}`
}

/** Microseconds for people. */
export function duration(microseconds) {
    if (microseconds < 1000) return `${microseconds} µs`
    if (microseconds < 1e6) return `${(microseconds / 1000).toFixed(microseconds < 1e4 ? 1 : 0)} ms`
    return `${(microseconds / 1e6).toFixed(microseconds < 1e7 ? 2 : 1)} s`
}
