import Foundation

/// Looks for words that `Words.tsv` lists in the prose of the repository: pages, comments and texts.
@main
struct WordsCommand {
    /// The repository: this file is `Workshop/Tools/words/WordsCommand.swift` in it.
    private let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private let pages = ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md"]

    static func main() {
        do {
            try WordsCommand().run()
        } catch {
            FileHandle.standardError.write(Data("words: \(error)\n".utf8))
            exit(1)
        }
    }

    private func run() throws {
        let vocabulary = Vocabulary(try read("Workshop/Tools/words/Words.tsv"))
        var problems: [String] = []
        let paths = try pages + files(in: "Sources")
        for path in paths {
            let text = try read(path)
            let prose = !path.hasSuffix(".swift") ? Prose.words(ofMarkdown: text) : Prose.words(ofSwift: text)
            problems += vocabulary.findings(in: prose).map {
                "\(path):\($0.line): error: '\($0.phrase)': write \($0.instead)"
            }
        }
        for problem in problems { print(problem) }
        print("\(paths.count) files, \(problems.count) words that are not used here")
        if !problems.isEmpty { exit(1) }
    }

    private func read(_ path: String) throws -> String {
        try String(contentsOf: repository.appendingPathComponent(path), encoding: .utf8)
    }

    /// The pages and tutorials of catalogs, and Swift sources.
    private func files(in folder: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: repository.appendingPathComponent(folder).path)
            .filter { path in
                path.hasSuffix(".swift")
                    || ([".md", ".tutorial"].contains { path.hasSuffix($0) } && path.contains(".docc/"))
            }
            .sorted().map { "\(folder)/\($0)" }
    }
}
