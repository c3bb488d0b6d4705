import Alchemic
import Testing

private struct Broken: Error {}

private final class Chicken: Sendable {}
private final class Egg: Sendable {}
private final class Nest: Sendable {}

private final class CircleStart: Sendable {}

private final class CircleEnd: Sendable {
    let start = Locked<CircleStart?>(nil)
}

private final class Whole: Sendable {}
private final class Part: Sendable {}
private final class Failing: Sendable {}
private final class Asked: Sendable {}

private final class UserOfPart: Sendable {
    let part: Part
    init(_ part: Part) { self.part = part }
}

private final class UserOfWhole: Sendable {
    let whole: Whole
    init(_ whole: Whole) { self.whole = whole }
}

/// What an initializer or a step gets from the container itself is built as a guest of that construction.
@Suite("What an initializer or a step itself asks for")
struct GuestTests {
    @Test("does not keep from everybody who has asked for it, after it has waited for what is unfinished")
    func asksForUnfinished() async {
        let hasEnded = await ends {
            let itself = Locked<Container?>(nil)
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
            let itself = Locked<Container?>(nil)
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

    @Test("takes nothing from others when it fails")
    func failing() async {
        let hasEnded = await ends {
            let itself = Locked<Container?>(nil)
            let (hasPart, goOn, asks) = (Gate(), Gate(), Gate())
            let container = try Container(
                Module("yard") {
                    Singleton { Whole() }.call { (_: Whole) in
                        _ = try? itself.withLock { $0 }?.get(Failing.self)
                    }
                    Singleton { () -> Part in Part() }.inject(nonisolated: "whole", Query<Whole>.auto) {
                        (_: Part, _: Whole) in
                    }
                    Singleton({ (_: Part) throws -> Failing in
                        hasPart.open()
                        goOn.passHere()
                        _ = try itself.withLock { $0 }?.get(UserOfPart.self)
                        throw Broken()
                    })
                    Singleton({ (_: Asked, part: Part) in UserOfPart(part) })
                    Singleton { () -> Asked in
                        asks.open()
                        return Asked()
                    }
                })
            itself.withLock { $0 = container }
            defer { itself.withLock { $0 = nil } }
            let first = OnThread { Result { try container.get(Whole.self) } }
            await hasPart.pass()
            let second = OnThread { Result { try container.get(UserOfPart.self) } }
            await asks.pass()
            // Until it waits for the part.
            await letOthersGoOn()
            goOn.open()
            let whole = await first.value
            #expect(throws: Never.self) { try whole?.get() }
            // It needs nothing of what has failed.
            let user = try await second.value?.get()
            #expect(try user?.part === container.get(Part.self))
        }
        #expect(hasEnded)
    }

    @Test("keeps nothing unfinished of the construction if it outlives that, which then fails")
    func outliving() async {
        let hasEnded = await ends {
            let itself = Locked<Container?>(nil)
            let (begun, goOn, over) = (Gate(), Gate(), Gate())
            let fails = Locked(true)
            // Its start asks, and is over before it is answered.
            let plugin = Module("plugin") {
                Singleton { Nest() }.eager().onStart(within: .milliseconds(20)) { _ in
                    _ = try? await itself.withLock { $0 }?.get(async: UserOfWhole.self)
                    over.open()
                }
            }
            let container = try Container(
                Module("yard") {
                    Singleton { Whole() }.call(async: { _ in
                        guard fails.withLock({ $0 }) else { return }
                        try? await Container(plugin, parent: itself.withLock { $0 }).start()
                        await begun.pass()
                        throw Broken()
                    })
                    Singleton({ (whole: Whole) async -> UserOfWhole in
                        begun.open()
                        await goOn.pass()
                        return UserOfWhole(whole)
                    })
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
