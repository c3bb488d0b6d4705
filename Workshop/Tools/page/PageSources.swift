import Foundation

/// The Swift sources that hold the page's parts as texts.
struct PageSources {
    /// Each file's name and text.
    let files: [(name: String, text: String)]

    /// Reads the page's own sources: `page.html`, style sheets, and modules of JavaScript.
    ///
    /// - Parameter folder: Where they are.
    /// - Throws: What goes wrong as a file is read.
    init(folder: URL) throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        func text(_ name: String) throws -> String {
            try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        }
        let html = try text("page.html")
        // In the order of what they build on.
        let styles = try ["theme", "frame", "panels"].map { (name: $0 + "Style", text: try text($0 + ".css")) }
        let modules = ScriptModule.ordered(
            try names.filter { $0.hasSuffix(".mjs") }.map { name in
                ScriptModule(name: String(name.dropLast(4)), source: try text(name))
            })
        let scripts = modules.map { (name: camelCase($0.name) + "Script", text: $0.text) }
        files =
            [("PageParts.swift", Self.index(html: html, styles: styles.map(\.name), scripts: scripts.map(\.name)))]
            + (styles + scripts).map { part in
                let file = "PageParts+\(part.name.prefix(1).uppercased() + part.name.dropFirst()).swift"
                return (file, Self.source("extension PageParts", [(part.name, part.text)]))
            }
    }

    /// What holds the HTML around the other parts, and their order.
    private static func index(html: String, styles: [String], scripts: [String]) -> String {
        var rest = html[...]
        func text(before mark: String) -> String {
            guard let range = rest.range(of: "/* \(mark) */") else {
                fatalError("page.html has no place for its \(mark)")
            }
            defer { rest = rest[range.upperBound...] }
            return String(rest[..<range.lowerBound])
        }
        let constants = [
            ("beforeStyle", text(before: "style")), ("beforeData", text(before: "data")),
            ("beforeScript", text(before: "script")), ("afterScript", String(rest)),
        ]
        let list = { (parts: [String]) in parts.map { "        \($0),\n" }.joined() }
        let lists =
            "\n    static let style = [\n\(list(styles))    ].joined(separator: \"\\n\")\n"
            + "\n    static let script = [\n\(list(scripts))    ].joined(separator: \"\\n\")\n"
        return source("/// The page's texts, in order.\nenum PageParts", constants, lists)
    }

    private static func source(
        _ head: String, _ constants: [(name: String, text: String)], _ rest: String = ""
    ) -> String {
        let declarations = constants.map { name, text in
            precondition(!text.contains("\"\"\"##") && !text.contains("\\##"), "\(name) does not fit a literal")
            return "    static let \(name) = ##\"\"\"\n\(text)\n\"\"\"##\n"
        }
        return """
            // Written by `swift run --package-path Workshop/Tools page` from the files in `Sources/Graphs/GraphPage/Page`.
            // swift-format-ignore-file
            \(head) {
            \(declarations.joined(separator: "\n"))\(rest)}

            """
    }
}
