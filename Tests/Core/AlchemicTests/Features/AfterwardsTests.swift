import Alchemic
import TestSupport
import Testing

private final class Ink: Sendable {}

private final class Pen: Sendable {
    let ink: Ink
    init(ink: Ink) { self.ink = ink }
}

private protocol Device: Sendable {}
private final class Hammer: Device {}
private final class Mallet: Device {}
private final class Feather: Device {}

private final class Tower: @unchecked Sendable {
    var ink: Ink?
}

/// Two that are set in one another, one of which only stops.
private final class Bell: @unchecked Sendable {
    var rope: Rope?
}

private final class Rope: Stoppable, @unchecked Sendable {
    weak var bell: Bell?
    private let stopped: Gate
    init(stopped: Gate) { self.stopped = stopped }
    func stop() async throws { stopped.open() }
}

@Suite("What is asked for when something else has changed")
struct AfterwardsTests {
    @Test
    func `a provider and a lazy of a container that has stopped throw that it has ended`() async throws {
        let container = try Container {
            Singleton(Ink.init)
            Prototype(Pen.init(ink:))
            Singleton(Taker<Provider<Pen>>.init)
            Singleton(Taker<Lazy<Ink>>.init)
        }
        let pens = try container.get(Taker<Provider<Pen>>.self).form
        let ink = try container.get(Taker<Lazy<Ink>>.self).form
        try await container.stop()
        #expect(failure(of: try pens.get())?.id == .ended)
        #expect(failure(of: try ink.get())?.id == .ended)
    }

    @Test
    func `a scope and a child of an override that is over throw that the override of its definitions has ended`()
        async throws
    {
        let container = try Container {
            Singleton(Ink.init)
            Scoped("page", Pen.init(ink:))
        }
        let left = try await container.withOverrides {
            Singleton { Ink() }.overriding(Ink.self)
        } operation: {
            [
                try container.scope("page"),
                try Container(parent: try container.get(Container.self)) { Prototype(Hammer.init) },
            ]
        }
        for container in left {
            let error = failure(of: try container.get(Ink.self))
            #expect(error?.id == .ended)
            #expect("\(try #require(error))".contains("the override of `Ink` has ended"))
        }
    }

    @Test
    func `a provider and a lazy that were taken in an override that is over say which, and where it was declared`()
        async throws
    {
        let container = try Container {
            Singleton(Ink.init)
            Prototype(Pen.init(ink:))
        }
        let line = #line + 2
        let (pens, ink, awaited) = try await container.withOverrides {
            Singleton { Ink() }.overriding(Ink.self)
        } operation: {
            let scope = try container.get(Container.self)
            return (
                try container.get(Provider<Pen>.self), try container.get(Lazy<Ink>.self),
                try scope.get(AsyncProvider<Pen>.self)
            )
        }
        for error in [
            failure(of: try pens()), failure(of: try ink.get()), await failure(awaiting: try await awaited()),
        ] {
            #expect(error?.id == .ended)
            let text = "\(try #require(error))"
            #expect(text.contains("the override of `Ink` has ended"))
            #expect(text.contains("override: `Ink` (AlchemicTests/AfterwardsTests.swift:\(line)"))
        }
        // What was taken from the container itself goes on.
        let own = try container.get(Provider<Pen>.self)
        try container.withOverrides {
            Singleton { Ink() }.overriding(Ink.self)
        } synchronously: {
            _ = try own()
        }
        #expect(try own().ink === container.get(Ink.self))
    }

    @Test(.timeLimit(.minutes(1)))
    func `what is complete only after the container has ended is not there for anybody`() async throws {
        let begun = Gate()
        let ended = Gate()
        let container = try Container {
            Singleton({ () async -> Ink in
                begun.open()
                await ended.pass()
                return Ink()
            })
        }
        let request = Task { try await container.get(async: Ink.self) }
        await begun.pass()
        let stop = Task { try await container.stop() }
        while !container.isEnded { await Task.yield() }
        ended.open()
        _ = await request.result
        #expect(failure(of: try container.get(Ink.self))?.id == .ended)
        try await stop.value
    }

    @Test
    func `what was made with an object that was set meanwhile is kept, injected into that, and stopped in the end`()
        async throws
    {
        let itself = Variable<Container?>()
        let given = Bell()
        let stopped = Gate()
        let container = try Container {
            Singleton(Bell.init).inject(\.rope).call { bell in
                // What is set is finished like any other.
                if bell !== given { try itself.value?.set(given) }
            }
            Singleton { Rope(stopped: stopped) }.inject(\.bell)
        }
        itself.value = container
        defer { itself.value = nil }
        #expect(try container.get(Bell.self) === given)
        #expect(try container.get(Rope.self) === given.rope)
        try await container.stop()
        await stopped.pass()
    }

    @Test
    func `an external that has not been set is what is missing, even if its steps have to be awaited`() throws {
        let container = try Container {
            External(Ink.self).call(async: { _ in })
            Singleton(Pen.init(ink:))
        }
        #expect(failure(of: try container.get(Pen.self))?.id == .externalNotSet)
    }

    @Test
    func `what is declared first, and is injected what has to be awaited, has to be awaited too`() async throws {
        let container = try Container {
            Singleton(Tower.init).inject(\.ink)
            Singleton({ () async -> Ink in Ink() })
        }
        #expect(failure(of: try container.get(Tower.self))?.id == .asynchronousOnly)
        let tower = try await container.get(async: Tower.self)
        #expect(tower.ink != nil)
    }

    @Test
    func `what was set while its construction went on is there, even if that has failed`() throws {
        let itself = Variable<Container?>()
        let given = Ink()
        let container = try Container {
            Singleton { () throws -> Ink in
                try itself.value?.set(given)
                throw Broken()
            }
            Singleton(Pen.init(ink:))
        }
        itself.value = container
        defer { itself.value = nil }
        // Whether this one fails or has what was set, the next one has it.
        _ = try? container.get(Pen.self)
        #expect(try container.get(Ink.self) === given)
        #expect(try container.get(Pen.self).ink === given)
    }

    @Test
    func `each of two overrides by type is found by every type that finds it, and nothing of what they hide`() throws {
        let container = try Container(
            Module("Shop") {
                Singleton(Hammer.init).as((any Device).self).named("left")
                Singleton(Mallet.init).as((any Device).self).named("right")
            },
            Module("Test") {
                Singleton(Feather.init).as((any Device).self).overriding(Hammer.self)
                Singleton { Feather() }.as((any Device).self).overriding(Mallet.self)
            })
        #expect(try container.get([any Device].self).allSatisfy { $0 is Feather })
        #expect(try container.get([String: any Device].self).keys.sorted() == ["left", "right"])
        #expect(throws: ResolutionError.self) { try container.get(Hammer.self) }
        // For one operation, over a graph that has overrides already.
        try container.withOverrides {
            Singleton { Mallet() }.as((any Device).self).overriding(named: "left")
        } synchronously: {
            let tools = try container.get([String: any Device].self)
            #expect(tools["left"] is Mallet && tools["right"] is Feather)
            #expect(tools.count == 2)
        }
        #expect(try container.get((any Device).self, .named("left")) is Feather)
    }

    @Test
    func `objects that nothing orders are stopped in the reverse of the order in which they were built`() async throws {
        let stopped = Variable<[Int]>([])
        let container = try Container {
            for number in 0..<20 {
                Singleton { number }.named("\(number)").onStop { number in stopped.append(number) }
            }
        }
        let order = (0..<20).shuffled()
        for number in order { _ = try container.get(Int.self, .named("\(number)")) }
        try await container.stop()
        #expect(stopped.value == order.reversed())
    }
}
