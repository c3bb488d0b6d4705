import Alchemic
import Testing

private struct Broken: Error {}

private final class CircleStart: Sendable {}

private final class CircleEnd: Sendable {
    let start = Locked<CircleStart?>(nil)
}

private final class Prototyped: Sendable {}
private final class Nest: Sendable {}

/// A circle whose members are awaited, each in a task of its own: both tasks have made theirs before either gets the
/// other's, and so they end together.
private struct Yard: Sendable {
    let startIsMade = Gate()
    private let endIsMade = Gate()

    var start: Singleton<CircleStart> {
        Singleton({ () async -> CircleStart in
            startIsMade.open()
            await endIsMade.pass()
            return CircleStart()
        }).inject(nonisolated: "end", Query<CircleEnd>.auto) { (_: CircleStart, _: CircleEnd) in }
    }

    var end: Singleton<CircleEnd> {
        Singleton({ () async -> CircleEnd in
            endIsMade.open()
            await startIsMade.pass()
            return CircleEnd()
        }).inject(nonisolated: "start", Query<CircleStart>.auto) { (end: CircleEnd, start: CircleStart) in
            end.start.withLock { $0 = start }
        }
    }
}

@Suite("Tasks whose constructions end together")
struct GroupCancellationTests {
    @Test("leave nothing behind if one is canceled and another one fails: who asks again gets what they were to make")
    func failing() async {
        let hasEnded = await ends {
            let yard = Yard()
            let goOn = Gate()
            let fails = Locked(true)
            let container = try Container(
                Module("yard") {
                    yard.start.call(async: { (_: CircleStart) in
                        await goOn.pass()
                        if fails.withLock({ $0 }) { throw Broken() }
                    })
                    yard.end
                })
            let first = Task { try await container.get(async: CircleStart.self) }
            await yard.startIsMade.pass()
            let second = Task { try await container.get(async: CircleEnd.self) }
            await letOthersGoOn()
            second.cancel()
            await letOthersGoOn()
            goOn.open()
            let results = (await first.result, await second.result)
            #expect(throws: ResolutionError.self) { try results.0.get() }
            #expect(throws: ResolutionError.self) { try results.1.get() }
            fails.withLock { $0 = false }
            let end = try await container.get(async: CircleEnd.self)
            #expect(try end.start.withLock { $0 } === container.get(CircleStart.self))
            end.start.withLock { $0 = nil }
        }
        #expect(hasEnded)
    }

    @Test("are not canceled with one of them")
    func others() async {
        let hasEnded = await ends {
            let yard = Yard()
            let (begun, goOn) = (Gate(), Gate())
            let container = try Container(
                Module("yard") {
                    Singleton({ () async -> Nest in
                        begun.open()
                        await goOn.pass()
                        return Nest()
                    })
                    yard.start.inject(nonisolated: "nest", Query<Nest>.auto) { (_: CircleStart, _: Nest) in }
                    yard.end
                })
            let nest = Task { try await container.get(async: Nest.self) }
            await begun.pass()
            let first = Task { try await container.get(async: CircleStart.self) }
            await yard.startIsMade.pass()
            let second = Task { try await container.get(async: CircleEnd.self) }
            await letOthersGoOn()
            first.cancel()
            await letOthersGoOn()
            goOn.open()
            _ = try await nest.value
            let result = await first.result
            #expect(throws: ResolutionError.self) { try result.get() }
            let end = try await second.value
            #expect(try container.get(CircleEnd.self) === end)
            end.start.withLock { $0 = nil }
        }
        #expect(hasEnded)
    }

    @Test("go on with the prototype of one that is canceled")
    func prototype() async {
        let hasEnded = await ends {
            let yard = Yard()
            let goOn = Gate()
            let container = try Container(
                Module("yard") {
                    Prototype({ (_: CircleStart) async in Prototyped() })
                    yard.start.inject(nonisolated: "prototype", Query<Prototyped>.auto) {
                        (_: CircleStart, _: Prototyped) in
                    }
                    yard.end.call(async: { (_: CircleEnd) in await goOn.pass() })
                })
            let first = Task { try await container.get(async: Prototyped.self) }
            await yard.startIsMade.pass()
            let second = Task { try await container.get(async: CircleEnd.self) }
            await letOthersGoOn()
            first.cancel()
            let result = await first.result
            #expect(throws: ResolutionError.self) { try result.get() }
            goOn.open()
            let end = try await second.value
            #expect(try container.get(CircleEnd.self) === end)
            end.start.withLock { $0 = nil }
        }
        #expect(hasEnded)
    }
}
