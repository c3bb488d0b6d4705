#if Macros
internal import Foundation
internal import Testing

/// The samples in the comments of the macros are such as the macros take.
@Suite struct DocumentationCommentTests {
    /// The blocks of Swift in the documentation comments of a source.
    private static func samples(in source: String) -> [String] {
        var samples: [String] = []
        var lines: [String]?
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) where line.hasPrefix("///") {
            let text = String(line.dropFirst(3).drop { $0 == " " })
            switch (lines, text) {
            case (nil, "```swift"): lines = []
            case (let block?, "```"):
                samples.append(block.joined(separator: "\n"))
                lines = nil
            case (_?, _): lines?.append(text)
            case (nil, _): break
            }
        }
        return samples
    }

    private static let samples: [String] = {
        let folder = URL(filePath: #filePath).appending(path: "../../../../Sources/Styles/AlchemicMacros")
            .standardizedFileURL
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap {
            $0 as? URL
        }
        return (files ?? []).filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
            .flatMap { samples(in: (try? String(contentsOf: $0, encoding: .utf8)) ?? "") }
    }()

    @Test func `there are some`() {
        #expect(Self.samples.count >= 8)
    }

    @Test(arguments: samples) func `is taken without a complaint`(_ sample: String) {
        let expansion = Expansion(sample)
        #expect(expansion.problems.map(\.description) == [])
        #expect(expansion.source != sample, "something is written")
    }
}
#endif
