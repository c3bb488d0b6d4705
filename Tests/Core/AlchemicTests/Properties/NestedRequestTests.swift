import Alchemic
import AlchemicMain
import Foundation
import Synchronization
import TestSupport
import Testing

/// Asks for another of itself while it is made.
private struct Mirror: Sendable {
    init(again: Provider<Mirror>) throws { _ = try again.get() }
}

private struct Echo: Sendable {}
private struct Answer: Sendable {}

private final class Link: Sendable {
    let next: Lazy<Link>?
    init(_ next: Lazy<Link>?) { self.next = next }
}

private final class Page {
    var next: Page?
}

private final class Ring: Sendable {}

/// Something that is there only once the container is.
private final class Later<Value: Sendable>: Sendable {
    private let contents = Mutex<Value?>(nil)
    var value: Value? {
        get { contents.withLock { $0 } }
        set { contents.withLock { $0 = newValue } }
    }
}

/// Runs a closure on a thread with a stack of its own size; nil for the usual one of a task.
private func run(stack: Int?, _ body: @escaping @Sendable () throws -> Void) async -> ResolutionError? {
    let run: @Sendable () -> ResolutionError? = {
        do {
            try body()
            return nil
        } catch {
            return error as? ResolutionError
        }
    }
    guard let stack else { return await Task.detached { run() }.value }
    return await withCheckedContinuation { continuation in
        let thread = Thread { continuation.resume(returning: run()) }
        thread.stackSize = stack
        thread.start()
    }
}

private let stacks: [Int?] = [nil, 128 * 1024, 512 * 1024, 8 << 20]

@Suite("Requests made while others are answered")
struct NestedRequestTests {
    @Test(arguments: stacks)
    func `a provider called in an initializer, for ever`(stack: Int?) async throws {
        let container = try Container(
            Module("m") {
                Prototype(Mirror.init(again:))
                Singleton { Echo() }
            })
        let error = await run(stack: stack) { _ = try container.get(Mirror.self) }
        #expect(error?.id == .tooDeep)
        #expect(error?.path.first == "Mirror")
        // Nothing is left behind.
        #expect(await run(stack: stack) { _ = try container.get(Echo.self) } == nil)
    }

    @Test
    func `a provider called in an initializer is nested, however long the chain of a Lazy is`() async throws {
        let container = try Container {
            Value(0).named("0")
            for number in 1...50 {
                Singleton({ (below: Int) in below + 1 }, .named("\(number - 1)")).named("\(number)")
            }
            Prototype(
                { (again: Provider<Answer>, _: Lazy<Int>) throws -> Answer in try again.get() }, .auto, .named("50"))
        }
        let error = await run(stack: nil) { _ = try container.get(Answer.self) }
        #expect(error?.id == .tooDeep)
        #expect(error?.headline.contains("nested too deeply") == true)
    }

    @Test(
        arguments: [
            31: "resolutions are nested too deeply: each starts before the previous one returns",
            32: "building `Mirror` needs a chain of 32 objects, too long for the stack",
        ])
    func `without end are called nested, and a chain that is too long where 32 objects are needed`(
        depth: Int, expected: String
    ) async throws {
        let container = try Container {
            Singleton { Link(nil) }.named("1")
            for number in 2..<depth {
                Singleton({ (_: Link) in Link(nil) }, .named("\(number - 1)")).named("\(number)")
            }
            Prototype({ (_: Link, again: Provider<Mirror>) in try Mirror(again: again) }, .named("\(depth - 1)"), .auto)
        }
        #expect(failure(of: try container.get(Mirror.self))?.headline == expected)
    }

    @Test(arguments: stacks)
    func `factories that request from the container, for ever, in every form`(stack: Int?) async throws {
        let later = Later<Container>()
        let container = try Container(
            Module("m") {
                Prototype { () throws -> Echo in
                    _ = try later.value?.get(Answer.self)
                    return Echo()
                }.named("echo")
                Prototype { () throws -> Answer in
                    _ = try later.value?.get(Echo.self, .named("echo"))
                    return Answer()
                }
                Prototype { () throws -> Int in (try later.value?.get([Int].self).count ?? 0) }
                Prototype { () throws -> Double in try later.value?.invoke(Double.self) ?? 0 }
                Prototype { () throws -> String in try later.value?.with(String.self) { $0 } ?? "" }
                Singleton { () throws -> Ring in
                    _ = try later.value?.get(Answer.self)
                    return Ring()
                }.weak()
                Prototype { Page() }.configure { page in try later.value?.inject(into: page) }
            })
        later.value = container
        defer { later.value = nil }
        #expect(await run(stack: stack) { _ = try container.get(Echo.self) }?.id == .tooDeep)
        #expect(await run(stack: stack) { _ = try container.get(Int.self) }?.id == .tooDeep)
        #expect(await run(stack: stack) { _ = try container.invoke(Double.self) }?.id == .tooDeep)
        #expect(await run(stack: stack) { _ = try container.get(String.self) }?.id == .tooDeep)
        #expect(await run(stack: stack) { _ = try container.get(Ring.self) }?.id == .tooDeep)
        #expect(await run(stack: stack) { _ = try container.get(Page.self) }?.id == .tooDeep)
        #expect(await run(stack: stack) { try container.inject(into: Page()) }?.id == .tooDeep)
    }

    @Test(arguments: stacks)
    func `two containers whose prototypes request from one another, for ever`(stack: Int?) async throws {
        let later = Later<Container>()
        let first = try Container(
            Module("first") {
                Prototype { () throws -> Echo in
                    _ = try later.value?.get(Answer.self)
                    return Echo()
                }
            })
        let second = try Container(
            Module("second") {
                Prototype { () throws -> Answer in
                    _ = try first.get(Echo.self)
                    return Answer()
                }
            })
        later.value = second
        defer { later.value = nil }
        #expect(await run(stack: stack) { _ = try first.get(Echo.self) }?.id == .tooDeep)
    }

    @Test(arguments: stacks)
    func `a shared object that requests itself, by whatever way`(stack: Int?) async throws {
        let later = Later<Container>()
        let container = try Container(
            Module("m") {
                Singleton { () throws -> Echo in
                    _ = try later.value?.get(Answer.self)
                    return Echo()
                }
                Singleton { (echo: Provider<Echo>) throws -> Answer in
                    _ = try echo.get()
                    return Answer()
                }
            })
        later.value = container
        defer { later.value = nil }
        #expect(await run(stack: stack) { _ = try container.get(Echo.self) }?.id == .circularConstruction)
    }

    @Test
    func `a chain of shared objects, each of which uses the next in its initializer`() async throws {
        let count = chainLength
        let container = try Container(
            Module("chain") {
                for number in 0..<count {
                    Singleton(
                        { (next: Lazy<Link>) throws -> Link in
                            _ = try next.get()
                            return Link(next)
                        }, .named("\(number + 1)")
                    ).named("\(number)")
                }
                Singleton { Link(nil) }.named("\(count)")
            })
        for stack in stacks {
            let error = await run(stack: stack) { _ = try container.get(Link.self, .named("0")) }
            #expect(error?.id == .tooDeep)
            #expect(error?.path.count ?? 0 > 10)
        }
        // From its end it can be built.
        for number in stride(from: count, through: 0, by: -20) {
            _ = try container.get(Link.self, .named("\(number)"))
        }
        _ = try container.get(Link.self, .named("0"))
    }

    @Test
    func `a chain of shared objects, each used later, is let go of without recursion`() async throws {
        let count = chainLength
        let error = await run(stack: 512 * 1024) {
            let container = try Container(
                Module("chain") {
                    for number in 0..<count {
                        Singleton({ Link($0) }, .named("\(number + 1)")).named("\(number)")
                    }
                    Singleton { Link(nil) }.named("\(count)")
                })
            var link = try container.get(Link.self, .named("0"))
            while let next = try link.next?.get() { link = next }
        }
        #expect(error == nil)
    }

    @Test
    func `a chain of injection points`() async throws {
        let count = chainLength
        let container = try Container(
            Module("chain") {
                for number in 0..<count {
                    Prototype { Page() }.inject(\.next, .named("\(number + 1)")).named("\(number)")
                }
                Prototype { Page() }.named("\(count)")
            })
        for stack in stacks {
            #expect(await run(stack: stack) { _ = try container.get(Page.self, .named("0")) }?.id == .tooDeep)
        }
    }

    @Test
    func `awaited requests, for ever`() async throws {
        let later = Later<Container>()
        let container = try Container(
            Module("m") {
                Prototype { () async throws -> Echo in
                    _ = try await later.value?.get(async: Echo.self)
                    return Echo()
                }
                Prototype { (again: AsyncProvider<Answer>) async throws -> Answer in
                    async let answer = again.get()
                    return try await answer
                }
                Prototype { Page() }.configure(async: { (_: Page) async throws in
                    _ = try await later.value?.get(async: Page.self)
                })
                Singleton { () async throws -> Ring in
                    _ = try await later.value?.get(async: Echo.self)
                    return Ring()
                }.weak()
            })
        later.value = container
        defer { later.value = nil }
        await expectTooDeep { _ = try await container.get(async: Echo.self) }
        await expectTooDeep { _ = try await container.get(async: Answer.self) }
        await expectTooDeep { _ = try await container.get(async: Page.self) }
        await expectTooDeep { _ = try await container.get(async: Ring.self) }
    }

    private func expectTooDeep(
        _ location: SourceLocation = #_sourceLocation, _ body: () async throws -> Void
    ) async {
        do {
            try await body()
            Issue.record("it ended", sourceLocation: location)
        } catch {
            #expect((error as? ResolutionError)?.id == .tooDeep, sourceLocation: location)
        }
    }

    @Test
    func `a task that a factory starts and leaves is not within it, however often that is repeated`() async throws {
        let later = Later<Container>()
        let (ends, end) = AsyncStream<Void>.makeStream()
        let count = Mutex(0)
        let container = try Container(
            Module("m") {
                Prototype { () async -> Echo in
                    if count.withLock({
                        $0 += 1
                        return $0
                    }) == 3_000 {
                        end.finish()
                    } else {
                        Task {
                            do { _ = try await later.value?.get(async: Echo.self) } catch { end.finish() }
                        }
                    }
                    return Echo()
                }
            })
        later.value = container
        _ = try await container.get(async: Echo.self)
        for await _ in ends {}
        later.value = nil
        #expect(count.withLock { $0 } == 3_000)
    }

    @Test
    func `ordinary requests need no more than a small stack`() async throws {
        let container = try Container(
            Module("m") {
                Singleton { Echo() }
                Prototype { (_: Echo) in Answer() }
                Singleton { (_: Answer, provider: Provider<Answer>) throws in
                    _ = try provider.get()
                    return Ring()
                }
            })
        #expect(await run(stack: 64 * 1024) { _ = try container.get(Ring.self) } == nil)
    }
}
