import Alchemic
import TestSupport
import Testing

@Suite struct LongPathTests {
    private final class Link {
        init(next: Link?) {}
    }

    @Test func textOfAFailureDeepInAChainCanBeRead() throws {
        let chain = Module("Chain") {
            for number in 1...100 {
                Prototype(Link.init(next:), .named("\(number - 1)")).named("\(number)")
            }
            Prototype { () throws -> Link in throw Broken() }.named("0")
        }
        let container = try Container(chain)
        let error = #expect(throws: ResolutionError.self) { try container.get(Link.self, .named("100")) }
        #expect(error?.path.count == 101)
        #expect(error?.description.contains("Link \"92\" -> (83 more) -> Link \"8\"") == true)
    }
}
