import Alchemic
import TestSupport
import Testing

private final class Engine: Sendable {
    init() {}

    init(_ journal: Journal) {
        journal.note("engine")
    }
}

private protocol Store: Sendable {
    var origin: String { get }
}

private final class DiskStore: Store {
    let origin: String

    init(path: String) {
        origin = path
    }

    init(size: Int) {
        origin = "memory of \(size)"
    }
}

private final class Tyre {}

private final class Wheel {
    var tyre: Tyre?
}

private final class Car {
    let spare: Wheel
    var front: Wheel?
    var rear: Wheel?

    init(spare: Wheel) {
        self.spare = spare
    }
}

@Suite struct RegisteringTests {
    @Test(.statement("A1")) func aSingletonIsMadeWhenItIsFirstAskedFor() async throws {
        let journal = Journal()
        let container = try Container(Module("Car") { Singleton { Engine(journal) } })
        try await container.start()
        #expect(journal.entries.isEmpty)

        _ = try container.get(Engine.self)
        _ = try container.get(Engine.self)
        #expect(journal.entries == ["engine"])
    }

    @Test(.statement("A1")) func anEagerSingletonExistsOnceTheStartHasEnded() async throws {
        let journal = Journal()
        let container = try Container(Module("Car") { Singleton { Engine(journal) }.eager() })
        #expect(journal.entries.isEmpty)

        try await container.start()
        #expect(journal.entries == ["engine"])

        _ = try container.get(Engine.self)
        #expect(journal.entries == ["engine"])
    }

    @Test(.statement("A2")) func aSingletonIsTheSameObjectEachTime() throws {
        let container = try Container(Module("Car") { Singleton(Engine.init as @Sendable () -> Engine) })
        let engine = try container.get(Engine.self)
        #expect(try container.get(Engine.self) === engine)
        #expect(Engine() !== engine)
        #expect(try container.get(Engine.self) === engine)
    }

    @Test(.statement("A3")) func aPrototypeIsNewForEachRequestAndEachInjectionPoint() throws {
        let container = try Container(
            Module("Car") {
                Prototype(Tyre.init)
                Prototype(Wheel.init).inject(\.tyre)
                Prototype(Car.init(spare:)).inject(\.front).inject(\.rear)
            })
        let cars = [try container.get(Car.self), try container.get(Car.self)]
        let wheels = try cars.flatMap { [$0.spare, try #require($0.front), try #require($0.rear)] }
        let tyres = try wheels.map { try #require($0.tyre) }

        #expect(cars[0] !== cars[1])
        #expect(Set(wheels.map(ObjectIdentifier.init)).count == 6)
        #expect(Set(tyres.map(ObjectIdentifier.init)).count == 6)
    }

    @Test(.statement("A7")) func aSecondDefinitionOfATypeHasAnObjectOfItsOwn() throws {
        let container = try Container(
            Module("Stores") {
                Singleton(DiskStore.init(path:), .value("/data")).named("data")
                Singleton(DiskStore.init(path:), .value("/cache")).named("cache")
            })
        let data = try container.get(DiskStore.self, .named("data"))
        let cache = try container.get(DiskStore.self, .named("cache"))
        #expect(data !== cache)
        #expect([data.origin, cache.origin] == ["/data", "/cache"])
        #expect(try container.get(DiskStore.self, .named("data")) === data)
        #expect(container.graph.definitions.count == 2)
    }

    @Test(.statement("A10")) func anInitializerIsEnoughToRegisterAType() throws {
        let container = try Container(
            Module("Stores") {
                Value("/data")
                Singleton(DiskStore.init(path:))
            })
        #expect(try container.get(DiskStore.self).origin == "/data")
        #expect(try container.get((any Store).self).origin == "/data")
    }

    @Test(.statement("A11")) func aTypeWithAnInitializerIsOneCandidate() throws {
        let container = try Container(
            Module("Stores") {
                Singleton(DiskStore.init(path:), .value("/data")).as((any Store).self).as(DiskStore.self).alias("disk")
            })
        #expect(container.graph.definitions.count == 1)
        #expect(try container.all(of: DiskStore.self).count == 1)
        #expect(try container.all(of: (any Store).self).count == 1)
    }

    @Test(.statement("A12"), arguments: [true, false])
    func nameLifetimeAndPrimaryBelongToTheDefinition(usesPath: Bool) throws {
        let declaration =
            usesPath
            ? Prototype(DiskStore.init(path:), .value("/main"))
            : Prototype(DiskStore.init(size:), .value(64))
        let container = try Container(
            Module("Stores") {
                Singleton(DiskStore.init(path:), .value("/other"))
                declaration.named("main").primary()
            })
        let origin = usesPath ? "/main" : "memory of 64"
        #expect(try container.get(DiskStore.self, .named("main")).origin == origin)
        #expect(try container.get(DiskStore.self).origin == origin)
        #expect(try container.get(DiskStore.self) !== container.get(DiskStore.self))
    }
}
