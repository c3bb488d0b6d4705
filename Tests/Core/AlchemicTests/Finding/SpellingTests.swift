import Alchemic
import AlchemicGraph
import Testing

private struct Engine: Sendable {}
private protocol Vehicle {}

@Suite("The spelling of a type") struct SpellingTests {
    @Test
    func `has an any before each protocol, and none before Any and AnyObject, which are none`() {
        #expect(spelling(of: (any Vehicle).self) == "any Vehicle")
        #expect(spelling(of: Any.self) == "Any")
        #expect(spelling(of: AnyObject.self) == "AnyObject")
    }

    @Test
    func `has the arguments of a provider as they are written, also within another type`() {
        #expect(spelling(of: Provider<Engine>.self) == "Provider<Engine>")
        #expect(spelling(of: Taker<Provider<Engine>>.self) == "Taker<Provider<Engine>>")
        #expect(spelling(of: Taker<Provider<Engine, Int, String>>.self) == "Taker<Provider<Engine, Int, String>>")
    }
}
