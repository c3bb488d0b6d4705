import Foundation
import Testing

private let package = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

/// The lines of code in a source: comments, imports and what only keeps previews from being compiled here do not count.
private func lines(_ source: some StringProtocol) -> Int {
    source.split(separator: "\n").count { line in
        let line = line.drop { $0 == " " }
        return !line.isEmpty && !["//", "import ", "#if ", "#endif"].contains { line.hasPrefix($0) }
    }
}

/// The lines of each part of the app.
private func parts(ofTarget name: String) throws -> [String: Int] {
    func count(_ files: String...) throws -> Int {
        let sources = package.appending(path: "Sources/\(name)")
        return try files.map { sources.appending(path: "\($0).swift") }
            .filter { FileManager.default.fileExists(atPath: $0.path) }
            .reduce(0) { $0 + lines(try String(contentsOf: $1, encoding: .utf8)) }
    }
    return [
        "models": try count("Books"), "wiring": try count("BooksModule", "BooksApp"),
        "views": try count("BookViews"), "previews": try count("Previews"),
    ]
}

/// The same of a file with all parts.
private func parts(ofFile name: String) throws -> [String: Int] {
    let text = try String(contentsOf: package.appending(path: "Comparison/\(name).swift"), encoding: .utf8)
    let parts = text.components(separatedBy: "// MARK: ").dropFirst()
    return Dictionary(
        uniqueKeysWithValues: parts.map { part in
            let title = part.prefix { $0 != "\n" }
            return (title.lowercased(), lines(part.dropFirst(title.count)))
        })
}

@Suite struct LinesOfCodeTests {
    @Test func `lines of code on the page about SwiftUI are those of the sources`() throws {
        let counts = [
            try parts(ofTarget: "SwiftUIGuide"), try parts(ofTarget: "BooksByHand"), try parts(ofFile: "Factory"),
            try parts(ofFile: "SwiftDependencies"),
        ]
        var rows = ["models", "wiring", "views", "previews"].map { part in (part, counts.map { $0[part] ?? 0 }) }
        #expect(rows.allSatisfy { !$0.1.contains(0) })
        rows.append(("together", counts.map { $0.values.reduce(0, +) }))
        let page = try String(
            contentsOf: package.appending(
                path: "../../../Sources/Styles/AlchemicScenes/AlchemicScenes.docc/SwiftUIApplication.md"),
            encoding: .utf8)
        let table = rows.map { "| \($0) | \($1.map(String.init).joined(separator: " | ")) |" }
        let written = page.split(separator: "\n").filter { line in rows.contains { line.hasPrefix("| \($0.0) | ") } }
        #expect(table == written.map(String.init))
    }
}
