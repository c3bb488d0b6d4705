import Alchemic
import TestSupport
import Testing

private final class Log: Sendable {
    init() {}
}

private final class Store: Sendable {
    let log: Log
    let isReady = Variable(false)
    init(log: Log) { self.log = log }
}

private final class Shop: Sendable {
    let store: Store
    let log = Variable<Log?>(nil)
    let wasSetInside: Bool
    init(store: Store) {
        self.store = store
        wasSetInside = log.value != nil
    }
}

@Suite struct LifecycleTests {
    @Test(.statement("R3", "T9")) func eagerSingletonsAreMadeByTheStartAndLazyOnesOnRequest() async throws {
        let made = Journal()
        let container = try Container(
            Module("Shop") {
                Singleton { made.noting("lazy", 1) }.named("lazy")
                Singleton { made.noting("eager", 2) }.named("eager").eager()
                Prototype { made.noting("prototype", 3) }.named("prototype")
            })
        #expect(made.entries.isEmpty)
        try await container.start()
        #expect(made.entries == ["eager"])
        _ = try container.get(Int.self, .named("lazy"))
        _ = try container.get(Int.self, .named("lazy"))
        _ = try container.get(Int.self, .named("eager"))
        #expect(made.entries == ["eager", "lazy"])
    }

    @Test(.statement("R4")) func prototypeIsMadeOnEachRequest() throws {
        let container = try Container(Module("Shop") { Prototype(Log.init) })
        let first = try container.get(Log.self)
        let second = try container.get(Log.self)
        #expect(first !== second)
    }

    @Test(.statement("R6")) func lazyAndEagerDependOnEachOtherInBothDirections() async throws {
        let made = Journal()
        let container = try Container(
            Module("Shop") {
                Singleton { (store: Store) in made.noting("eager shop", Shop(store: store)) }.eager()
                Singleton { (log: Log) in made.noting("lazy store", Store(log: log)) }
                Singleton { made.noting("eager log", Log()) }.eager()
                Singleton { (shop: Shop) in made.noting("lazy text", ["\(shop.store.log === shop.store.log)"]) }
            })
        try await container.start()
        #expect(made.entries == ["eager log", "lazy store", "eager shop"])
        let log = try container.get(Log.self)
        #expect(try container.get(Shop.self).store.log === log)
        _ = try container.get([String].self)
        #expect(made.entries.last == "lazy text")
        #expect(made.count == 4)
    }

    @Test(.statement("R21")) func injectedPrototypeLivesAsLongAsItsSingleton() async throws {
        weak var log: Log?
        weak var ended: Container?
        do {
            let container = try Container(
                Module("Shop") {
                    Prototype(Log.init)
                    Singleton(Store.init(log:))
                })
            ended = container
            log = try container.get(Store.self).log
            #expect(log != nil, "the container keeps the store, and the store keeps it")
            #expect(try container.get(Store.self).log === log)
            #expect(try container.get(Log.self) !== log)
        }
        #expect(ended == nil)
        #expect(log == nil, "and nothing else does")
    }

    @Test(.statement("R22")) func injectionPointsAreSetAfterTheInitializer() throws {
        let container = try Container(
            Module("Shop") {
                Singleton(Log.init)
                Singleton(Store.init(log:))
                Singleton(Shop.init(store:)).inject(\.log.value)
            })
        let shop = try container.get(Shop.self)
        #expect(!shop.wasSetInside)
        #expect(try shop.log.value === container.get(Log.self))
    }

    @Test(.statement("R23")) func startBuildsAndFullyInjectsEagerSingletonsAndAllTheyReach() async throws {
        let injected = Journal()
        let container = try Container(
            Module("Shop") {
                Singleton(Log.init)
                Singleton(Store.init(log:)).configure { (store: Store) in
                    store.isReady.value = true
                    injected.note("store")
                }
                Singleton(Shop.init(store:)).eager()
                    .inject(\.log.value)
                    .configure { (shop: Shop) in injected.note("shop with log: \(shop.log.value != nil)") }
            })
        try await container.start()
        #expect(injected.entries == ["store", "shop with log: true"])
        #expect(try container.isBuilt(Store.self))
        let shop = try container.get(Shop.self)
        #expect(shop.store.isReady.value)
        #expect(injected.count == 2, "asking afterwards does nothing more")
    }

    @Test(.statement("R24")) func askingWorksBeforeTheStart() async throws {
        let made = Journal()
        let container = try Container(
            Module("Shop") {
                Singleton { made.noting("log", Log()) }
                Singleton(Store.init(log:)).eager()
            })
        let store = try container.get(Store.self)
        try await container.start()
        #expect(try container.get(Store.self) === store)
        #expect(made.entries == ["log"])
    }

    @Test(.statement("R26")) func eagerSingletonsAreBuiltInAnOrderThatTheGraphDecides() async throws {
        let made = Journal()
        let container = try Container(
            Module("Shop") {
                Singleton { (store: Store) in made.noting("shop", Shop(store: store)) }.eager()
                Singleton { (log: Log) in made.noting("store", Store(log: log)) }.eager()
                Singleton { made.noting("log", Log()) }.eager()
                Singleton { made.noting("number", 1) }.eager()
            })
        let eager = Journal()
        let observation = container.observe { event in
            if event.kind == .built { eager.note(event.label) }
        }
        defer { observation.cancel() }
        try await container.start()
        #expect(made.entries == ["log", "store", "shop", "number"])
        #expect(eager.entries == ["Log", "Store", "Shop", "Int"])
    }

    @Test(.statement("R27"))
    func whetherAnObjectMayBeSharedIsSettledWhereItIsDeclared() {
        final class Notes {
            var lines: [String] = []
        }
        // As a `Singleton` it does not compile: a tool may still make such a definition.
        let found = problems(
            of: Module("Notes") {
                Definition(
                    .shared({ Notes() }), of: Notes.self, .singleton,
                    location: Definition.SourceLocation())
                Prototype { Notes() }
                Singleton({ @MainActor in Notes() })
            })
        #expect(found.map(\.id) == [.notSendable])
        #expect(found.first?.help?.contains("`Sendable`") == true)
    }
}
