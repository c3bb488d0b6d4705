import Foundation
import Testing

struct ReadmeTests {
    private let example = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
        .standardizedFileURL

    @Test func theNumbersOfLinesInTheReadmeAreRight() throws {
        var ours = 0
        var theirs = 0
        for file in try ownSources() {
            let plain = example.deletingLastPathComponent().appending(path: "Search/Sources/Search/\(file)")
            let changes = try code(in: example.appending(path: "Sources/Search/\(file)"))
                .difference(from: code(in: plain))
            ours += changes.insertions.count
            theirs += changes.removals.count
        }
        let readme = try String(contentsOf: example.appending(path: "README.md"), encoding: .utf8)
        #expect(ours < theirs)
        #expect(readme.contains("\(theirs) are not here: lines of its module, and the initializers. \(ours) are here"))
        #expect(try ownSources().count == 8)
    }

    @Test func theCodeInTheReadmeIsTheRealOne() throws {
        let sources = try ownSources().map {
            try String(contentsOf: example.appending(path: "Sources/Search/\($0)"), encoding: .utf8)
        }
        let readme = try String(contentsOf: example.appending(path: "README.md"), encoding: .utf8)
        let blocks = readme.matches(of: /```swift\n((?s).*?)```/).map { String($0.1) }
        #expect(blocks.count == 2)
        for block in blocks { #expect(sources.contains { $0.contains(block) }, "\(block)") }
    }

    /// The sources that are not links, by their paths.
    private func ownSources() throws -> [String] {
        let folder = example.appending(path: "Sources/Search")
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path()).filter { path in
            let type = try FileManager.default.attributesOfItem(atPath: folder.appending(path: path).path())[.type]
            return path.hasSuffix(".swift") && type as? FileAttributeType == .typeRegular
        }
    }

    /// The lines that are neither empty nor comments.
    private func code(in file: URL) throws -> [String] {
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty && !$0.hasPrefix("//") }
    }
}
