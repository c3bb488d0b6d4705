import AlchemicGraph

extension GraphPicture {
    /// The picture in the language of Graphviz.
    ///
    /// Each definition is a box: bold if eager, red if its dependencies have a problem. A dashed arrow is a dependency of a step,
    /// and a dotted one is resolved later.
    package var dot: String {
        var text = """
            digraph alchemic {
              rankdir=LR;
              node [shape=box, style=rounded, fontname="sans-serif"];
              edge [arrowsize=0.7];

            """
        for (number, group) in groups.enumerated() {
            text += "  subgraph cluster_\(number) {\n    label=\(quoted(group.module));\n    color=gray;\n"
            for box in group.boxes {
                var attributes = ["label=\(quoted(box.title, box.lifetime))"]
                if box.isEager { attributes.append("penwidth=2") }
                if box.hasProblem { attributes.append("color=red") }
                text += "    d\(box.index) [\(attributes.joined(separator: ", "))];\n"
            }
            text += "  }\n"
        }
        for arrow in arrows {
            let style = arrow.time == "construction" ? "" : " [style=\(arrow.time == "step" ? "dashed" : "dotted")]"
            text += "  d\(arrow.source) -> d\(arrow.target)\(style);\n"
        }
        return text + "}\n"
    }
}

/// A string of DOT with one line for each text.
private func quoted(_ lines: String...) -> String {
    let escaped = lines.map { line in
        line.printable.map { "\"\\".contains($0) ? "\\\($0)" : String($0) }.joined()
    }
    return "\"\(escaped.joined(separator: "\\n"))\""
}
