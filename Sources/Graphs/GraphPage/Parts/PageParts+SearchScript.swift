// Written by `swift run --package-path Workshop/Tools page` from the files in `Sources/Graphs/GraphPage/Page`.
// swift-format-ignore-file
extension PageParts {
    static let searchScript = ##"""
const searchModule = (() => {
// Finding definitions by words.

/** What is searched of each node, in lower case; made once. */
function searchIndex(graph) {
    return graph.nodes.map(node => {
        const definition = node.definition
        const texts = definition
            ? [definition.id, definition.type, ...definition.aliases, ...definition.promisedTypes,
                ...definition.tags.map(tag => tag.name), node.module, definition.location.file, node.lifetime, node.scope ?? ""]
            : [node.title, "missing"]
        return { node, title: node.title.toLowerCase(), text: texts.join("\n").toLowerCase() }
    })
}

/** The nodes that have all the words, the best first: whose title is the text, begins with it, has it. */
function search(index, text) {
    const words = text.toLowerCase().split(/\s+/).filter(word => word !== "")
    if (words.length === 0) return []
    const whole = words.join(" ")
    const found = []
    for (const { node, title, text } of index) {
        if (!words.every(word => title.includes(word) || text.includes(word))) continue
        const at = title.indexOf(whole)
        const bare = title.replaceAll("\"", "")
        const isWord = at === 0 && !/^[\p{L}\p{N}]/u.test(title.slice(whole.length))
        const rank = bare === whole ? 0 : isWord ? 1 : at === 0 ? 2 : at > 0 ? 3
            : words.every(word => title.includes(word)) ? 4 : 5
        found.push({ node, rank, length: title.length })
    }
    found.sort((one, other) => one.rank - other.rank || one.length - other.length || one.node.index - other.node.index)
    return found.map(({ node }) => node)
}
return { searchIndex, search }
})()

"""##
}
