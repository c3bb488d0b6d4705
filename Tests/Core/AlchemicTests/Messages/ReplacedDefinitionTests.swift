import Alchemic
import TestSupport
import Testing

private final class Store: Sendable {}
private final class Clock: Sendable {}

@Suite("What was replaced") struct ReplacedDefinitionTests {
    @Test("is no candidate for what is of another type")
    func others() {
        let found = problems(
            of: Module("shop") {
                Singleton { Store() }
                Prototype { (_: Clock) in "" }
            }, Module("tests") { Singleton { Store() }.overriding(Store.self) })
        #expect(found.map(\.id) == [.missingBinding])
        #expect(!found.contains { $0.notes.contains { $0.text.contains("replaced") } })
    }
}
