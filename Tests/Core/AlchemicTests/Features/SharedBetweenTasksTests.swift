import Alchemic
import TestSupport
import Testing

/// Not safe to share.
private final class Rose {
    var petals = 0
}

private struct Seed: Sendable {}

private final class Tulip: Sendable {
    let seed = Seed()
}

private protocol Flower {}
extension Rose: Flower {}
extension Tulip: Flower {}
private final class Vase: Flower {
    var flower: any Flower
    init(_ flower: any Flower) { self.flower = flower }
}

@MainActor private final class Wall {
    var rose: Rose?
    nonisolated init() {}
}

@Suite("An object that is not Sendable reaches no two tasks")
struct SharedBetweenTasksTests {
    private let garden = Module("Garden") {
        Prototype { Rose() }.named("rose").as((any Flower).self)
        Prototype { Tulip() }.named("tulip")
    }

    @Test
    func `through a Lazy that is requested, in whatever form`() throws {
        let container = try Container(garden)
        func ids<Form>(_ form: Form.Type) -> [Diagnostic.ID] {
            [
                failure(of: try container.get(form)), failure(of: try container.get(form, .auto)),
            ].compactMap(\.?.id)
        }
        let refused = [
            ids(Lazy<Rose>.self), ids(Lazy<Rose>?.self), ids([Lazy<Rose>].self), ids(Lazy<[Rose]>.self),
            ids([String: Lazy<Rose>].self), ids(Provider<Lazy<Rose>>.self), ids(Lazy<Lazy<Rose>>.self),
        ]
        #expect(refused == Array(repeating: Array(repeating: .lazyPrototype, count: 2), count: 7))
        #expect(!container.isDeclared(Lazy<Rose>.self))
        #expect(throws: ResolutionError.self) { try container.get(Lazy<any Flower>.self, .named("rose")) }
        _ = try container.get(Lazy<Provider<Rose>>.self).get().get()
        _ = try container.get(Lazy<Tulip>.self).get()
        _ = try container.get(Lazy<any Flower>.self, .named("tulip")).get()
    }

    @Test
    func `through a provider, which makes a new one each time`() throws {
        let container = try Container(garden)
        let provider = try container.get(Provider<Rose>.self)
        #expect(try provider.get() !== provider.get())
    }

    @Test
    @MainActor func `awaited or on the main actor neither`() async throws {
        let container = try Container(garden)
        let awaited = await #expect(throws: ResolutionError.self) {
            _ = try await container.get(async: Lazy<Rose>.self)
        }
        #expect(awaited?.id == .lazyPrototype)
        #expect(failure(of: try container.get(main: Lazy<Rose>.self))?.id == .lazyPrototype)
    }

    @Test
    func `through a root, of which a typed container has a member`() {
        let error = #expect(throws: GraphError.self) { try Graph(garden, roots: [Lazy<Rose>.self]) }
        #expect(error?.diagnostics.filter { $0.severity == .error }.map(\.id) == [.lazyPrototype])
    }

    @Test
    func `while a Lazy of a prototype that is Sendable is a parameter like any other`() throws {
        let container = try Container {
            Prototype(Tulip.init).named("tulip")
            Prototype { Seed() }
            if true { Prototype(Takes<Lazy<Tulip>>.init) }
            Prototype(Takes<Lazy<Seed>>.init)
        }
        let lazy = try container.get(Lazy<Tulip>.self)
        #expect(try lazy.get() === lazy.get())
        _ = try container.get(Takes<Lazy<Tulip>>.self)
    }

    @Test
    func `through a Lazy of what decorates it`() {
        #expect(
            errors {
                Prototype { Rose() }.as((any Flower).self)
                Decorate((any Flower).self) { Vase($0) }
                Prototype(Takes<Lazy<any Flower>>.init)
            } == [.lazyPrototype])
    }

    @Test
    @MainActor func `through a step on the main actor, which may keep it there`() async throws {
        let container = try Container {
            Prototype { Rose() }.call(main: { (rose: Rose, wall: Wall) in wall.rose = rose })
            Singleton { Wall() }
        }
        let awaited = await #expect(throws: ResolutionError.self) { _ = try await container.get(async: Rose.self) }
        #expect(awaited?.id == .mainActorOnly)
        let rose = try container.get(main: Rose.self)
        #expect(try container.get(Wall.self).rose === rose)
        #expect(
            errors {
                Prototype { Rose() }.configure(main: { $0.petals = 5 })
                Prototype(Takes<Rose>.init)
            } == [.mainActorOnly])
    }

    @Test
    func `through what a shared object is converted to`() throws {
        #expect(errors { Singleton { Tulip() }.as(Rose.self) { _ in Rose() } } == [.notSendable])
        let container = try Container {
            Singleton { Tulip() }.named("another").as((any Flower).self) { _ in Rose() }
            Singleton { Tulip() }.named("itself").as((any Flower).self) { $0 as any Flower }
            Singleton { Tulip() }.named("sendable").as(Seed.self) { $0.seed }
            Prototype { Tulip() }.named("prototype").as(Rose.self) { _ in Rose() }
        }
        #expect(failure(of: try container.get((any Flower).self, .named("another")))?.id == .typeMismatch)
        #expect(try container.get((any Flower).self, .named("itself")) is Tulip)
        _ = try container.get(Seed.self)
        #expect(try container.get(Rose.self) !== container.get(Rose.self))
        #expect(failure(of: try container.get(Lazy<Rose>.self))?.id == .lazyPrototype)
    }

    @Test
    func `through a decorator of something shared: the wrapper is shared as well`() throws {
        #expect(
            errors {
                Singleton { Tulip() }.as((any Flower).self)
                Decorate((any Flower).self) { Vase($0) }
            } == [.notSendable])
        // Each prototype has one of its own.
        let container = try Container {
            Prototype { Tulip() }.as((any Flower).self)
            Decorate((any Flower).self) { Vase($0) }
        }
        #expect(try container.get((any Flower).self) is Vase)
    }
}
