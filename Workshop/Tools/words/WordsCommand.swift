import Foundation

/// Looks for words that `Words.tsv` lists in the prose of the repository: pages, comments and texts; and counts what pages show.
@main
struct WordsCommand {
    /// More words than these are not read.
    private static let limit = 42_000

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
        let paths = try pages + ["Sources", "Plugins", "Examples", "Documentation/Maintaining"].flatMap(files)
        for path in paths {
            let text = try read(path)
            let prose = !path.hasSuffix(".swift") ? Prose.words(ofMarkdown: text) : Prose.words(ofSwift: text)
            problems += vocabulary.findings(in: prose).map {
                "\(path):\($0.line): error: '\($0.phrase)': write \($0.instead)"
            }
        }
        for problem in problems { print(problem) }
        let shown = try countShownWords(in: paths.filter { $0.contains(".docc/") && !$0.hasSuffix(".swift") })
        let found = "\(paths.count) files, \(problems.count) words that are not used here"
        print("\(found); pages show \(shown) words, of \(Self.limit)")
        if shown > Self.limit { print("error: cut what is said twice, or what code beside it says") }
        if !problems.isEmpty || shown > Self.limit { exit(1) }
    }

    /// Prints how many words the pages and tutorials of each catalog show; returns their sum.
    private func countShownWords(in paths: [String]) throws -> Int {
        let pages = try paths.map { path in
            let url = URL(fileURLWithPath: path)
            return (url: url, name: url.deletingPathExtension().lastPathComponent[...], text: try read(path))
        }
        let counter = ShownWords(pages: pages.map { ($0.name, $0.text) })
        var catalogs: [String: (pages: Int, words: Int)] = [:]
        for (path, page) in zip(paths, pages) {
            let words =
                try page.url.pathExtension == "md"
                ? counter.count(ofPage: page.text)
                : counter.count(ofTutorial: page.text) { file in
                    try read("\(path.dropLast(page.url.lastPathComponent.count))Resources/\(file)")
                }
            let catalog = path.split(separator: "/").first { $0.hasSuffix(".docc") }?.dropLast(5)
            catalogs[String(catalog ?? ""), default: (0, 0)].pages += 1
            catalogs[String(catalog ?? ""), default: (0, 0)].words += words
        }
        for (name, count) in catalogs.sorted(by: { $0.value.words > $1.value.words }) {
            print("\(name): \(count.pages) pages, \(count.words) words")
        }
        return catalogs.values.reduce(0) { $0 + $1.words }
    }

    private func read(_ path: String) throws -> String {
        try String(contentsOf: repository.appendingPathComponent(path), encoding: .utf8)
    }

    /// Pages, tutorials and Swift sources.
    private func files(in folder: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: repository.appendingPathComponent(folder).path)
            .filter { path in
                [".swift", ".md", ".tutorial"].contains { path.hasSuffix($0) } && !path.contains(".build")
                    && !path.contains("Tests/")
            }
            .sorted().map { "\(folder)/\($0)" }
    }
}
