import Foundation

/// Makes, or checks, the test sources that hold the code of the README and of the documentation's catalogue.
@main
struct SamplesCommand {
    static let usage = """
        usage: samples [--check]

          --check       write nothing; fail if the checked-in sources are not what would be written
        """

    /// The repository: this file is `Tools/samples/SamplesCommand.swift` in it.
    private let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private let folder = "Tests/AlchemicTests/Documentation"
    private let catalogue = "Sources/Alchemic/Alchemic.docc"

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
        let pages = try pagePaths().map { path in
            try DocumentationPage(
                parsing: String(contentsOf: repository.appendingPathComponent(path), encoding: .utf8), path: path)
        }.filter { !$0.sections.isEmpty }
        let list = SampleList(pages: pages)
        var wanted = Dictionary(
            uniqueKeysWithValues: pages.map { (SampleFile(page: $0).name, SampleFile(page: $0).text) })
        wanted[list.name] = list.text

        let there = try existing()
        let stale = wanted.filter { there[$0.key] != $0.value }.keys.sorted()
        let superfluous = there.keys.filter { wanted[$0] == nil }.sorted()
        if checks {
            guard stale.isEmpty, superfluous.isEmpty else {
                throw Failure(
                    description: "\((stale + superfluous).joined(separator: ", ")): not what the documentation shows;"
                        + " make it anew with `swift run --package-path Tools samples`", status: 1)
            }
        } else {
            for name in stale { try Data((wanted[name] ?? "").utf8).write(to: file(name), options: .atomic) }
            for name in superfluous { try FileManager.default.removeItem(at: file(name)) }
        }
        print("\(pages.reduce(0) { $0 + $1.sections.count }) sections of \(pages.count) pages have code")
    }

    /// The README, then the catalogue's pages by name; the page of statements is itself made and has no code.
    private func pagePaths() throws -> [String] {
        let root = repository.appendingPathComponent(catalogue)
        let pages = try FileManager.default.subpathsOfDirectory(atPath: root.path)
            .filter { $0.hasSuffix(".md") && $0 != "Statements.md" }.sorted()
        return ["README.md"] + pages.map { "\(catalogue)/\($0)" }
    }

    private func file(_ name: String) -> URL {
        repository.appendingPathComponent(folder).appendingPathComponent(name)
    }

    /// The made sources as they are checked in, by name.
    private func existing() throws -> [String: String] {
        let root = repository.appendingPathComponent(folder)
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        let names = try FileManager.default.contentsOfDirectory(atPath: root.path)
            .filter { $0.hasSuffix("Samples.swift") }
        return try Dictionary(
            uniqueKeysWithValues: names.map { ($0, try String(contentsOf: file($0), encoding: .utf8)) })
    }
}

private struct Failure: Error, CustomStringConvertible {
    let description: String
    let status: Int32
}
