import Alchemic
import TestSupport
import Testing

@Suite struct LifecycleTests {
    @Test(.statement("R27"))
    func `whether an object may be shared is settled where it is declared`() {
        final class Notes {
            var lines: [String] = []
        }
        // As a `Singleton` it does not compile: a tool may still make such a definition.
        let found = problems(
            of: Module("Notes") {
                Definition(
                    Maker.shared({ Notes() }), of: Notes.self, lifetime: .singleton,
                    location: Definition.SourceLocation())
                Prototype { Notes() }
                Singleton({ @MainActor in Notes() })
            })
        #expect(found.map(\.id) == [.notSendable])
        #expect(found.first?.help?.contains("`Sendable`") == true)
    }
}
