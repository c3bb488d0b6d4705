import Alchemic
import TestSupport
import Testing

private protocol Bead: Sendable {}
private final class Link: Bead { init(_: Link? = nil) {} }
private final class Knot: Bead {}
private struct Rope: Sendable { let pieces: [any Bead] }

@Suite struct DeepListTests {
    @Test(arguments: [false, true])
    func `a list with the end of a deep chain of a scope has it in the scope, and does without it outside`(
        isAwaited: Bool
    ) async throws {
        let container = try Container(
            Module("rope") {
                Scoped("sea") { Link() }.named("0").only(as: Link.self)
                for number in 1..<60 {
                    let link = Scoped("sea", { Link($0) }, .named("\(number - 1)")).named("\(number)")
                    number < 59 ? link.only(as: Link.self) : link.as((any Bead).self)
                }
                Singleton { Knot() }.as((any Bead).self)
                Prototype(Rope.init(pieces:))
            })
        func count(_ container: Container) async throws -> Int {
            isAwaited
                ? try await container.get(async: Rope.self).pieces.count : try container.get(Rope.self).pieces.count
        }
        #expect(try await count(container) == 1)
        let scope = try container.scope("sea")
        #expect(try await count(scope) == 2)
    }
}
