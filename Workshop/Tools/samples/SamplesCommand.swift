import Foundation

/// Makes the test sources that hold the code of the README, of the catalogs and of the decisions.
@main
struct SamplesCommand {
    /// The repository: this file is `Workshop/Tools/samples/SamplesCommand.swift` in it.
    private let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static func main() {
        do {
            guard CommandLine.arguments.count == 1 else { throw Failure(description: "there are no arguments") }
            try SamplesCommand().run()
        } catch {
            FileHandle.standardError.write(Data("samples: \(error)\n".utf8))
            exit(1)
        }
    }

    private func run() throws {
        var pages = try pagePaths().map { path in
            try DocumentationPage(
                parsing: String(contentsOf: repository.appendingPathComponent(path), encoding: .utf8), path: path)
        }
        for page in pages { try checkQuotes(of: page) }
        pages.removeAll(where: \.sections.isEmpty)
        var wanted: [String: String] = [:]
        for (product, pages) in Dictionary(grouping: pages, by: \.product) {
            for file in pages.map(SampleFile.init(page:)) { wanted["\(product.folder)/\(file.name)"] = file.text }
            let list = SampleList(product: product, pages: pages)
            wanted["\(product.folder)/\(list.name)"] = list.text
        }

        // What is as it should be stays untouched, and is not compiled again.
        let there = try existing()
        for (path, text) in wanted where there[path] != text {
            let file = repository.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file, options: .atomic)
        }
        for path in there.keys where wanted[path] == nil {
            try FileManager.default.removeItem(at: repository.appendingPathComponent(path))
        }
        print("\(pages.reduce(0) { $0 + $1.sections.count }) sections of \(pages.count) pages have code")
    }

    /// Fails if a block of a page is not what stands in its file.
    private func checkQuotes(of page: DocumentationPage) throws {
        for quote in page.quotes {
            let file = try? String(contentsOf: repository.appendingPathComponent(quote.file), encoding: .utf8)
            guard file.map(quote.stands) != true else { continue }
            throw MalformedPage(
                path: page.path, line: quote.block.line,
                reason: file == nil ? "there is no file \(quote.file)" : "\(quote.file) has no such lines")
        }
    }

    /// The README, then the pages of the catalogs and the decisions, by name.
    private func pagePaths() throws -> [String] {
        let pages = try ["Documentation/Decisions", "Sources"].flatMap { folder in
            try FileManager.default.subpathsOfDirectory(atPath: repository.appendingPathComponent(folder).path)
                .filter { $0.hasSuffix(".md") && (folder != "Sources" || $0.contains(".docc/")) }
                .sorted().map { "\(folder)/\($0)" }
        }
        return ["README.md"] + pages
    }

    /// The sources that were made before, by path.
    private func existing() throws -> [String: String] {
        var sources: [String: String] = [:]
        for folder in Product.allCases.map(\.folder) {
            let root = repository.appendingPathComponent(folder)
            let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
            for name in names where name.hasSuffix(".swift") {
                sources["\(folder)/\(name)"] = try String(
                    contentsOf: root.appendingPathComponent(name), encoding: .utf8)
            }
        }
        return sources
    }
}

private struct Failure: Error, CustomStringConvertible {
    let description: String
}
