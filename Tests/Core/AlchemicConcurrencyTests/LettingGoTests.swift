import Alchemic
import Foundation
import TestSupport
import Testing

private final class Whole: Sendable {
    let part: Plain
    init(part: Plain) { self.part = part }
}

private final class Link: Sendable {
    let previous: Link?
    init(_ previous: Link?) { self.previous = previous }
}

private struct Seen: Sendable {
    weak let chicken: Chicken?
}

@Suite("Letting go of containers and graphs")
struct LettingGoTests {
    @Test
    func `a container that nobody holds lets go of its objects`() throws {
        weak var whole: Whole?
        weak var part: Plain?
        do {
            let container = try Container(
                Module("whole") {
                    Singleton(Plain.init)
                    Singleton(Whole.init(part:))
                })
            whole = try container.get(Whole.self)
            part = try container.get(Plain.self)
            #expect(whole != nil && part != nil)
        }
        #expect(whole == nil)
        #expect(part == nil)
    }

    @Test
    func `objects with steps are let go of too, also when a step has failed`() throws {
        weak var whole: Whole?
        weak var part: Plain?
        do {
            let made = Variable<Plain?>()
            let container = try Container(
                Module("whole") {
                    Singleton(Plain.init).call { (part: Plain) in
                        made.value = part
                        throw Broken()
                    }
                    Singleton { Whole(part: Plain()) }.call { (_: Whole) in }
                })
            whole = try container.get(Whole.self)
            #expect(whole != nil)
            #expect(throws: ResolutionError.self) { try container.get(Plain.self) }
            part = made.value
            #expect(part != nil)
        }
        #expect(whole == nil)
        #expect(part == nil)
    }

    @Test(
        arguments: [false, true])
    func `what was built for overrides has gone when they have ended, and so has what it held`(failing: Bool)
        async throws
    {
        let container = try Container(Module("whole") { Singleton(Plain.init).weak() })
        // Whatever kept it a moment longer, a task that was about to end, did so now and then.
        for _ in 0..<200 {
            weak var whole: Whole?
            weak var part: Plain?
            try? await container.withOverrides {
                Singleton(Whole.init(part:)).onStop { _ in if failing { throw Broken() } }
            } operation: {
                whole = try container.get(Whole.self)
                part = try container.get(Plain.self)
                #expect(whole?.part === part)
            }
            try #require(whole == nil && part == nil)
        }
    }

    @Test
    func `what converts a weak object does not keep it`() throws {
        let container = try Container(
            Module("clocks") { Singleton { FixedClock(1) }.weak().as((any Clock).self) { _ in FixedClock(2) } })
        weak var clock: FixedClock?
        do {
            let kept = try container.get(FixedClock.self)
            clock = kept
            _ = try container.get((any Clock).self)
            withExtendedLifetime(kept) {}
        }
        #expect(clock == nil)
    }

    @Test
    func `a lazy that is used too early, and let go of, leaves nothing behind`() throws {
        let isEarly = Variable(true)
        let container = try Container(
            Module("whole") {
                Singleton(Plain.init).call { (_: Plain, whole: Lazy<Whole>) in
                    if isEarly.value { _ = try whole.get() }
                }
                Singleton(Whole.init(part:))
            })
        #expect(failure(of: try container.get(Plain.self))?.id == .circularConstruction)
        isEarly.value = false
        let part = try container.get(Plain.self)
        #expect(try container.get(Whole.self).part === part)
    }

    /// Definitions of which each takes the one before.
    private func chain(_ count: Int) -> Module {
        Module("chain") {
            Singleton { Link(nil) }.named("0")
            for number in 1..<count {
                Singleton({ (previous: Link) in Link(previous) }, .named("\(number - 1)")).named("\(number)")
            }
        }
    }

    @Test
    func `a task that an awaited factory leaves behind keeps nothing of what could not be finished`() async throws {
        let (task, goOn, seen) = (Variable<Task<Void, Never>?>(), Gate(), Variable(Seen(chicken: nil)))
        let container = try Container(
            Module("birds") {
                Singleton({ () async in
                    task.value = Task { await goOn.pass() }
                    let made = Chicken()
                    seen.value = Seen(chicken: made)
                    return made
                }).onStop { _ in }.configure { (_: Chicken) in throw Broken() }
            })
        #expect(await failure(awaiting: try await container.get(async: Chicken.self)) != nil)
        #expect(seen.value.chicken == nil)
        goOn.open()
        await task.value?.value
    }

    @Test
    func `a task that an awaited factory leaves behind keeps nothing of what was built`() async throws {
        let (task, goOn) = (Variable<Task<Void, Never>?>(), Gate())
        let container = try Container(
            Module("birds") {
                Singleton({ () async in
                    task.value = Task { await goOn.pass() }
                    return Chicken()
                }).evictable().onStop { _ in }
            })
        weak let chicken = try await container.get(async: Chicken.self)
        #expect(chicken != nil)
        try await container.purge()
        #expect(chicken == nil)
        goOn.open()
        await task.value?.value
    }

    /// Runs a closure on a thread with a small stack.
    private func onSmallStack(_ body: @escaping @Sendable () -> Void) async {
        await withCheckedContinuation { continuation in
            let thread = Thread {
                body()
                continuation.resume()
            }
            thread.stackSize = 512 * 1024
            thread.start()
        }
    }

    @Test
    func `a graph of thirty thousand definitions in a row is freed on a small stack`() async {
        await onSmallStack {
            let graph = try? Graph(chain(30_000))
            #expect(graph?.definitions.count == 30_000)
        }
    }

    @Test
    func `a container frees a long row of objects that hold one another on a small stack`() async {
        await onSmallStack {
            let container = try? Container(chain(30_000))
            let last = try? container?.get(Link.self, .named("29999")).previous != nil
            #expect(last == true)
        }
    }
}
