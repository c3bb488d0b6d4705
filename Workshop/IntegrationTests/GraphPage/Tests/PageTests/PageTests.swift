import AlchemicGraphDocument
import Foundation
import GraphPageUnderTest
import Testing

/// Runs the tests that are written in JavaScript: of the page's modules in Node, and of whole pages in Chromium.
@Suite(.serialized) struct PageTests {
    /// This file is `Tests/PageTests/PageTests.swift` in the package.
    private static let package = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private static let examples = package.deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
        .appending(path: "Examples")

    private static let node = program("node", "nodejs")
    private static let chromium = program("chromium", "chromium-browser", "google-chrome")

    @Test(.enabled(if: node != nil, "it needs Node")) func `modules work`() throws {
        try Self.run("Modules", environment: [:])
    }

    @Test(.enabled(if: node != nil && chromium != nil, "it needs Node and Chromium")) func `pages work`() throws {
        // With `ALCHEMIC_PAGES=folder`, the pages stay there, to be looked at.
        let kept = ProcessInfo.processInfo.environment["ALCHEMIC_PAGES"].map { URL(filePath: $0) }
        let folder = kept ?? FileManager.default.temporaryDirectory.appending(path: "pages-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { if kept == nil { try? FileManager.default.removeItem(at: folder) } }
        for (name, page) in try Self.pages() {
            try Data(page.utf8).write(to: folder.appending(path: "\(name).html"))
        }
        try Self.run("Browser", environment: ["PAGES": folder.path, "CHROMIUM": Self.chromium?.path ?? ""])
    }

    /// What the browser opens, by the names of files.
    private static func pages() throws -> [String: String] {
        let shop = try SampleGraphs.shop()
        let later = try SampleGraphs.shop(isLater: true)
        let trace = later.startOrder.enumerated().map { place, id in
            BuiltDefinition(
                id: id, start: .milliseconds(place * 3), duration: .microseconds(700 + 2_100 * place))
        }
        let many = try GeneratedGraph.document(definitions: 500)
        let search = try JSONDecoder().decode(
            GraphDocument.self, from: Data(contentsOf: examples.appending(path: "Search/graph.json")))
        return [
            "shop": shop.page(),
            "later": later.page(comparedWith: shop, trace: trace),
            "choices": try SampleGraphs.choices().page(rules: [
                "not primary": ("another one is primary", "move `.primary()` to it, or resolve it by its name")
            ]),
            "broken": SampleGraphs.broken().page(),
            "hostile": SampleGraphs.hostileNames().page(),
            "search": search.page(),
            "300": try GeneratedGraph.document(definitions: 300).page(),
            "500": many.page(),
            "500-later": try GeneratedGraph.document(definitions: 500, isLater: true).page(comparedWith: many),
            "5000": try GeneratedGraph.document(definitions: 5_000).page(),
        ]
    }

    private static func program(_ names: String...) -> URL? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let candidates = names.flatMap { name in folders.map { URL(filePath: String($0)).appending(path: name) } }
        return candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    private static func run(_ folder: String, environment: [String: String]) throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: package.appending(path: folder).path)
            .filter { $0.hasSuffix(".test.mjs") }.sorted()
        try #require(!files.isEmpty)
        let process = Process()
        let output = Pipe()
        process.executableURL = node
        // One file after the other: times are measured.
        process.arguments = ["--test", "--test-concurrency=1"] + files
        process.currentDirectoryURL = package.appending(path: folder)
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        print(text)
        #expect(process.terminationStatus == 0, "\(text)")
    }
}
