import AlchemicGraph

extension GraphPicture {
    /// The picture in the language of Mermaid, which many web pages render.
    package var mermaid: String {
        var text = "flowchart LR\n"
        for (number, group) in groups.enumerated() {
            text += "  subgraph m\(number)[\(quoted(group.module))]\n"
            for box in group.boxes {
                text += "    d\(box.index)[\(quoted(box.title, box.lifetime))]\n"
            }
            text += "  end\n"
        }
        for arrow in arrows {
            text += "  d\(arrow.source) \(arrow.time == "construction" ? "-->" : "-.->") d\(arrow.target)\n"
        }
        for (word, style) in [("eager", "stroke-width:3px"), ("problem", "stroke:#c00")] {
            let indices = groups.flatMap(\.boxes).filter { word == "eager" ? $0.isEager : $0.hasProblem }.map(\.index)
            guard !indices.isEmpty else { continue }
            text += "  classDef \(word) \(style)\n  class \(indices.map { "d\($0)" }.joined(separator: ",")) \(word)\n"
        }
        return text
    }
}

/// A quoted text of several lines; characters that Mermaid or HTML would interpret become entities.
private func quoted(_ lines: String...) -> String {
    let escaped = lines.map { line in
        line.printable.map { entities[$0] ?? String($0) }.joined()
    }
    return "\"\(escaped.joined(separator: "<br>"))\""
}

/// The entities for characters that Mermaid or HTML would interpret.
private let entities: [Character: String] = [
    "\"": "#quot;", "<": "#lt;", ">": "#gt;", "#": "#35;", "&": "#amp;", "`": "#96;",
]
