import Foundation

/// Makes, or checks, the test sources that hold the code of the README, of the catalogs and of the decisions.
@main
struct SamplesCommand {
    static let usage = """
        usage: samples [--check]

          --check       write nothing; fail if the checked-in sources are not what would be written
        """

    /// The repository: this file is `Workshop/Tools/samples/SamplesCommand.swift` in it.
    private let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static func main() {
        do {
            let arguments = Array(CommandLine.arguments.dropFirst())
            guard arguments.isEmpty || arguments == ["--check"] else {
                throw Failure(description: "not understood\n\(usage)", status: 2)
            }
            try SamplesCommand().run(checks: !arguments.isEmpty)
        } catch {
            FileHandle.standardError.write(Data("samples: \(error)\n".utf8))
            exit((error as? Failure)?.status ?? 1)
        }
    }

    private func run(checks: Bool) throws {
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

        let there = try existing()
        let stale = wanted.filter { there[$0.key] != $0.value }.keys.sorted()
        let superfluous = there.keys.filter { wanted[$0] == nil }.sorted()
        if checks {
            guard stale.isEmpty, superfluous.isEmpty else {
                throw Failure(
                    description: "\((stale + superfluous).joined(separator: ", ")): not what the documentation shows;"
                        + " make it anew with `swift run --package-path Workshop/Tools samples`", status: 1)
            }
        } else {
            for path in stale {
                let file = repository.appendingPathComponent(path)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data((wanted[path] ?? "").utf8).write(to: file, options: .atomic)
            }
            for path in superfluous {
                try FileManager.default.removeItem(at: repository.appendingPathComponent(path))
            }
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

    /// The made sources as they are checked in, by path.
    private func existing() throws -> [String: String] {
        var sources: [String: String] = [:]
        for folder in Product.allCases.map(\.folder) {
            let root = repository.appendingPathComponent(folder)
            let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
            for name in names where name.hasSuffix("Samples.swift") {
                sources["\(folder)/\(name)"] = try String(
                    contentsOf: root.appendingPathComponent(name), encoding: .utf8)
            }
        }
        return sources
    }
}

private struct Failure: Error, CustomStringConvertible {
    let description: String
    let status: Int32
}
