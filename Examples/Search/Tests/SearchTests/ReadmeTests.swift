import Foundation
import Testing

struct ReadmeTests {
    @Test func theModuleInTheReadmeIsTheRealOne() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
        let source = try String(contentsOf: root.appending(path: "Sources/Search/SearchModule.swift"), encoding: .utf8)
        let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
        let block = try #require(readme.firstMatch(of: /```swift\n((?s).*?)```/)?.1)
        #expect(readme.split(separator: "\n", omittingEmptySubsequences: false).count <= 61)
        for declaration in block.split(separator: "\n\n") {
            #expect(source.contains(declaration.trimmingCharacters(in: .newlines)))
        }
    }
}
