// Written by `swift run --package-path Workshop/Tools page` from the files in `Sources/Graphs/GraphPage/Page`.
// swift-format-ignore-file
extension PageParts {
    static let elementsScript = ##"""
const elementsModule = (() => {
// Making parts of the page. Texts are set as texts, never as markup: whatever is in a name stays a name.

/** An element with attributes, listeners (`onclick`) and children: elements, texts, or nothing. */
function element(tag, attributes = {}, ...children) {
    const made = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) {
        if (name.startsWith("on")) made.addEventListener(name.slice(2), value)
        else if (value === true) made.setAttribute(name, "")
        else if (value !== undefined && value !== false && value !== null) made.setAttribute(name, value)
    }
    made.append(...children.flat(Infinity).filter(child => child !== null && child !== undefined && child !== false))
    return made
}

/** An element of the page, by its id. */
function byId(id) {
    return document.getElementById(id)
}

/** Saves a text as a file. */
function save(name, type, text) {
    const address = URL.createObjectURL(new Blob([text], { type }))
    element("a", { href: address, download: name }).click()
    setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
return { element, byId, save }
})()

"""##
}
