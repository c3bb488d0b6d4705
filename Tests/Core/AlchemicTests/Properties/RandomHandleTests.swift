import Alchemic
import TestSupport
import Testing

private protocol Wheel: AnyObject, Sendable {
    var number: Int { get }
}

/// An object of a type of its own, so that it can be asked for without a name.
private final class Gear<Mark>: Wheel, InjectionAware, Sendable {
    let number: Int
    let parts: [any Wheel]
    let friends = Variable<[any Wheel]>([])
    private let breakdowns: Breakdowns

    init(_ number: Int, _ parts: [any Wheel], _ breakdowns: Breakdowns) {
        self.number = number
        self.parts = parts
        self.breakdowns = breakdowns
    }

    func didInjectDependencies() throws { try breakdowns.may(number) }
}

/// A prototype of it cannot fail.
private final class Pinion<Mark>: Wheel, Sendable {
    let number: Int
    let parts: [any Wheel]

    init(_ number: Int, _ parts: [any Wheel]) {
        self.number = number
        self.parts = parts
    }
}

private enum Mark0 {}
private enum Mark1 {}
private enum Mark2 {}
private enum Mark3 {}
private enum Mark4 {}
private enum Mark5 {}

/// Which objects fail at the moment.
private final class Breakdowns: Sendable {
    let failing = Variable<Set<Int>>([])

    func may(_ number: Int) throws {
        if failing.value.contains(number) { throw Broken() }
    }
}

/// A random module: each of twelve types has a random lifetime, and takes some that come before and some of all later.
private struct RandomWheels {
    let parts: [[Int]]
    let friends: [[Int]]
    let lifetimes: [Int]
    let breakdowns = Breakdowns()

    init(_ generator: inout SeededGenerator) {
        func some(_ range: Range<Int>) -> [Int] {
            range.filter { _ in Int.random(in: 0..<4, using: &generator) == 0 }
        }
        parts = (0..<12).map { some(0..<$0) }
        friends = (0..<12).map { _ in some(0..<12) }
        lifetimes = (0..<12).map { _ in Int.random(in: 0..<5, using: &generator) }
    }

    var module: Module {
        Module("wheels") {
            for (number, element) in elements.enumerated() {
                let users = (0..<12).filter { parts[$0].contains(number) }.map { "part of \($0)" }
                let admirers = (0..<12).filter { friends[$0].contains(number) }.map { "friend of \($0)" }
                element((users + admirers).map { Definition.Tag($0) })
            }
        }
    }

    private var elements: [([Definition.Tag]) -> [ModuleElement]] {
        declared(Mark0.self, 0) + declared(Mark1.self, 2) + declared(Mark2.self, 4) + declared(Mark3.self, 6)
            + declared(Mark4.self, 8) + declared(Mark5.self, 10)
    }

    /// A gear with the number and a pinion with the next.
    private func declared<Mark>(_: Mark.Type, _ number: Int) -> [([Definition.Tag]) -> [ModuleElement]] {
        let breakdowns = breakdowns
        let query = Query<[any Wheel]>.tagged("part of \(number)")
        let mayFail: @Sendable ([any Wheel]) throws -> Gear<Mark> = { parts in
            try breakdowns.may(number)
            return Gear(number, parts, breakdowns)
        }
        let pinion: @Sendable ([any Wheel]) -> Pinion<Mark> = { Pinion(number + 1, $0) }
        let pinionQuery = Query<[any Wheel]>.tagged("part of \(number + 1)")
        return [
            { tags in
                switch lifetimes[number] {
                case 0, 1: finished(Singleton(mayFail, query), number, tags)
                case 2: finished(Singleton(mayFail, query).weak(), number, tags)
                case 3: finished(Singleton(mayFail, query).evictable(), number, tags)
                default: finished(Prototype(mayFail, query), number, tags)
                }
            },
            { tags in
                switch lifetimes[number + 1] {
                case 0: finished(Singleton(pinion, pinionQuery), tags)
                case 1: finished(Singleton(pinion, pinionQuery).weak(), tags)
                default: finished(Prototype(pinion, pinionQuery), tags)
                }
            },
        ]
    }

    private func finished<Declaration: ObjectDeclaration, Mark>(
        _ declaration: Declaration, _ number: Int, _ tags: [Definition.Tag]
    ) -> [ModuleElement] where Declaration.Instance == Gear<Mark> {
        let declaration = declaration.as((any Wheel).self).inject(
            nonisolated: "friends", .tagged("friend of \(number)")
        ) { gear, friends in gear.friends.value = friends }
        return tags.reduce(declaration) { $0.tagged($1) }.contents
    }

    private func finished<Declaration: ObjectDeclaration, Mark>(
        _ declaration: Declaration, _ tags: [Definition.Tag]
    ) -> [ModuleElement] where Declaration.Instance == Pinion<Mark> {
        tags.reduce(declaration.as((any Wheel).self)) { $0.tagged($1) }.contents
    }
}

@Suite("Handles of random graphs")
struct RandomHandleTests {
    /// A handle that was given, as a function.
    private func handles(_ container: Container) -> [(number: Int, call: () -> any Wheel)] {
        func both<Mark>(_: Mark.Type, _ number: Int) -> [(number: Int, call: () -> any Wheel)] {
            var found: [(number: Int, call: () -> any Wheel)] = []
            if let handle = try? container.handle(for: Gear<Mark>.self) { found.append((number, { handle() })) }
            if let handle = try? container.handle(for: Pinion<Mark>.self) { found.append((number + 1, { handle() })) }
            return found
        }
        return both(Mark0.self, 0) + both(Mark1.self, 2) + both(Mark2.self, 4) + both(Mark3.self, 6)
            + both(Mark4.self, 8) + both(Mark5.self, 10)
    }

    @Test("can be called whatever fails, is set, dropped, overridden or stopped meanwhile")
    func callable() async throws {
        let seed = UInt64.random(in: 0..<1_000_000)
        var generator = SeededGenerator(seed: seed)
        var given = 0
        for round in 0..<Rounds.count(150, long: 3_000) {
            let wheels = RandomWheels(&generator)
            guard let container = try? Container(wheels.module) else { continue }
            let handles = handles(container)
            given += handles.count
            func call(_ moment: String) {
                for (number, call) in handles {
                    #expect(call().number == number, "seed \(seed), round \(round), \(moment)")
                }
            }
            call("at first")
            for step in 0..<6 {
                wheels.breakdowns.failing.value = Set((0..<12).filter { _ in Bool.random(using: &generator) })
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: try? container.set(Gear<Mark0>(0, [], wheels.breakdowns))
                case 1: try? container.set(Gear<Mark3>(6, [], wheels.breakdowns))
                case 2: try? await container.purge()
                default:
                    try? container.withOverrides {
                        Singleton({ () throws -> Gear<Mark1> in
                            try wheels.breakdowns.may(2)
                            return Gear(2, [], wheels.breakdowns)
                        }).overriding(Gear<Mark1>.self)
                    } synchronously: {
                        call("overridden in step \(step)")
                    }
                }
                // What fails in a circle is made again with the others of it.
                _ = try? container.get([any Wheel].self)
                call("after step \(step)")
            }
            try? await container.stop()
            call("stopped")
        }
        #expect(given > 100, "seed \(seed)")
    }
}
