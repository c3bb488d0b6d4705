import Alchemic
import Foundation
import TestSupport
import Testing

private final class Left: Sendable {
    let right = Variable<Right?>(nil)
    init(_ pause: UInt32) { usleep(pause) }
}

private final class Right: Sendable {
    let left = Variable<Left?>(nil)
    init(_ pause: UInt32) { usleep(pause) }
}

private final class Owner: Sendable {
    let part: Part
    init(part: Part) {
        usleep(10)
        self.part = part
    }
}

private final class Part: Sendable {
    let friend = Variable<Friend?>(nil)
    init() { usleep(5) }
}

private final class Friend: Sendable {
    let owner: Owner
    init(owner: Owner) {
        usleep(10)
        self.owner = owner
    }
}

@Suite("Circles asked from several threads at once")
struct CircleTests {
    @Test("two singletons injected into one another come out whole from both ends", .statement("T5", "T6"))
    func injected() async throws {
        let rounds = Rounds.count(1_000, long: 10_000)
        let barrier = Barrier(2)
        let containers = try (0..<rounds).map { round in
            try Container(
                Module("m") {
                    Singleton { Left(UInt32(round % 7) * 5) }
                        .inject(nonisolated: "right") { left, right in left.right.withLock { $0 = right } }
                    Singleton { Right(UInt32(round % 5) * 7) }
                        .inject(nonisolated: "left") { right, left in right.left.withLock { $0 = left } }
                })
        }
        let broken = Counter()
        await onThreads(2) { number in
            for container in containers {
                barrier.wait()
                do {
                    if number == 0 {
                        let left = try container.get(Left.self)
                        let right = left.right.withLock { $0 }
                        if right?.left.withLock({ $0 }) !== left { broken.increment() }
                    } else {
                        let right = try container.get(Right.self)
                        let left = right.left.withLock { $0 }
                        if left?.right.withLock({ $0 }) !== right { broken.increment() }
                    }
                } catch {
                    Issue.record(error)
                    broken.increment()
                }
            }
        }
        #expect(broken.count == 0)
        // Objects in a circle keep one another.
        for container in containers { try container.get(Left.self).right.withLock { $0 = nil } }
    }

    @Test("a circle of initializers and an injection point has one identity from three ends", .statement("A80", "R31"))
    func mixed() async throws {
        let rounds = Rounds.count(700, long: 10_000)
        let barrier = Barrier(3)
        let containers = try (0..<rounds).map { _ in
            try Container(
                Module("m") {
                    Singleton(Owner.init(part:))
                    Singleton { Part() }.inject(nonisolated: "friend") { part, friend in
                        part.friend.withLock { $0 = friend }
                    }
                    Singleton(Friend.init(owner:))
                })
        }
        let broken = Counter()
        await onThreads(3) { number in
            for container in containers {
                barrier.wait()
                do {
                    let owner: Owner
                    switch number {
                    case 0: owner = try container.get(Owner.self)
                    case 1: owner = try container.get(Friend.self).owner
                    default:
                        guard let friend = try container.get(Part.self).friend.withLock({ $0 }) else {
                            broken.increment()
                            continue
                        }
                        owner = friend.owner
                    }
                    if owner.part.friend.withLock({ $0 })?.owner !== owner { broken.increment() }
                } catch {
                    Issue.record(error)
                    broken.increment()
                }
            }
        }
        #expect(broken.count == 0)
        // Objects in a circle keep one another.
        for container in containers { try container.get(Part.self).friend.withLock { $0 = nil } }
    }

    @Test("initializers that ask the container for one another report it, from either end, and do not hang")
    func dynamic() async throws {
        final class Link: Sendable {
            let container = Variable<Container?>(nil)
        }
        struct First: Sendable {}
        struct Second: Sendable {}
        for _ in 0..<Rounds.count(300, long: 3_000) {
            let link = Link()
            let container = try Container(
                Module("m") {
                    Singleton { () throws -> First in
                        usleep(10)
                        _ = try link.container.withLock { $0 }?.get(Second.self)
                        return First()
                    }
                    Singleton { () throws -> Second in
                        usleep(10)
                        _ = try link.container.withLock { $0 }?.get(First.self)
                        return Second()
                    }
                })
            link.container.withLock { $0 = container }
            let barrier = Barrier(2)
            let codes = Variable<[Diagnostic.ID]>([])
            await onThreads(2) { number in
                barrier.wait()
                do {
                    if number == 0 { _ = try container.get(First.self) } else { _ = try container.get(Second.self) }
                } catch let error as ResolutionError {
                    codes.withLock { $0.append(error.id) }
                } catch {
                    Issue.record(error)
                }
            }
            #expect(codes.withLock { $0 } == [.circularConstruction, .circularConstruction])
            link.container.withLock { $0 = nil }
        }
    }
}
