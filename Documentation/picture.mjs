// The picture of the Bookshop's graph, as `alchemic page` draws it, in light and dark: for the README and the pages.
//
//   node Documentation/picture.mjs GRAPH.json            # writes it
//   node Documentation/picture.mjs --check GRAPH.json    # fails if what is there is another one
//
// The Bookshop's build writes the document: .build-whole/plugins/outputs/bookshop/BookshopCommand/destination/CheckGraph/graph.json

import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

const root = join(import.meta.dirname, "..")
const sources = join(root, "Sources/Graphs/GraphPage/Page")
const [{ toSVG }, { makeGraph }, { layOut }, { visibleGraph }, { route }] = await Promise.all(
    ["exports", "graph", "layout", "modules", "routing"].map(name => import(join(sources, `${name}.mjs`))))

const isCheck = process.argv[2] === "--check"
const document = JSON.parse(readFileSync(process.argv[isCheck ? 3 : 2], "utf8"))
const graph = makeGraph({ document })
const visible = visibleGraph(graph, new Set(), () => true)
// No machine's fonts: the same everywhere, and wide enough for all.
const size = layOut(visible, (text, size = 12.5) => text.length * size * 0.64, { width: 1100, height: 700 })
route(visible)
const scene = { graph, visible, selected: null, focus: null, lit: new Set(), path: new Set(), onPath: new Set(), overlay: false }

const theme = readFileSync(join(sources, "theme.css"), "utf8")
let isOther = false
for (const [suffix, selector] of [["", ":root {"], ["~dark", ":root[data-theme=\"dark\"] {"]]) {
    const block = theme.slice(theme.indexOf(selector)).split("}")[0]
    const colors = Object.fromEntries([...block.matchAll(/--([a-z-]+): (.+);/g)].map(match => [match[1], match[2]]))
    const svg = toSVG(scene, size, colors, text => text)
    const file = join(root, `Sources/Graphs/AlchemicChecking/AlchemicChecking.docc/Resources/bookshop${suffix}.svg`)
    if (!isCheck) writeFileSync(file, svg)
    else if (readFileSync(file, "utf8") !== svg) {
        console.log(`${file} is another picture: node Documentation/picture.mjs ${process.argv[3]}`)
        isOther = true
    }
}
process.exit(isOther ? 1 : 0)
