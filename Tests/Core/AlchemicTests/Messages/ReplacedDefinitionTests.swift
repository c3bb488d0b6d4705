import Alchemic
import TestSupport
import Testing

private final class Store: Sendable {}
private final class Clock: Sendable {}

@Suite struct ReplacedDefinitionTests {
    @Test
    func `what was replaced is no candidate for what is of another type`() {
        let found = problems(
            of: Module("shop") {
                Singleton { Store() }
                Prototype { (_: Clock) in "" }
            }, Module("tests") { Singleton { Store() }.overriding(Store.self) })
        #expect(found.map(\.id) == [.missingBinding])
        #expect(!found.contains { $0.notes.contains { $0.text.contains("replaced") } })
    }
}
