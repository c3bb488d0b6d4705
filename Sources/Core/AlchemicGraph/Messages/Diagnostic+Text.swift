import CAlchemic

extension Diagnostic {
    /// The style of a diagnostic's text.
    public struct Style: Sendable, Hashable {
        let isTerminal: Bool

        /// Plain ASCII, for logs and continuous integration.
        public static let plain = Style(isTerminal: false)
        /// With colors, and cycles drawn as loops, for a terminal.
        public static let terminal = Style(isTerminal: true)
    }
}

extension Diagnostic: CustomStringConvertible {
    /// The diagnostic as plain text.
    @_documentation(visibility: internal)
    public var description: String { text(.plain) }

    /// The diagnostic as text of several lines, in the compiler's form.
    ///
    /// The first line is `file:line:column: error: [id] headline`. The last line names the page and the section that explain the
    /// problem, as a full link if the environment variable `ALCHEMIC_DOCUMENTATION` holds the address of published documentation.
    ///
    /// - Parameter style: Plain or for a terminal.
    /// - Returns: The text, without a line break at its end.
    public func text(_ style: Style = .plain) -> String {
        text(style, documentation: Self.documentation)
    }

    /// The text, with links to documentation that is published at an address.
    package func text(_ style: Style, documentation: String?) -> String {
        let texts = texts
        let place = location.map { "\($0): " } ?? ""
        let kind = painted(severity.rawValue + ":", in: style) + " [\(id.rawValue.printable)]"
        var lines = ["\(place)\(kind) \(texts.headline)"]
        // All texts start in one column, after the labels.
        let width = (texts.notes.map(\.label) + ["path", "help", "docs"]).map(\.count).max() ?? 0
        func add(_ text: String, as label: String) {
            let padding = String(repeating: " ", count: width - label.count + 1)
            lines.append("  \(label):\(padding)\(text)")
        }
        if texts.path.count > 1 {
            if style.isTerminal, id == .cycle {
                lines += loop
            } else {
                add(texts.path.joined(separator: " -> "), as: "path")
            }
        }
        for note in texts.notes { add(note.text, as: note.label) }
        if let help = texts.help { add(help, as: "help") }
        add(address(in: documentation), as: "docs")
        return lines.joined(separator: "\n")
    }

    /// The address of the published documentation.
    ///
    /// The environment is read once, because another thread may change it.
    private static let documentation = alchemic_documentation_address().map { String(cString: $0) }

    /// The page and section that explain the kind of problem; a link if the documentation's address is known.
    private func address(in documentation: String?) -> String {
        guard let documentation, !documentation.isEmpty else { return docs }
        var folder = documentation.printable[...]
        while folder.last == "/" { folder.removeLast() }
        // A server shows a folder's page without a file name.
        let file = folder.hasPrefix("file:") ? "/index.html" : ""
        return "\(folder)/documentation/alchemic/\(page.lowercased())\(file)#\(id.rawValue.printable)"
    }

    /// The text in the color of the severity; unchanged unless the style is for a terminal.
    private func painted(_ text: String, in style: Style) -> String {
        guard style.isTerminal else { return text }
        return "\u{1B}[1;\(severity == .error ? 31 : severity == .warning ? 33 : 36)m\(text)\u{1B}[0m"
    }

    /// The path of a cycle, drawn as a loop.
    private var loop: [String] {
        let members = path.dropLast()
        return members.enumerated().map { offset, name in
            let mark = members.count == 1 ? "╶↺" : offset == 0 ? "┌→" : offset == members.count - 1 ? "└─" : "│ "
            return "  \(mark) \(name)"
        }
    }
}

extension Sequence<Diagnostic> {
    /// All diagnostics as text, with an empty line between two.
    ///
    /// - Parameter style: Plain or for a terminal.
    /// - Returns: The text, without a line break at its end.
    public func text(_ style: Diagnostic.Style = .plain) -> String {
        asOneReport.map { $0.text(style) }.joined(separator: "\n\n")
    }
}
