import Alchemic
import TestSupport
import Testing

@Suite("A task that outlives an override")
struct OverrideEndTests {
    private let goOn = Gate()
    private let fake = Chicken()

    private func container() throws -> Container {
        try Container(
            Module("App") {
                Value(1)
                External(String.self)
                Singleton { Chicken() }
                Singleton { (chicken: Chicken) in Egg(chicken) }
                External(Panel.self).inject(\.chicken)
                Scoped("scope") { 1.5 }
            })
    }

    /// A task that begins in an override, and asks in every way when it may go on.
    private func asking(in container: Container) throws -> Task<[String: Diagnostic.ID?], Never> {
        #expect(try container.get(Chicken.self) === fake)
        return Task {
            await goOn.pass()
            return await container.outcomes()
        }
    }

    @Test(arguments: [false, true])
    func `a task that outlives an override is told that it has ended, by every request, whatever other tests override`(
        another: Bool
    ) async throws {
        let container = try container()
        let real = try container.get(Chicken.self)
        _ = try container.get(Egg.self)
        let task = try await container.withOverrides {
            Singleton { fake }
        } operation: {
            try asking(in: container)
        }
        #expect(try container.get(Chicken.self) === real)
        #expect(try container.get(Chicken.self, .auto) === real)
        if another {
            try await Task.detached {
                try await container.withOverrides {
                    Singleton { Chicken() }
                } operation: {
                    goOn.open()
                    _ = await task.value
                }
            }.value
        }
        goOn.open()
        #expect(await task.value.filter { $0.value != .ended }.isEmpty)
        #expect(try container.get(Chicken.self) === real)
    }

    @Test
    func `of a synchronous operation is told so, too`() async throws {
        let container = try container()
        let real = try container.get(Chicken.self)
        let task = try container.withOverrides {
            Singleton { fake }
        } synchronously: {
            try asking(in: container)
        }
        #expect(try container.get(Chicken.self) === real)
        goOn.open()
        #expect(await task.value.filter { $0.value != .ended }.isEmpty)
    }

    @Test
    func `a task that outlives an override is told so where overrides were nested, and an outer one goes on`()
        async throws
    {
        let container = try container()
        let outer = Chicken()
        try await container.withOverrides {
            Singleton { outer }
        } operation: {
            let task = try await container.withOverrides {
                Singleton { fake }
            } operation: {
                try asking(in: container)
            }
            #expect(try container.get(Chicken.self) === outer)
            goOn.open()
            #expect(await task.value["get"] == .ended)
        }
    }

    @Test
    func `a task that outlives an override does not keep an operation that throws from ending it`() async throws {
        let container = try container()
        let task = Variable<Task<Diagnostic.ID?, Never>?>()
        await #expect(throws: Broken.self) {
            try await container.withOverrides {
                Singleton { fake }
            } operation: {
                task.value = Task {
                    await goOn.pass()
                    return caught { try container.get(Chicken.self) }?.id
                }
                throw Broken()
            }
        }
        goOn.open()
        #expect(await task.value?.value == .ended)
    }
}

@Suite("Definitions of an override or a child for a scope that was opened before")
struct LateDefinitionTests {
    /// An override within the scope, or a scope that is opened from a child of the scope.
    enum Place: CaseIterable { case override, child }

    private let scope: Container

    init() throws { scope = try Container(Module("App") { Scoped("scope") { Plain() } }).scope("scope") }

    private func get<Value: Sendable>(
        _ type: Value.Type, from place: Place, @ModuleBuilder declaring elements: () -> [ModuleElement]
    ) throws -> Value {
        switch place {
        case .override: try scope.withOverrides(elements, synchronously: { try scope.get(type) })
        case .child: try Container(Module("Child", elements), parent: scope).scope("scope").get(type)
        }
    }

    @Test(arguments: Place.allCases)
    func `are out of reach for a lazy that has outlived that`(place: Place) throws {
        let lazies = try get([Lazy<Egg>].self, from: place) {
            Scoped("scope") { (egg: Lazy<Egg>) in [egg] }
            Scoped("scope") { (chicken: Chicken) in Egg(chicken) }
            Scoped("scope") { Chicken() }
        }
        #expect(failure(of: try lazies[0].get())?.id == .ended)
    }

    @Test(arguments: Place.allCases)
    func `have their steps run, in an override with what the scope knows, else with what the inner one knows`(
        place: Place
    ) throws {
        let called = Variable<Plain?>()
        _ = try get(Chicken.self, from: place) {
            Scoped("scope") { Chicken() }.call { (_: Chicken, plain: Plain) in called.value = plain }
        }
        let plain = try #require(called.value)
        #expect(try (plain === scope.get(Plain.self)) == (place == .override))
    }
}

private final class Handler: Sendable {
    let requests: ScopeProvider<Nest>
    init(requests: ScopeProvider<Nest>) { self.requests = requests }
}

@Suite("What outlives a child container")
struct OutlivingTests {
    @Test
    func `a scope provider of a container that is gone says so`() throws {
        let parent = try Container(Module("parent") { Scoped("request", Nest.init) })
        let handler = try Container(Module("child") { Singleton(Handler.init(requests:)) }, parent: parent)
            .get(Handler.self)
        let scope = try parent.scope("request")
        #expect(failure(of: try handler.requests.get(in: scope))?.id == .ended)
    }

    /// What this pins shows under a sanitizer: replacing the object wrote to the tables of containers that were gone.
    @Test
    func `replacing an object touches no container that has asked for it and is gone`() throws {
        let parent = try Container(Module("parent") { Singleton { FixedClock(1) }.as((any Clock).self) })
        let first = try parent.get((any Clock).self)
        for number in 0..<100 {
            let child = try Container(Module("child") { Value(number) }, parent: parent)
            #expect(try child.get((any Clock).self) === first)
            let shared = try parent.withOverrides {
                Value(number)
            } synchronously: {
                try parent.get((any Clock).self)
            }
            #expect(shared === first)
        }
        let second = FixedClock(2)
        try parent.set(second)
        #expect(try parent.get((any Clock).self) === second)
    }
}
