// The dialog that lists the keys.

import { element } from "./elements.mjs"

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
    ["t", "the table"],
    ["p", "then another definition: the path between two; as a click with Shift"],
    ["s", "the order of the start"],
    ["?", "this list"],
]

/** Fills the dialog. */
export function fillHelp(dialog) {
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
