#if Macros
import Alchemic
import AlchemicMacros
import Testing

@Singleton final class Newspaper: Sendable {}

@Singleton final class Kiosk: Sendable {
    init(morning newspaper: Newspaper) {}

    @Provides(.prototype)
    func makeLeaflet(from newspaper: Newspaper) -> Leaflet { Leaflet() }
}

struct Leaflet: Sendable {}

@Suite("Messages about what macros declare")
struct LabelTests {
    @Test
    func `name the parameter that nothing is found for`() {
        // Without the newspaper, which declares itself too.
        let module = Module("Street") {
            let declared = Kiosk.declaration
            return declared
        }
        let error = #expect(throws: GraphError.self) { try Graph(module) }
        let text = error?.description ?? ""
        #expect(text.contains("parameter `morning` of `Kiosk`"))
        #expect(text.contains("parameter `from` of `Leaflet`"))
    }
}
#endif
