import Alchemic
import TestSupport
import Testing

@Suite struct LongPathTests {
    private final class Link {
        init(next: Link?) {}
    }

    private static let chain = Module("Chain") {
        for number in 1...100 {
            Prototype(Link.init(next:), .named("\(number - 1)")).named("\(number)")
        }
        Prototype { () throws -> Link in throw Broken() }.named("0")
    }

    @Test func `text of a failure has twenty names and of more the ends`() throws {
        let container = try Container(Self.chain)
        func text(_ count: Int) -> String? {
            failure(of: try container.get(Link.self, .named("\(count - 1)")))?.description
        }
        let whole = (0..<20).reversed().map { "Link \"\($0)\"" }.joined(separator: " -> ")
        #expect(text(20)?.contains(whole) == true)
        #expect(text(21)?.contains("Link \"12\" -> (3 more) -> Link \"8\"") == true)
    }

    @Test func `text of a failure deep in a chain can be read`() throws {
        let container = try Container(Self.chain)
        let error = #expect(throws: ResolutionError.self) { try container.get(Link.self, .named("100")) }
        #expect(error?.path.count == 101)
        #expect(error?.description.contains("Link \"92\" -> (83 more) -> Link \"8\"") == true)
    }
}
