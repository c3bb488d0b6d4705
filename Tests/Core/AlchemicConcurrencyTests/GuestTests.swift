import Alchemic
import TestSupport
import Testing

private final class Whole: Sendable {}
private final class Part: Sendable {}
private final class UserOfPart: Sendable {}
private final class Asked: Sendable {}

/// Such a request belongs to the unit that is being built: it gets what is complete, or an error.
@Suite("What an initializer or a step itself asks for")
struct GuestTests {
    @Test
    func `does not keep from everybody who has asked for it, after it has waited for what is unfinished`() async {
        let step = Halt()
        let eggs = Counter()
        await withItself { itself in
            Singleton { Chicken() }.call(async: { _ in await step.stop() })
            Singleton({ () async throws -> Egg in
                eggs.increment()
                return Egg(try await itself().get(async: Chicken.self))
            })
        } run: { container in
            let first = Task { try await container.get(async: Chicken.self) }
            await step.reached()
            let second = Task { try await container.get(async: Egg.self) }
            await letOthersGoOn()
            step.goOn()
            _ = try await first.value
            let egg = try await second.value
            #expect(try container.isBuilt(Egg.self))
            #expect(try await container.get(async: Egg.self) === egg)
            #expect(eggs.count == 1)
        }
    }

    @Test
    func `what an initializer or a step itself asks for is there for others at once, also if it is a cycle`() async {
        let pieces = Pieces()
        let built = Halt()
        await withItself { itself in
            Singleton({ (end: Piece) async in pieces.make("start", [end]) }, .named("end")).named("start").taking("end")
            pieces.singleton("end").taking("start")
            Singleton({ () async throws -> Egg in
                _ = try await itself().piece(async: "start")
                await built.stop()
                return Egg()
            })
        } run: { container in
            let task = Task { try await container.get(async: Egg.self) }
            await built.reached()
            #expect(try container.isBuilt(Piece.self, .named("start")))
            #expect(throws: Never.self) { try container.piece("start") }
            built.goOn()
            _ = try await task.value
        }
    }

    @Test
    func `is an error where it needs what asks, before any of it is made, and takes nothing from others`() async {
        let made = Counter()
        let found = Variable<ResolutionError?>()
        await withItself { itself in
            Singleton { Whole() }.call { (_: Whole) in found.value = failure(of: try itself().get(Asked.self)) }
            Singleton { () -> Part in
                made.increment()
                return Part()
            }.inject(nonisolated: "whole", Query<Whole>.auto) { (_: Part, _: Whole) in }
            Singleton { (_: Part) in UserOfPart() }
            Singleton { (_: UserOfPart) in Asked() }
        } run: { container in
            let whole = try container.get(Whole.self)
            #expect(found.value?.id == .circularConstruction)
            #expect(found.value?.path == ["Asked", "UserOfPart", "Part.whole", "Whole"])
            #expect(made.count == 0)
            // It was caught: the whole is complete, and so is everything that is made for somebody else.
            #expect(try container.get(Whole.self) === whole)
            _ = try container.get(Asked.self)
            #expect(made.count == 1)
        }
    }

    @Test
    func `and outlives the construction, which then fails, is made with another one`() async {
        let (goOn, over) = (Gate(), Gate())
        let fails = Variable(true)
        await withItself { itself in
            Singleton { Chicken() }.call(async: { _ in
                guard fails.value else { return }
                // Its start exceeds its limit, and only then asks.
                let plugin = Module("plugin") {
                    Singleton { Nest() }.eager().onStart(within: .milliseconds(20)) { _ in
                        await goOn.pass()
                        _ = try? await itself().get(async: Egg.self)
                        over.open()
                    }
                }
                try? await Container(plugin, parent: itself()).start()
                throw Broken()
            })
            Singleton({ (chicken: Chicken) async in Egg(chicken) })
        } run: { container in
            await #expect(throws: ResolutionError.self) { try await container.get(async: Chicken.self) }
            fails.value = false
            goOn.open()
            await over.pass()
            let egg = try await container.get(async: Egg.self)
            #expect(try await container.get(async: Chicken.self) === egg.chicken)
        }
    }
}
