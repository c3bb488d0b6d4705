import Alchemic
import AlchemicMain
import TestSupport
import Testing

private protocol Vehicle: Sendable {}

private final class Slow: Vehicle {
    init() async {}
}
private final class Bicycle: Vehicle {}
private final class Rider: Sendable {
    init(slow: Slow) {}
}
@MainActor private final class Screen {
    init() {}
}
private final class Viewer: Sendable {
    nonisolated init(screen: Lazy<Screen>) throws { _ = try screen.get() }
}
private final class Page: @unchecked Sendable {
    var slow: Slow?
}
private final class Asker: Sendable {
    init(container: Container) throws { _ = try container.get(Slow.self) }
}
private final class Shy: Sendable {
    init(container: Container) { _ = try? container.get(Slow.self) }
}
private final class Guest: Sendable {
    init(asker: Asker) {}
}

private let trip: Scope = "trip"

/// Requests for what has to be awaited or lives on the main actor, made without waiting, or elsewhere.
private let ways: [(name: String, id: Diagnostic.ID, run: @Sendable (Container) throws -> Void)] = [
    ("get", .asynchronousOnly, { _ = try $0.get(Slow.self) }),
    ("get of what needs it", .asynchronousOnly, { _ = try $0.get(Rider.self) }),
    ("get by a query", .asynchronousOnly, { _ = try $0.get(Slow.self, .type(Slow.self)) }),
    ("get of a list", .asynchronousOnly, { _ = try $0.get([any Vehicle].self) }),
    ("get of an optional", .asynchronousOnly, { _ = try $0.getIfDeclared(Slow.self) }),
    ("all", .asynchronousOnly, { _ = try $0.all(of: (any Vehicle).self) }),
    ("with", .asynchronousOnly, { try $0.with(Slow.self) { _ in } }),
    ("a provider", .asynchronousOnly, { _ = try $0.get(Provider<Slow>.self)() }),
    ("a Lazy", .asynchronousOnly, { _ = try $0.get(Lazy<Slow>.self).get() }),
    ("a scope's provider", .asynchronousOnly, { _ = try $0.get(ScopeProvider<[Slow]>.self).get(in: $0.scope(trip)) }),
    ("a scope's get", .asynchronousOnly, { _ = try $0.scope(trip).get([Slow].self) }),
    ("invoke", .asynchronousOnly, { _ = try $0.invoke(Slow.self) }),
    ("inject(into:)", .asynchronousOnly, { try $0.inject(into: Page()) }),
    ("set", .asynchronousOnly, { try $0.set(Page()) }),
    ("get", .mainActorOnly, { _ = try $0.get(Screen.self) }),
    ("a provider", .mainActorOnly, { _ = try $0.get(Provider<Screen>.self)() }),
    ("a Lazy", .mainActorOnly, { _ = try $0.get(Lazy<Screen>.self).get() }),
    ("invoke", .mainActorOnly, { _ = try $0.invoke(Screen.self) }),
]

@Suite("A request that has to be made elsewhere")
struct ElsewhereEventTests {
    private let failures = Variable<[ContainerEvent]>([])

    private func container() throws -> Container {
        let failures = failures
        return try Container(
            Module("m") {
                Singleton(Slow.init)
                Singleton(Rider.init(slow:))
                Singleton(Screen.init)
                Singleton(Viewer.init(screen:))
                External(Page.self).inject(\.slow)
                Singleton(Asker.init(container:))
                Singleton(Shy.init(container:))
                Singleton(Guest.init(asker:))
                Scoped(trip) { (slow: Slow) in [slow] }
            }
        ) { event in if event.kind == .failed { failures.append(event) } }
    }

    @Test(arguments: ways.indices)
    func `a request that has to be made elsewhere sends one event, with its definition and error`(way: Int) throws {
        let (name, id, run) = ways[way]
        let container = try container()
        let error = #expect(throws: ResolutionError.self, "\(name)") { try run(container) }
        #expect(error?.id == id, "\(name)")
        #expect(failures.value.map { ($0.error as? ResolutionError)?.id } == [id], "\(name)")
        #expect(failures.value.first?.definition != nil, "\(name)")
        #expect(failures.value.first?.label.isEmpty == false, "\(name)")
    }

    @Test(arguments: [0, 1, 2])
    func `names the member of a list that has to be awaited, whichever that is`(slow: Int) throws {
        let container = try Container {
            for number in 0..<3 {
                if number == slow {
                    Singleton({ () async in await Slow() }).as((any Vehicle).self)
                } else {
                    Singleton { Bicycle() }.as((any Vehicle).self)
                }
            }
        }
        let error = failure(of: try container.get([any Vehicle].self))
        #expect(error?.id == .asynchronousOnly)
        #expect(error?.path == ["Slow"])
    }

    @Test
    func `a request that has to be made elsewhere sends none where it is awaited, and goes elsewhere by itself`()
        async throws
    {
        let container = try container()
        _ = try await container.get(async: Rider.self)
        _ = try await container.get(async: [any Vehicle].self)
        _ = try await container.get(async: [String: Int].self)
        try await container.set(async: Page())
        try await container.start()
        #expect(failures.value.map(\.description) == [])
    }

    @Test
    func `by code is one event, and one for each object that its error keeps from being built`() throws {
        let container = try container()
        _ = try container.get(Shy.self)
        #expect(failures.value.map(\.label) == ["Slow"])
        failures.value = []
        #expect(failure(of: try container.get(Guest.self))?.path == ["Guest", "Asker", "Slow"])
        #expect(failures.value.map(\.label) == ["Slow", "Asker", "Guest"])
        failures.value = []
        #expect(failure(of: try container.get(Viewer.self))?.id == .mainActorOnly)
        #expect(failures.value.map(\.label) == ["Screen", "Viewer"])
    }
}
