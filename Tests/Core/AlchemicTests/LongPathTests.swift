import Alchemic
import TestSupport
import Testing

@Suite struct LongPathTests {
    private final class Link {
        init(next: Link?) {}
    }
    private final class Bead: Sendable {
        init(_ next: Bead) {}
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

    @Test func `path of more than two hundred names says how many it leaves out`() throws {
        let container = try Container(
            Module("Beads") {
                External(Bead.self).named("0")
                for number in 1...300 {
                    Singleton({ (next: Bead) in Bead(next) }, .named("\(number - 1)")).named("\(number)")
                }
            })
        let error = try #require(failure(of: try container.get(Bead.self, .named("300"))))
        #expect(error.id == .externalNotSet)
        #expect(error.path.count == 201)
        #expect(error.path[99...101] == ["Bead \"201\"", "(101 more)", "Bead \"99\""])
        #expect(error.description.contains("Bead \"292\" -> (283 more) -> Bead \"8\""))
    }
}
