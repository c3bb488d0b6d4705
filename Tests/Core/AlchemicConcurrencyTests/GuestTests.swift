import Alchemic
import TestSupport
import Testing

private struct Broken: Error {}

private final class Chicken: Sendable {}
private final class Egg: Sendable {}
private final class Nest: Sendable {}

private final class CircleStart: Sendable {}

private final class CircleEnd: Sendable {
    let start = Variable<CircleStart?>(nil)
}

private final class Whole: Sendable {}
private final class Part: Sendable {}
private final class Asked: Sendable {}

private final class UserOfPart: Sendable {
    let part: Part
    init(_ part: Part) { self.part = part }
}

private final class UserOfWhole: Sendable {
    let whole: Whole
    init(_ whole: Whole) { self.whole = whole }
}

/// Such a request belongs to the unit that is being built: it gets what is complete, or an error.
@Suite("What an initializer or a step itself asks for")
struct GuestTests {
    @Test("does not keep from everybody who has asked for it, after it has waited for what is unfinished")
    func asksForUnfinished() async {
        let hasEnded = await ends {
            let itself = Variable<Container?>(nil)
            let (begun, goOn) = (Gate(), Gate())
            let eggs = Counter()
            let container = try Container(
                Module("yard") {
                    Singleton { Chicken() }.call(async: { (_: Chicken) in
                        begun.open()
                        await goOn.pass()
                    })
                    Singleton({ () async throws -> Egg in
                        eggs.increment()
                        _ = try await itself.withLock { $0 }?.get(async: Chicken.self)
                        return Egg()
                    })
                })
            itself.withLock { $0 = container }
            defer { itself.withLock { $0 = nil } }
            let first = Task { try await container.get(async: Chicken.self) }
            await begun.pass()
            let second = Task { try await container.get(async: Egg.self) }
            await letOthersGoOn()
            goOn.open()
            _ = try await first.value
            let egg = try await second.value
            #expect(try container.isBuilt(Egg.self))
            #expect(try await container.get(async: Egg.self) === egg)
            #expect(eggs.count == 1)
        }
        #expect(hasEnded)
    }

    @Test("is there for others at once, also if it is a circle")
    func circle() async {
        let hasEnded = await ends {
            let itself = Variable<Container?>(nil)
            let (built, goOn) = (Gate(), Gate())
            let container = try Container(
                Module("yard") {
                    Singleton({ (_: CircleEnd) async in CircleStart() }).inject(
                        nonisolated: "own", Query<CircleEnd>.auto
                    ) { (_: CircleStart, _: CircleEnd) in
                    }
                    Singleton { CircleEnd() }.inject(nonisolated: "other", Query<CircleStart>.auto) {
                        (end: CircleEnd, start: CircleStart) in end.start.withLock { $0 = start }
                    }
                    Singleton({ () async throws -> Egg in
                        _ = try await itself.withLock { $0 }?.get(async: CircleStart.self)
                        built.open()
                        await goOn.pass()
                        return Egg()
                    })
                })
            itself.withLock { $0 = container }
            defer { itself.withLock { $0 = nil } }
            let task = Task { try await container.get(async: Egg.self) }
            await built.pass()
            #expect(try container.isBuilt(CircleStart.self))
            #expect(throws: Never.self) { try container.get(CircleStart.self) }
            goOn.open()
            _ = try await task.value
            try container.get(CircleEnd.self).start.withLock { $0 = nil }
        }
        #expect(hasEnded)
    }

    @Test("is an error where it needs what asks, before any of it is made, and takes nothing from others")
    func needingWhatAsks() throws {
        let itself = Variable<Container?>(nil)
        let made = Counter()
        let found = Variable<ResolutionError?>(nil)
        let container = try Container(
            Module("yard") {
                Singleton { Whole() }.call { (_: Whole) in
                    do { _ = try itself.withLock { $0 }?.get(Asked.self) } catch {
                        found.withLock { $0 = error as? ResolutionError }
                    }
                }
                Singleton { () -> Part in
                    made.increment()
                    return Part()
                }.inject(nonisolated: "whole", Query<Whole>.auto) { (_: Part, _: Whole) in }
                Singleton({ (part: Part) in UserOfPart(part) })
                Singleton { (_: UserOfPart) in Asked() }
            })
        itself.withLock { $0 = container }
        defer { itself.withLock { $0 = nil } }
        let whole = try container.get(Whole.self)
        let error = try #require(found.withLock { $0 })
        #expect(error.id == .circularConstruction)
        #expect(error.path == ["Asked", "UserOfPart", "Part", "Whole"])
        #expect(made.count == 0)
        // It was caught: the whole is complete, and so is everything that is made for somebody else.
        #expect(try container.get(Whole.self) === whole)
        _ = try container.get(Asked.self)
        #expect(made.count == 1)
    }

    @Test("and outlives the construction, which then fails, is made with another one")
    func outliving() async {
        let hasEnded = await ends {
            let itself = Variable<Container?>(nil)
            let (goOn, over) = (Gate(), Gate())
            let fails = Variable(true)
            // Its start exceeds its limit, and only then asks.
            let plugin = Module("plugin") {
                Singleton { Nest() }.eager().onStart(within: .milliseconds(20)) { _ in
                    await goOn.pass()
                    _ = try? await itself.withLock { $0 }?.get(async: UserOfWhole.self)
                    over.open()
                }
            }
            let container = try Container(
                Module("yard") {
                    Singleton { Whole() }.call(async: { _ in
                        guard fails.withLock({ $0 }) else { return }
                        try? await Container(plugin, parent: itself.withLock { $0 }).start()
                        throw Broken()
                    })
                    Singleton({ (whole: Whole) async -> UserOfWhole in UserOfWhole(whole) })
                })
            itself.withLock { $0 = container }
            defer { itself.withLock { $0 = nil } }
            await #expect(throws: ResolutionError.self) { try await container.get(async: Whole.self) }
            fails.withLock { $0 = false }
            goOn.open()
            await over.pass()
            let user = try await container.get(async: UserOfWhole.self)
            #expect(try await container.get(async: Whole.self) === user.whole)
        }
        #expect(hasEnded)
    }
}
