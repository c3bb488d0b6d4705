import Alchemic
import Foundation
import TestSupport
import Testing

/// A node of a random graph: what its initializer got, and what was injected later.
private final class Thing: Sendable {
    let number: Int
    let parts: [Thing]
    let friends = Variable<[Thing]?>(nil)

    init(_ number: Int, parts: [Thing], _ made: Counter) {
        made.increment()
        if number % 3 == 0 { usleep(UInt32(number % 11)) }
        self.number = number
        self.parts = parts
    }

    /// Everything reachable, each with what is wrong about it.
    static func flaws(from start: Thing, seen: inout [Int: Thing]) -> [String] {
        var flaws: [String] = []
        var queue = [start]
        while let thing = queue.popLast() {
            if let known = seen[thing.number] {
                if known !== thing { flaws.append("\(thing.number) was made twice") }
                continue
            }
            seen[thing.number] = thing
            queue += thing.parts
            guard let friends = thing.friends.withLock({ $0 }) else {
                flaws.append("\(thing.number) was handed out before it was injected")
                continue
            }
            queue += friends
        }
        return flaws
    }
}

/// The shape of a random graph: initializers need earlier nodes only, injection points any.
private struct Shape {
    let parts: [[Int]]
    let friends: [[Int]]

    init(_ count: Int, _ generator: inout SeededGenerator) {
        var parts: [[Int]] = []
        var friends: [[Int]] = []
        for number in 0..<count {
            parts.append(
                number == 0
                    ? []
                    : (0..<Int.random(in: 0...2, using: &generator)).map { _ in
                        Int.random(in: 0..<number, using: &generator)
                    })
            friends.append(
                (0..<Int.random(in: 0...2, using: &generator)).map { _ in
                    Int.random(in: 0..<count, using: &generator)
                })
        }
        self.parts = parts
        self.friends = friends
    }

    func module(_ made: [Counter]) -> Module {
        Module("random") {
            for number in parts.indices {
                let users = parts.indices.filter { parts[$0].contains(number) }.map { Definition.Tag("part of \($0)") }
                let friendly = friends.indices.filter { friends[$0].contains(number) }.map {
                    Definition.Tag("friend of \($0)")
                }
                (users + friendly).reduce(
                    Singleton({ Thing(number, parts: $0, made[number]) }, .tagged("part of \(number)"))
                        .named("\(number)")
                        .inject(nonisolated: "friends", .tagged("friend of \(number)")) { thing, friends in
                            thing.friends.withLock { $0 = friends }
                        }
                ) { $0.tagged($1) }
            }
        }
    }
}

@Suite("Random graphs asked from several threads at once")
struct RandomInterleavingTests {
    @Test("every object is made once and is whole when it is handed out", .statement("T5", "T6", "A80"))
    func wholeObjects() async throws {
        let seed = UInt64.random(in: 0..<1_000_000)
        var generator = SeededGenerator(seed: seed)
        for round in 0..<Rounds.count(150, long: 5_000) {
            let count = Int.random(in: 3...25, using: &generator)
            let shape = Shape(count, &generator)
            let made = (0..<count).map { _ in Counter() }
            let container = try Container(shape.module(made))
            let orders = (0..<4).map { _ in (0..<count).shuffled(using: &generator) }
            let all = Variable<[Int: Thing]>([:])
            let flaws = Variable<[String]>([])
            let barrier = Barrier(4)
            await onThreads(4) { number in
                barrier.wait()
                for wanted in orders[number] {
                    do {
                        let thing = try container.get(Thing.self, .named("\(wanted)"))
                        var seen: [Int: Thing] = [:]
                        let found = Thing.flaws(from: thing, seen: &seen)
                        flaws.withLock { $0 += found }
                        all.withLock { all in
                            for (number, thing) in seen {
                                if let known = all[number], known !== thing {
                                    flaws.withLock { $0.append("\(number) was made twice") }
                                }
                                all[number] = thing
                            }
                        }
                    } catch {
                        flaws.withLock { $0.append("\(error)") }
                    }
                }
            }
            let found = flaws.withLock { $0 }
            // Objects in a circle keep one another.
            defer { for thing in all.withLock({ $0 }).values { thing.friends.withLock { $0 = nil } } }
            #expect(found.isEmpty, "seed \(seed), round \(round): \(found.prefix(5))")
            #expect(made.allSatisfy { $0.count == 1 }, "seed \(seed), round \(round)")
            guard found.isEmpty else { return }
        }
    }
}
