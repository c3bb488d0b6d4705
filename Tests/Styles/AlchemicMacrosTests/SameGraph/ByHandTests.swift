#if Macros
internal import AlchemicGraphDocument
import AlchemicMacros
internal import Testing

private protocol Store: Sendable {}

private protocol Sign: Sendable {}

private final class Clock: Sendable {}

/// The same types twice: with the macros, and with what one would write by hand.
private enum ByMacro {
    @Singleton(
        .lazy, .order(2), .onStart(within: .seconds(5)), as: (any Store).self, named: "main", aliases: "sql", tags: "a")
    final class SQLStore: Store, @unchecked Sendable {
        @Inject var audit: Clock?
        @Inject(.named("wall"), ifUnset: true) private var clock: Clock?
        let retries: Int

        @Inject(.auto, .value(3)) init(clock: Clock, retries: Int) { self.retries = retries }
        init() { retries = 0 }

        @Inject func setUp(clocks: [Clock]) {}

        @Provides(.prototype, .primary, as: (any Sign).self, named: "sign", with: .value("open"))
        func makeSign(text: String) -> Board { Board() }

        @Provides(.lazy) static func makeCounter(clock: Clock) -> Counter { Counter() }
    }

    struct Board: Sign {}

    final class Counter: Sendable {}

    @Prototype(tags: .root) struct Cart {
        let clock: Clock
        var note: String?
    }

    @Scoped("request") actor Session {
        @Inject var clock: Clock?
    }

    @External(in: "request") @MainActor final class Screen {
        @Inject var clock: Clock?
        @Inject(ifUnset: true) var other: Clock?

        @Inject func show(clock: Clock) {}
    }

    @InjectedByName class Panel {
        var wall: Clock?
    }

    @Singleton(.weak) final class Thumbnails: Sendable {
        init(clock: Clock) async throws {}
    }

    static var module: Module {
        Module("Types") {
            SelfDeclared(SQLStore.self, Cart.self, Session.self, Screen.self, Panel.self, Thumbnails.self)
        }
    }
}

private enum ByHand {
    final class SQLStore: Store, @unchecked Sendable, SelfDeclaring {
        var audit: Clock?
        private var clock: Clock?
        let retries: Int

        init(clock: Clock, retries: Int) { self.retries = retries }

        func setUp(clocks: [Clock]) {}
        func makeSign(text: String) -> Board { Board() }
        static func makeCounter(clock: Clock) -> Counter { Counter() }

        static var declaration: [ModuleElement] {
            Singleton(SQLStore.init(clock:retries:), .auto, .value(3))
                .named("main").alias("sql").tagged("a").as((any Store).self).lazy().order(2).onStart(
                    within: .seconds(5)
                )
                .inject(\.audit)
                .inject(\.clock, .named("wall"), ifUnset: true)
                .call { $0.setUp(clocks: $1) }
            Prototype(of: SQLStore.self, SQLStore.makeSign(text:), .value("open"))
                .named("sign").as((any Sign).self).primary()
            Singleton(SQLStore.makeCounter(clock:)).method("makeCounter(clock:)", of: SQLStore.self).lazy()
        }
    }

    struct Board: Sign {}

    final class Counter: Sendable {}

    struct Cart: SelfDeclaring {
        let clock: Clock
        var note: String?

        static var declaration: [ModuleElement] {
            Prototype { Cart(clock: $0) }.tagged(.root)
        }
    }

    actor Session: SelfDeclaring {
        var clock: Clock?

        func set(_ clock: Clock?) { self.clock = clock }

        static var declaration: [ModuleElement] {
            Scoped("request", Session.init).inject(async: "clock") { await $0.set($1) }
        }
    }

    @MainActor final class Screen {
        var clock: Clock?
        var other: Clock?

        func show(clock: Clock) {}
    }

    class Panel {
        var wall: Clock?
    }

    final class Thumbnails: Sendable, SelfDeclaring {
        init(clock: Clock) async throws {}

        static var declaration: [ModuleElement] {
            Singleton(Thumbnails.init(clock:)).weak()
        }
    }

    static var module: Module {
        Module("Types") {
            SelfDeclared(SQLStore.self, Cart.self, Session.self, Screen.self, Panel.self, Thumbnails.self)
        }
    }
}

extension ByHand.Screen: SelfDeclaring {
    fileprivate nonisolated static var declaration: [ModuleElement] {
        External(ByHand.Screen.self, in: "request")
            .inject("clock") { $0.clock = $1 }
            .inject("other", isSet: { $0.other != nil }, { $0.other = $1 })
            .call(main: { $0.show(clock: $1) })
    }
}

extension ByHand.Panel: SelfDeclaring {
    fileprivate static var declaration: [ModuleElement] {
        External(ByHand.Panel.self).inject(\.wall, .named("wall"), name: "wall", ifUnset: true)
    }
}

@Suite struct ByHandTests {
    @Test func `document is that of what is written by hand`() throws {
        let clocks = Module("Clocks") { Singleton(Clock.init).named("wall") }
        let byMacro = try Graph(clocks, ByMacro.module).document
        let byHand = try Graph(clocks, ByHand.module).document
        #expect(byMacro.definitions.count == 9)
        #expect(byMacro.definitions.flatMap(\.steps).count == 8)
        #expect(withoutPlaces(byMacro).replacing("ByMacro.", with: "ByHand.") == withoutPlaces(byHand))
    }

    /// The document without the lines and columns, which have to differ.
    private func withoutPlaces(_ document: GraphDocument) -> String {
        document.json().replacing(/"(line|column)": \d+/, with: "")
    }
}
#endif
