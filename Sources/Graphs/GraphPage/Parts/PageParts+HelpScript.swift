// Written by `swift run --package-path Workshop/Tools page` from the files in `Sources/Graphs/GraphPage/Page`.
// swift-format-ignore-file
extension PageParts {
    static let helpScript = ##"""
const helpModule = (() => {
// The dialog that lists the keys.

const { element } = elementsModule

const keys = [
    ["/", "search"],
    ["← →", "to a user, to what is used"],
    ["↑ ↓", "to the definition above or below"],
    ["Home End", "to the first or last definition"],
    ["Enter", "details of a definition; opens a collapsed module"],
    ["Space", "collapses or opens the module"],
    ["Esc", "selects nothing; leaves details or search"],
    ["+ − 0", "zoom in, zoom out, fit everything"],
    ["Shift and arrows", "moves the picture"],
    ["t", "changes between graph and table"],
    ["s", "start order"],
    ["?", "this list"],
]

/** Fills the dialog. */
function fillHelp(dialog) {
    dialog.replaceChildren(
        element("h2", { id: "help-title" }, "Keys"),
        element("dl", {}, keys.flatMap(([key, text]) => [
            element("dt", {}, key.split(" ").map(part => part === "and" ? " and " : [element("kbd", {}, part), " "])),
            element("dd", {}, text),
        ])),
        element("p", { class: "note" }, 
            "A wheel zooms, two fingers move and pinch. The address holds what is shown, so that it can be shared."),
        element("form", { method: "dialog" }, element("button", {}, "Close")))
}
return { fillHelp }
})()

"""##
}
