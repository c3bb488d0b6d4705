import Alchemic
import Foundation
import TestSupport
import Testing

private final class Part: Sendable {}

private final class Whole: Sendable {
    let part: Part
    init(part: Part) { self.part = part }
}

private final class Link: Sendable {
    let previous: Link?
    init(_ previous: Link?) { self.previous = previous }
}

private protocol Shape: AnyObject, Sendable {}
private final class Circle: Shape {}
private final class Square: Shape {}

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

@Suite("Letting go of containers and graphs")
struct LettingGoTests {
    @Test("a container that nobody holds lets go of its objects")
    func objects() throws {
        weak var whole: Whole?
        weak var part: Part?
        do {
            let container = try Container(
                Module("whole") {
                    Singleton(Part.init)
                    Singleton(Whole.init(part:))
                })
            whole = try container.get(Whole.self)
            part = try container.get(Part.self)
            #expect(whole != nil && part != nil)
        }
        #expect(whole == nil)
        #expect(part == nil)
    }

    @Test("objects with steps are let go of too, also when a step has failed")
    func objectsWithSteps() throws {
        struct Failure: Error {}
        weak var whole: Whole?
        weak var part: Part?
        do {
            let container = try Container(
                Module("whole") {
                    Singleton(Part.init).call { (part: Part) in throw Failure() }
                    Singleton { Whole(part: Part()) }.call { (whole: Whole) in }
                })
            whole = try container.get(Whole.self)
            #expect(whole != nil)
            #expect(throws: ResolutionError.self) { part = try container.get(Part.self) }
        }
        #expect(whole == nil)
        #expect(part == nil)
    }

    @Test("what converts a weak object does not keep it")
    func convertedWeakObject() throws {
        let container = try Container(
            Module("shapes") { Singleton { Circle() }.weak().as((any Shape).self) { _ in Square() } })
        weak var circle: Circle?
        do {
            let kept = try container.get(Circle.self)
            circle = kept
            _ = try container.get((any Shape).self)
            withExtendedLifetime(kept) {}
        }
        #expect(circle == nil)
    }

    @Test("a lazy that is used too early, and let go of, leaves nothing behind")
    func lazy() throws {
        let isEarly = Variable(true)
        let container = try Container(
            Module("whole") {
                Singleton(Part.init).call { (_: Part, whole: Lazy<Whole>) in
                    if isEarly.withLock({ $0 }) { _ = try whole.get() }
                }
                Singleton(Whole.init(part:))
            })
        let error = #expect(throws: ResolutionError.self) { try container.get(Part.self) }
        #expect(error?.id == .circularConstruction)
        isEarly.withLock { $0 = false }
        let part = try container.get(Part.self)
        #expect(try container.get(Whole.self).part === part)
    }

    @Test("a graph of a hundred thousand definitions in a row is freed on a small stack")
    func longGraph() async {
        await onSmallStack {
            let graph = try? Graph(
                Module("chain") {
                    for number in 0..<100_000 {
                        if number == 0 {
                            Singleton { Link(nil) }.named("0")
                        } else {
                            Singleton({ (previous: Link) in Link(previous) }, .named("\(number - 1)"))
                                .named("\(number)")
                        }
                    }
                })
            #expect(graph?.definitions.count == 100_000)
        }
    }

    @Test("a container frees a long row of objects that hold one another on a small stack")
    func longRowOfObjects() async {
        await onSmallStack {
            let container = try? Container(
                Module("chain") {
                    for number in 0..<50_000 {
                        if number == 0 {
                            Singleton { Link(nil) }.named("0")
                        } else {
                            Singleton({ (previous: Link) in Link(previous) }, .named("\(number - 1)"))
                                .named("\(number)")
                        }
                    }
                })
            let last = try? container?.get(Link.self, .named("49999")).previous != nil
            #expect(last == true)
        }
    }
}

private final class Ledger: Sendable {}

private final class Entry: Sendable {
    let container: Variable<Container?>
    init(container: Variable<Container?>, part: Part) { self.container = container }
    deinit { _ = try? container.withLock { $0 }?.get(Ledger.self) }
}

private final class Book: Sendable {
    init(entry: Entry) {}
}

@Suite("The end of an object")
struct ObjectEndTests {
    @Test("may ask the container, also when a construction that failed lets go of it")
    func asking() async {
        let hasEnded = await ends {
            struct Failure: Error {}
            let itself = Variable<Container?>(nil)
            let container = try Container(
                Module("books") {
                    Singleton(Ledger.init)
                    Value(itself)
                    Singleton(Part.init)
                    Singleton(Entry.init(container:part:)).call { (_: Entry) throws in throw Failure() }
                    Singleton(Book.init(entry:))
                })
            itself.withLock { $0 = container }
            #expect(throws: ResolutionError.self) { try container.get(Book.self) }
            #expect(try container.isBuilt(Ledger.self))
            itself.withLock { $0 = nil }
        }
        #expect(hasEnded)
    }
}
