import Alchemic
import TestSupport
import Testing

private struct Broken: Error {}

private final class CircleStart: Sendable {}

private final class CircleEnd: Sendable {
    let start = Variable<CircleStart?>(nil)
}

private final class Prototyped: Sendable {}
private final class Nest: Sendable {}

/// A cycle whose members are awaited: one task builds them, and the others wait.
private struct Yard: Sendable {
    let startIsMade = Gate()

    var start: Singleton<CircleStart> {
        Singleton({ () async -> CircleStart in
            startIsMade.open()
            await Task.yield()
            return CircleStart()
        }).inject(nonisolated: "end", Query<CircleEnd>.auto) { (_: CircleStart, _: CircleEnd) in }
    }

    var end: Singleton<CircleEnd> {
        Singleton({ () async -> CircleEnd in
            await Task.yield()
            return CircleEnd()
        }).inject(nonisolated: "start", Query<CircleStart>.auto) { (end: CircleEnd, start: CircleStart) in
            end.start.withLock { $0 = start }
        }
    }
}

@Suite("Tasks that need the members of one cycle")
struct GroupCancellationTests {
    @Test("leave nothing behind if one is canceled and another one fails: who asks again gets what they were to make")
    func failing() async {
        let hasEnded = await ends {
            let yard = Yard()
            let goOn = Gate()
            let fails = Variable(true)
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
            let canceled = await second.result
            #expect((canceled.failure as? ResolutionError)?.id == .canceled)
            goOn.open()
            let failed = await first.result
            #expect((failed.failure as? ResolutionError)?.underlying is Broken)
            fails.withLock { $0 = false }
            let end = try await container.get(async: CircleEnd.self)
            #expect(try end.start.withLock { $0 } === container.get(CircleStart.self))
            end.start.withLock { $0 = nil }
        }
        #expect(hasEnded)
    }

    @Test("are not canceled with the one that builds them: who waits for those builds them again")
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
            let canceled = await first.result
            #expect((canceled.failure as? ResolutionError)?.id == .canceled)
            goOn.open()
            _ = try await nest.value
            let end = try await second.value
            #expect(try container.get(CircleEnd.self) === end)
            end.start.withLock { $0 = nil }
        }
        #expect(hasEnded)
    }

    @Test("go on where one that needs a prototype of it is canceled")
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
            let second = Task { try await container.get(async: CircleEnd.self) }
            await yard.startIsMade.pass()
            let first = Task { try await container.get(async: Prototyped.self) }
            await letOthersGoOn()
            first.cancel()
            let canceled = await first.result
            #expect((canceled.failure as? ResolutionError)?.id == .canceled)
            goOn.open()
            let end = try await second.value
            #expect(try container.get(CircleEnd.self) === end)
            end.start.withLock { $0 = nil }
        }
        #expect(hasEnded)
    }
}

extension Result {
    fileprivate var failure: Failure? { if case .failure(let error) = self { error } else { nil } }
}
