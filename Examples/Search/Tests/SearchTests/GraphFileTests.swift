import AlchemicGraphTesting
import Foundation
import Testing

@testable import Search

/// `graph.json` is what is written today, with its places and all else that `DocumentTests` does not compare.
struct GraphFileTests {
    @Test func theFileIsUpToDate() throws {
        let document = try Graph(searchModule(MemoryFolder(texts: [:]))).document
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../graph.json")
        #expect(try String(contentsOf: file, encoding: .utf8) == document.json() + "\n")
    }
}
