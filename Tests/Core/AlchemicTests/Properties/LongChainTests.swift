import Alchemic
import Foundation
import TestSupport
import Testing

private final class Link: Sendable {
    let length: Int
    init(_ previous: Link?) { length = (previous?.length ?? 0) + 1 }
}

private final class Tail: Sendable {
    let link: Link
    init(_ link: Link) { self.link = link }
}
private final class Head: Sendable {
    let tail: Tail
    init(_ tail: Tail) { self.tail = tail }
}
private final class End: Sendable {
    let head: Head
    init(_ head: Head) { self.head = head }
}

private final class Bead: @unchecked Sendable { unowned var next: Bead? }
private final class Hub: @unchecked Sendable { var plugs = 0 }
private final class Plug: Sendable { init(_ hub: Hub) {} }

/// A chain of definitions, each of which needs the one before it by name.
private func chain(_ count: Int, prototypes: Bool) -> Module {
    Module("chain") {
        for number in 0..<count {
            if number == 0 {
                Singleton { Link(nil) }.named("0")
            } else if prototypes {
                Prototype({ (previous: Link) in Link(previous) }, .named("\(number - 1)")).named("\(number)")
            } else {
                Singleton({ (previous: Link) in Link(previous) }, .named("\(number - 1)")).named("\(number)")
            }
        }
    }
}

/// Runs a closure on a thread with a stack of its own size.
private func onThread<Result: Sendable>(stack: Int, _ body: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
        let thread = Thread { continuation.resume(returning: body()) }
        thread.stackSize = stack
        thread.start()
    }
}

@Suite("Long chains of definitions")
struct LongChainTests {
    @Test
    func `singletons are checked without recursion and built one after another, on a small stack too`() async throws {
        let count = chainLength
        let length = await onThread(stack: 512 * 1024) { () -> Result<Int, any Error> in
            Result {
                let container = try Container(chain(count, prototypes: false))
                return try container.get(Link.self, .named("\(count - 1)")).length
            }
        }
        #expect(try length.get() == count)
    }

    @Test(arguments: [false, true])
    func `weak objects are each built once, whether they are awaited or not`(isAwaited: Bool) async throws {
        let count = 1_000
        let made = Counter()
        let container = try Container {
            for number in 0..<count {
                let make = { @Sendable (previous: Link?) -> Link in
                    made.increment()
                    return Link(previous)
                }
                if number == 0, isAwaited {
                    Singleton { () async in make(nil) }.weak().named("0")
                } else if number == 0 {
                    Singleton { make(nil) }.weak().named("0")
                } else {
                    Singleton({ (previous: Link) in make(previous) }, .named("\(number - 1)")).weak()
                        .named("\(number)")
                }
            }
        }
        let last = try await container.get(async: Link.self, .named("\(count - 1)"))
        #expect(last.length == count)
        #expect(made.count == count)
    }

    @Test
    func `are let go of without recursion, when the check has found a mistake in them too`() async throws {
        let count = chainLength
        let outcomes = await onThread(stack: 512 * 1024) { () -> [Int] in
            let mistaken = Module("mistaken") {
                Singleton({ (next: Link) in Link(next) }, .named("nothing")).named("end")
            }
            return [
                (try? Graph(chain(count, prototypes: true)))?.definitions.count ?? 0,
                (try? Graph(chain(count, prototypes: true), mistaken))?.definitions.count ?? 0,
            ]
        }
        #expect(outcomes == [count, 0])
    }

    @Test
    func `prototypes throw an error that says so where the stack does not hold the chain`() async throws {
        let count = chainLength
        let outcome = await onThread(stack: 512 * 1024) { () -> Result<Int, any Error> in
            Result {
                let container = try Container(chain(count, prototypes: true))
                return try container.get(Link.self, .named("\(count - 1)")).length
            }
        }
        #expect(throws: ResolutionError.self) { try outcome.get() }
        if case .failure(let error as ResolutionError) = outcome {
            #expect(error.id == .tooDeep)
            #expect(error.headline.contains("objects, too long for the stack"))
        }
    }

    @Test
    func `decorators of what is set are built one after the other, too`() async throws {
        let outcome = await onThread(stack: 128 * 1024) { () -> Result<Int, any Error> in
            Result {
                let container = try Container {
                    External(Link.self)
                    for _ in 0..<2_000 { Decorate(Link.self) { (link: Link) in Link(link) } }
                }
                try container.set(Link(nil))
                return try container.get(Link.self).length
            }
        }
        #expect(try outcome.get() == 2_001)
    }

    @Test
    func `prototypes of a depth that the stack holds are built`() throws {
        let container = try Container(chain(200, prototypes: true))
        #expect(try container.get(Link.self, .named("199")).length == 200)
    }

    @Test
    func `are built without the scope whose own would take the place of one of them`() throws {
        let container = try Container {
            chain(40, prototypes: false)
            Singleton({ (link: Link) in Tail(link) }, .named("39"))
            Scoped("request", { (link: Link) in Tail(link) }, .named("39"))
            Prototype({ (tail: Tail) in Head(tail) })
            Singleton({ (head: Head) in End(head) })
        }
        #expect(try container.get(End.self).head.tail.link.length == 40)
    }

    @Test
    func `a long circle of initializers is reported, not followed`() async throws {
        let count = chainLength
        let problems = await onThread(stack: 512 * 1024) { () -> [Diagnostic] in
            let module = Module("circle") {
                for number in 0..<count {
                    Singleton({ (previous: Link) in Link(previous) }, .named("\((number + count - 1) % count)"))
                        .named("\(number)")
                }
            }
            do throws(GraphError) {
                _ = try Graph(module)
                return []
            } catch {
                return error.diagnostics
            }
        }
        #expect(problems.map(\.id) == [.cycle])
        #expect(problems.first?.headline.hasPrefix("\(chainLength) definitions") == true)
        #expect((problems.first?.path.count ?? 0) < 25)
    }

    @Test
    func `scopes within one another end, and are let go of, without recursion`() async throws {
        let count = 20_000
        let container = try Container(Module("scopes") { Scoped("level") { Link(nil) } })
        var scopes = [container]
        for _ in 0..<count { scopes.append(try scopes[scopes.count - 1].scope("level")) }
        #expect(try scopes[count].get(Link.self).length == 1)
        let (outermost, innermost) = (scopes[1], Variable<Container?>(scopes[count]))
        scopes = []
        try await outermost.stop()
        #expect(innermost.value?.isEnded == true)
        // Each keeps the one around it.
        await onThread(stack: 512 * 1024) { innermost.value = nil }
    }

    @Test
    func `a ring of injection points, and a hub with all that is plugged into it, are built on a small stack`()
        async throws
    {
        let count = 3_000
        let isWhole = await onThread(stack: 512 * 1024) { () -> Result<Bool, any Error> in
            Result {
                let container = try Container(
                    Module("cycles") {
                        for number in 0..<count {
                            Singleton { Bead() }.named("\(number)")
                                .call(
                                    { (bead: Bead, next: Bead) in bead.next = next }, .named("\((number + 1) % count)"))
                            Singleton({ (hub: Hub) in Plug(hub) }).named("plug \(number)")
                        }
                        Singleton { Hub() }.call { (hub: Hub, plugs: [Plug]) in hub.plugs = plugs.count }
                    })
                let first = try container.get(Bead.self, .named("0"))
                var (bead, length) = (first.next, 1)
                while let next = bead, next !== first { (bead, length) = (next.next, length + 1) }
                return try length == count && container.get(Hub.self).plugs == count
            }
        }
        #expect(try isWhole.get())
    }
}
