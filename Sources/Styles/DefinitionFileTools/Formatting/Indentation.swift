#if Files
/// Indents every map and list by two spaces more than what holds it.
struct Indentation {
    private let layout: FileLayout
    private var lines: FileLines
    /// The new columns of the lines on which keys and dashes stand.
    private var columns: [Int: Int] = [:]

    init(_ lines: FileLines, _ layout: FileLayout) {
        self.lines = lines
        self.layout = layout
    }

    /// The lines, indented anew.
    mutating func indented() -> FileLines {
        place(layout.root, at: 0)
        let old = lines
        var shift = 0
        for line in 0..<lines.count {
            if let column = columns[line] {
                shift = column - old.indents[line]
                lines.indent(line, column)
            } else if old.isBlank(line), layout.continued.contains(line) {
                continue
            } else if old.isComment(line), !layout.continued.contains(line) {
                lines.indent(line, column(ofComment: line, old))
            } else if !old.isBlank(line) {
                lines.indent(line, max(0, old.indents[line] + shift))
            }
        }
        return lines
    }

    private mutating func place(_ node: FileLayout.Node, at column: Int) {
        switch node {
        case .opaque: return
        case .map(let entries, let old):
            for entry in entries {
                if lines.indents[entry.line] == old { columns[entry.line] = column }
                if let line = entry.value.line, line > entry.line { place(entry.value, at: column + 2) }
            }
        case .list(let members, let old):
            for member in members {
                guard lines.indents[member.line] == old, lines[member.line].dropFirst(old).first == "-" else {
                    continue
                }
                columns[member.line] = column
                // What stands behind the dash stays as far from it.
                switch member.value {
                case .map(_, let inner), .list(_, let inner): place(member.value, at: column + inner - old)
                case .opaque: break
                }
            }
        }
    }

    /// A comment goes with the line below, unless it stands in line with the one above.
    private func column(ofComment line: Int, _ old: FileLines) -> Int {
        let column = old.indents[line]
        let below = (line + 1..<max(line + 1, old.count)).first { columns[$0] != nil }
        let above = (0..<line).last { columns[$0] != nil }
        if let below, old.indents[below] == column { return columns[below] ?? column }
        if let above, old.indents[above] == column { return columns[above] ?? column }
        guard let near = below ?? above, let new = columns[near] else { return column }
        return max(0, new + column - old.indents[near])
    }
}
#endif
