import AlchemicGraphTesting
import Testing

@testable import Search

/// `Examples/SearchWithMacros` is the same program, and runs this very test against the same file.
struct DocumentTests {
    @Test func theGraphIsTheOneThatIsRecorded() throws {
        let document = try Graph(searchModule(MemoryFolder(texts: [:]))).document
        #expect(try document.difference(from: "../../../Search/graph.json") == nil)
    }
}
