/// One statement about the ancestor systems, and what this library makes of it.
struct Statement: Equatable {
    /// The part of the library that a statement is shown with.
    enum Area: String, CaseIterable {
        case container, finding, macros, files, scenes

        /// What the documentation calls it.
        var title: String {
            switch self {
            case .container: "the container"
            case .finding: "finding and self-start"
            case .macros: "the macros"
            case .files: "definition files"
            case .scenes: "scenes"
            }
        }
    }

    /// A letter for the system and a number, such as `A6`.
    let id: String
    /// What holds here, in one sentence.
    let summary: String
    let area: Area
    /// Why it does not apply here; nil if it does.
    let setAside: String?
}

/// The checked-in list of statements.
struct StatementList: Equatable {
    var statements: [Statement] = []
    /// The areas that are complete: each of their statements is shown by a test or set aside.
    var checkedAreas: Set<Statement.Area> = []

    /// Reads the list from tab-separated text: id, summary, area and, where it applies, the reason to set the statement aside.
    ///
    /// Lines that begin with `#` are comments; one of them, `# checked:`, lists the complete areas.
    init(parsing text: String) throws(MalformedLine) {
        var ids: Set<String> = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if let areas = line.dropping(prefix: "# checked:") {
                for word in areas.split(whereSeparator: { ", ".contains($0) }) {
                    checkedAreas.insert(try Self.area(word, line: index + 1))
                }
                continue
            }
            if line.isEmpty || line.hasPrefix("#") { continue }
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard (3...4).contains(columns.count), !columns.contains(where: \.isEmpty) else {
                throw MalformedLine(number: index + 1, reason: "expected 3 or 4 columns, none of them empty")
            }
            let id = String(columns[0])
            guard let system = id.first, Page.titles.contains(where: { $0.key == system }), Int(id.dropFirst()) != nil
            else {
                throw MalformedLine(number: index + 1, reason: "'\(id)' is no id: the letter of a system and a number")
            }
            guard ids.insert(id).inserted else {
                throw MalformedLine(number: index + 1, reason: "\(id) is there twice")
            }
            statements.append(
                Statement(
                    id: id,
                    summary: String(columns[1]),
                    area: try Self.area(columns[2], line: index + 1),
                    setAside: columns.count == 4 ? String(columns[3]) : nil))
        }
    }

    private static func area(_ name: Substring, line: Int) throws(MalformedLine) -> Statement.Area {
        guard let area = Statement.Area(rawValue: String(name)) else {
            let known = Statement.Area.allCases.map(\.rawValue).joined(separator: ", ")
            throw MalformedLine(number: line, reason: "'\(name)' is no area; the areas are \(known)")
        }
        return area
    }
}

/// A line that cannot be read.
struct MalformedLine: Error, Equatable, CustomStringConvertible {
    let number: Int
    let reason: String

    var description: String { "line \(number): \(reason)" }
}

extension Substring {
    fileprivate func dropping(prefix: String) -> Substring? {
        hasPrefix(prefix) ? dropFirst(prefix.count) : nil
    }
}
