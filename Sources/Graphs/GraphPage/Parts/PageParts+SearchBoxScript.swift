// Written by `swift run --package-path Workshop/Tools page` from the files in `Sources/Graphs/GraphPage/Page`.
// swift-format-ignore-file
extension PageParts {
    static let searchBoxScript = ##"""
const searchBoxModule = (() => {
// The search field, with what it finds below it.

const { byId, element } = elementsModule
const { subtitle } = marksModule
const { count } = namesModule
const { search, searchIndex } = searchModule

const limit = 30

/** Makes the search field work. */
function makeSearchBox(graph, page) {
    const [input, list] = [byId("search"), byId("found")]
    const index = searchIndex(graph)
    let found = []
    let active = 0

    const show = () => {
        const all = search(index, input.value)
        found = all.slice(0, limit)
        active = 0
        const more = all.length - found.length
        list.replaceChildren(
            ...found.map((node, place) => element("li", {
                role: "option", id: `found-${place}`, onclick: () => choose(place),
                // The field keeps the focus.
                onpointerdown: event => event.preventDefault(),
            }, element("b", {}, node.title), element("span", {}, describe(node)))),
            ...(more > 0 ? [remark(`and ${count(more, "definition")} more: type more of the name`)] : []),
            ...(all.length === 0 ? [remark("No definition has these words.")] : []))
        const isOpen = input.value.trim() !== ""
        list.hidden = !isOpen
        input.setAttribute("aria-expanded", isOpen)
        byId("status").textContent = isOpen ? `${count(all.length, "definition")} found` : ""
        mark()
    }
    const mark = () => {
        found.forEach((_, place) => list.children[place].setAttribute("aria-selected", place === active))
        if (found.length === 0 || list.hidden) return input.removeAttribute("aria-activedescendant")
        input.setAttribute("aria-activedescendant", `found-${active}`)
        list.children[active].scrollIntoView({ block: "nearest" })
    }
    const close = () => {
        list.hidden = true
        input.setAttribute("aria-expanded", false)
        input.removeAttribute("aria-activedescendant")
    }
    const choose = place => {
        close()
        page.select(found[place].id, true)
        page.focusView()
    }

    input.addEventListener("input", show)
    input.addEventListener("focus", () => { if (input.value.trim() !== "") show() })
    input.addEventListener("blur", close)
    input.addEventListener("keydown", event => {
        const isOpen = !list.hidden && found.length > 0
        if (event.key === "ArrowDown" && isOpen) active = (active + 1) % found.length
        else if (event.key === "ArrowUp" && isOpen) active = (active + found.length - 1) % found.length
        else if (event.key === "Enter" && isOpen) return choose(active)
        else if (event.key === "Escape") {
            if (list.hidden) input.value = ""
            return close()
        } else return
        event.preventDefault()
        mark()
    })
}

function describe(node) {
    return [subtitle({ kind: node.kind, node }), node.module].filter(text => text !== "").join(" · ")
}

function remark(text) {
    return element("li", { role: "presentation" }, text)
}
return { makeSearchBox }
})()

"""##
}
