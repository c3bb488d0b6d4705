#if CommandLine
internal import AlchemicGraph
internal import ArgumentParser
internal import Foundation

/// The output of a command: rich in a terminal, plain elsewhere.
struct Output: Sendable {
    /// The rule that decides about colors.
    enum Coloring: String, ExpressibleByArgument, CaseIterable {
        case auto, always, never
    }

    /// The look of a part of a line in a terminal.
    enum Style: String {
        case plain = ""
        case bold = "1"
        case dim = "2"
        case red = "31"
        case green = "32"
        case yellow = "33"
        case cyan = "36"
    }

    /// Whether arrows and bars beyond ASCII may be used.
    let isRich: Bool
    let hasColors: Bool

    init(_ coloring: Coloring) {
        let environment = ProcessInfo.processInfo.environment
        isRich = isatty(STDOUT_FILENO) == 1 && environment["TERM"] != "dumb"
        switch coloring {
        case .auto: hasColors = isRich && (environment["NO_COLOR"] ?? "").isEmpty
        case .always: hasColors = true
        case .never: hasColors = false
        }
    }

    /// A text in a style, with control characters escaped, which could change the terminal's state.
    func painted(_ text: String, in style: Style) -> String {
        let text = text.printable
        return hasColors && style != .plain && !text.isEmpty ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
    }

    func bold(_ text: String) -> String { painted(text, in: .bold) }
    func dim(_ text: String) -> String { painted(text, in: .dim) }
    func plain(_ text: String) -> String { painted(text, in: .plain) }

    /// The arrow between the definitions of a path.
    var arrow: String { isRich ? "→" : "->" }

    var diagnosticStyle: Diagnostic.Style { hasColors ? .terminal : .plain }

    func write(_ line: String = "") { print(line) }

    /// Writes each element, with an empty line in between.
    func writeEach<Element>(of elements: [Element], by write: (Element) -> Void) {
        for (number, element) in elements.enumerated() {
            if number > 0 { self.write() }
            write(element)
        }
    }

    /// Writes a heading after an empty line.
    func writeHeading(_ text: String) { write("\n\(bold(text))") }

    /// Writes rows with aligned columns, of which the last is not padded.
    ///
    /// Each cell is a text with a style. Empty columns are left out.
    func writeTable(_ rows: [[(text: String, style: Style)]], indentation: Int = 0) {
        let columns = rows.map(\.count).max() ?? 0
        let widths = (0..<columns).map { column in
            rows.map { $0.count > column ? $0[column].text.printable.count : 0 }.max() ?? 0
        }
        for row in rows {
            var line = String(repeating: " ", count: indentation)
            let last = row.lastIndex { !$0.text.isEmpty } ?? 0
            for (column, cell) in row.enumerated() where widths[column] > 0 && column <= last {
                line += painted(cell.text, in: cell.style)
                if column < last {
                    line += String(repeating: " ", count: widths[column] - cell.text.printable.count + 2)
                }
            }
            write(line)
        }
    }

    /// A number and a noun, in the plural unless the number is one.
    static func counted(_ number: Int, of noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}

/// The options of all commands that print for people.
struct OutputOptions: ParsableArguments {
    @Option(name: .customLong("color"), help: "When to use colors; NO_COLOR=1 disables them.")
    var coloring = Output.Coloring.auto

    var output: Output { Output(coloring) }
}
#endif
