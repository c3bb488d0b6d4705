import Alchemic
import TestSupport
import Testing

private protocol Lamp: AnyObject, Sendable {}

private final class Bulb: Lamp {
    private let state = Variable(false)
    var isOn: Bool {
        get { state.value }
        set { state.value = newValue }
    }
}

private final class Shade: Lamp {
    let inner: any Lamp
    init(inner: any Lamp) { self.inner = inner }
}

private final class Maker: Sendable {
    func bulb() -> Bulb { Bulb() }
}

/// What files say of a definition, said in a module.
@Suite struct FileModifierTests {
    @Test(.statement("G23")) func `building something deprecated is an event`() throws {
        let events = Variable<[String]>([])
        let container = try Container(
            Module("Lamps") {
                Singleton(Bulb.init).named("old").deprecated("use new")
                Singleton(Bulb.init).named("new")
            },
            observer: { event in events.append(event.description) })
        _ = try container.get(Bulb.self, .named("new"))
        #expect(!events.withLock { $0.contains { $0.hasPrefix("deprecated") } })
        _ = try container.get(Bulb.self, .named("old"))
        _ = try container.get(Bulb.self, .named("old"))
        #expect(events.withLock { $0.filter { $0.hasPrefix("deprecated") } } == ["deprecated Bulb \"old\": use new"])
    }

    @Test func `what is set back is found by its name and its own type`() throws {
        let container = try Container {
            Singleton(Bulb.init).named("bulb").setBack()
            Singleton(Shade.init(inner:), .named("bulb")).named("shade")
        }
        let lamp = try container.get((any Lamp).self)
        #expect(lamp is Shade)
        #expect(try container.get([any Lamp].self).count == 1)
        #expect(try (lamp as? Shade)?.inner === container.get(Bulb.self))
        #expect(try container.get((any Lamp).self, .named("bulb")) is Bulb)
    }

    @Test func `what is set back is found once by its own type, which it may promise`() throws {
        let container = try Container { Singleton(Bulb.init).as(Bulb.self).setBack() }
        #expect(try container.get([Bulb].self).count == 1)
        #expect(try container.get(Bulb.self) === container.get([Bulb].self)[0])
    }

    @Test func `steps that are kept hold for nothing else`() throws {
        func container(keeping isKept: Bool) throws -> Container {
            let first = Singleton(Bulb.init).named("first").inject(\.isOn, .value(true))
            return try Container {
                Singleton(Maker.init)
                if isKept { first.keepingSteps() } else { first }
                Singleton(of: Maker.self, Maker.bulb).named("made")
            }
        }
        for isKept in [true, false] {
            let container = try container(keeping: isKept)
            #expect(try container.get(Bulb.self, .named("first")).isOn)
            #expect(try container.get(Bulb.self, .named("made")).isOn == !isKept)
        }
    }
}

// What definition files say of a definition, and modules cannot.
extension TypedDeclaration {
    fileprivate consuming func deprecated(_ message: String = "") -> Self { changed { $0.deprecation = message } }
    fileprivate consuming func keepingSteps() -> Self { changed { $0.keepsSteps = true } }
    fileprivate consuming func setBack() -> Self { changed { $0.isSetBack = true } }
}
