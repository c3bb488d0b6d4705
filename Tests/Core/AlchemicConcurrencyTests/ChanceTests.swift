import Alchemic
import Foundation
import TestSupport
import Testing

private struct Broken: Error {}

/// One of a random graph: what its initializer got, what was injected later, and what was asked for on the way.
private final class Part: Sendable {
    let number: Int
    let parts: [Part]
    let friends = Variable<[Part]?>(nil)
    let asked = Variable<[Part]>([])

    init(_ number: Int, _ parts: [Part]) {
        self.number = number
        self.parts = parts
    }
}

/// A random graph with circles, of which some parts are awaited, and whose later parts ask for those at its base as they
/// are made.
private final class Machine: Sendable {
    enum Kind: CaseIterable { case singleton, weak, evictable, prototype }
    /// How several parts are asked for.
    enum Asking: CaseIterable { case inTurn, inChildren, inGroup, twice }

    let base: Int
    let kinds: [Kind]
    let awaited: Set<Int>
    let parts: [[Int]]
    let friends: [[Int]]
    /// What each asks the container for, as it is made or in a step.
    let asks: [[Int]]
    let asksInStep: [Bool]
    let asking: [Asking]
    let lazies: [Int?]
    /// How many more initializers and steps work, before one fails.
    let working: Variable<Int>
    let made = Variable<[Part]>([])
    let handed = Variable<[Part]>([])
    let flaws = Variable<[String]>([])
    let container = Variable<Container?>(nil)

    init(_ generator: inout SeededGenerator, fails: Bool) {
        let sorts: [[Kind]] = [[.singleton], [.singleton, .weak], [.singleton, .weak, .evictable], Kind.allCases]
        let sort = sorts[Int.random(in: sorts.indices, using: &generator)]
        let base = Int.random(in: 1...3, using: &generator)
        let count = base + Int.random(in: 1...3, using: &generator)
        func some(_ range: Range<Int>) -> [Int] { range.filter { _ in Bool.random(using: &generator) } }
        func one<Element>(_ all: [Element]) -> Element { all[Int.random(in: all.indices, using: &generator)] }
        self.base = base
        kinds = (0..<count).map { _ in one(sort) }
        let isAwaited = Bool.random(using: &generator)
        awaited = isAwaited ? Set(some(0..<count)) : []
        parts = (0..<count).map { some(0..<$0) }
        friends = (0..<count).map { some(0..<($0 < base ? base : count)) }
        asks = (0..<count).map { $0 < base ? [] : some(0..<base) }
        asksInStep = (0..<count).map { _ in Bool.random(using: &generator) }
        asking = (0..<count).map { _ in one(Asking.allCases) }
        lazies = (0..<count).map { _ in !isAwaited && one([true, false]) ? one(Array(0..<count)) : nil }
        working = Variable(fails ? Int.random(in: 0...10, using: &generator) : .max)
    }

    var module: Module { Module("machine") { for number in parts.indices { definition(of: number) } } }

    // MARK: Definitions

    private func definition(of number: Int) -> Definition {
        let parts = Query<[Part]>.tagged("part of \(number)")
        if awaited.contains(number) {
            let make = { @Sendable (parts: [Part]) async throws -> Part in try await self.makeLater(number, parts) }
            return switch kinds[number] {
            case .singleton: withFriends(Singleton(make, parts), number)
            case .evictable: withFriends(Singleton(make, parts).evictable(), number)
            case .weak: withFriends(Singleton(make, parts).weak(), number)
            case .prototype: withFriends(Prototype(make, parts), number)
            }
        }
        let make = { @Sendable (parts: [Part]) throws -> Part in try self.make(number, parts) }
        return switch kinds[number] {
        case .singleton: withFriends(Singleton(make, parts), number)
        case .evictable: withFriends(Singleton(make, parts).evictable(), number)
        case .weak: withFriends(Singleton(make, parts).weak(), number)
        case .prototype: withFriends(Prototype(make, parts), number)
        }
    }

    private func withFriends<Declared: TypedDeclaration<Part>>(_ declared: Declared, _ number: Int) -> Definition {
        var declared = declared.named("\(number)").inject(nonisolated: "friends", .tagged("friend of \(number)")) {
            (part: Part, friends: [Part]) in
            try self.work()
            part.friends.withLock { $0 = friends }
        }
        let (isWeak, isPrototype) = (kinds[number] == .weak, kinds[number] == .prototype)
        if let other = lazies[number], !isWeak, !isPrototype {
            declared = declared.inject(nonisolated: "lazy", Query<Lazy<Part>>.named("\(other)")) {
                (part: Part, lazy: Lazy<Part>) in
                if let found = try? lazy.get() { part.asked.withLock { $0.append(found) } }
            }
        }
        if isWeak || asksInStep[number] && awaited.contains(number) && !isPrototype {
            declared = declared.call(async: { (part: Part) in
                guard self.asksInStep[number] else { return }
                let found = try await self.ask(number)
                part.asked.withLock { $0 += found }
            })
        }
        for user in parts.indices where parts[user].contains(number) {
            declared = declared.tagged(Definition.Tag("part of \(user)"))
        }
        for user in parts.indices where friends[user].contains(number) {
            declared = declared.tagged(Definition.Tag("friend of \(user)"))
        }
        return declared.definition
    }

    @Sendable private func make(_ number: Int, _ parts: [Part]) throws -> Part {
        try work()
        let part = Part(number, parts)
        if !awaited.contains(number), kinds[number] != .weak {
            for other in asks[number] where !awaited.contains(other) {
                // It may be told to await it.
                if let found = try? get(other) { part.asked.withLock { $0.append(found) } }
            }
        }
        made.withLock { $0.append(part) }
        return part
    }

    @Sendable private func makeLater(_ number: Int, _ parts: [Part]) async throws -> Part {
        await Task.yield()
        let found = asksInStep[number] ? [] : try await ask(number)
        let part = try make(number, parts)
        part.asked.withLock { $0 += found }
        return part
    }

    private func work() throws {
        try working.withLock { rest in
            rest -= 1
            if rest == -1 { throw Broken() }
        }
    }

    // MARK: Requests

    func get(_ number: Int) throws -> Part {
        try #require(container.withLock { $0 }).get(Part.self, .named("\(number)"))
    }

    func get(async number: Int) async throws -> Part {
        try await #require(container.withLock { $0 }).get(async: Part.self, .named("\(number)"))
    }

    private func ask(_ number: Int) async throws -> [Part] {
        var found: [Part] = []
        switch asking[number] {
        case .inTurn:
            for other in asks[number] { found.append(try await get(async: other)) }
        case .inChildren:
            for other in asks[number] {
                async let part = get(async: other)
                found.append(try await part)
            }
        case .inGroup:
            try await withThrowingTaskGroup(of: Part.self) { group in
                for other in asks[number] { group.addTask { try await self.get(async: other) } }
                for try await part in group { found.append(part) }
            }
        case .twice:
            for other in asks[number] {
                async let part = get(async: other)
                async let same = get(async: other)
                found += try await [part, same]
            }
        }
        return found
    }

    /// Requests parts one after another, and notes what comes of it.
    func read(_ order: [Int], onThread isOnThread: Bool = false, allowing ids: Set<Diagnostic.ID> = []) async {
        for number in order {
            do {
                let part = isOnThread ? try get(number) : try await get(async: number)
                handed.withLock { $0.append(part) }
                check([part])
            } catch {
                if let error = error as? ResolutionError, ids.contains(error.id) { continue }
                flaws.withLock { $0.append("\(error)") }
            }
        }
    }

    // MARK: Flaws

    /// Notes what is unfinished among all that can be reached, and on request what there is more than one of.
    func check(_ parts: [Part], countingEach: Bool = false) {
        var known: [Int: Part] = [:]
        var seen: Set<ObjectIdentifier> = []
        var queue = parts
        while let part = queue.popLast() {
            guard seen.insert(ObjectIdentifier(part)).inserted else { continue }
            if countingEach, kinds[part.number] != .prototype {
                if known[part.number] != nil { flaws.withLock { $0.append("\(part.number) was made twice") } }
                known[part.number] = part
            }
            queue += part.parts + part.asked.withLock { $0 }
            guard let friends = part.friends.withLock({ $0 }) else {
                flaws.withLock { $0.append("\(part.number) was handed out unfinished") }
                continue
            }
            queue += friends
        }
    }

    /// Takes apart what circles keep together.
    func takeApart() {
        container.withLock { $0 = nil }
        for part in made.withLock({ $0 }) {
            part.friends.withLock { $0 = nil }
            part.asked.withLock { $0 = [] }
        }
    }
}

@Suite("Whatever a graph is like, and whoever asks for its objects in whatever order,", .serialized)
struct ChanceTests {
    /// What makes it harder.
    enum Trouble: CaseIterable, Sendable { case none, failure, cancellation, failureAndCancellation, thread }

    private static let environment = ProcessInfo.processInfo.environment
    private static let rounds = environment["ALCHEMIC_ROUNDS"].flatMap(Int.init) ?? 60
    private static let seed = environment["ALCHEMIC_SEED"].flatMap(UInt64.init) ?? .random(in: 0..<1_000_000_000)

    @Test("each is made once, is whole, and is there for all who have not been canceled", arguments: Trouble.allCases)
    func requests(trouble: Trouble) async throws {
        let fails = trouble == .failure || trouble == .failureAndCancellation
        for number in 0..<Self.rounds {
            let seed = Self.seed &+ UInt64(number)
            var generator = SeededGenerator(seed: seed)
            let (machine, container) = Self.machine(&generator, fails: fails)
            machine.container.withLock { $0 = container }
            defer { machine.takeApart() }
            var failure: Set<Diagnostic.ID> = fails ? [.constructionFailed] : []
            // A lazy may be used too early, for what needs the object that is being made: whoever waits for that is told.
            if machine.lazies.contains(where: { $0 != nil }) { failure.insert(.circularConstruction) }
            let allowed = failure
            var readers: [@Sendable () async -> Void] = (0..<2).map { _ in
                let order = machine.parts.indices.shuffled(using: &generator)
                return { await machine.read(order, allowing: allowed) }
            }
            let order = machine.parts.indices.shuffled(using: &generator)
            let pause = Int.random(in: 0...6, using: &generator)
            switch trouble {
            case .none, .failure:
                readers.append { await machine.read(order, allowing: allowed) }
            case .cancellation, .failureAndCancellation:
                readers.append {
                    await withTaskGroup(of: Void.self) { group in
                        group.addTask { await machine.read(order, allowing: allowed.union([.canceled])) }
                        for _ in 0..<pause { await Task.yield() }
                        group.cancelAll()
                    }
                }
            case .thread:
                readers.append {
                    await machine.read(order, onThread: true, allowing: allowed.union([.asynchronousOnly]))
                }
            }
            await Turns.run(seed: seed, awaiting: readers)
            machine.working.withLock { $0 = .max }
            let hasEnded = await ends {
                await machine.read(Array(machine.parts.indices))
                for number in machine.parts.indices where machine.kinds[number] == .singleton {
                    let isBuilt = try container.isBuilt(Part.self, .named("\(number)"))
                    #expect(isBuilt, "seed \(seed): \(number)")
                }
            }
            try #require(hasEnded, "seed \(seed): who asks again waits for ever")
            machine.check(machine.handed.withLock { $0 }, countingEach: true)
            let flaws = machine.flaws.withLock { $0 }
            try #require(flaws.isEmpty, "seed \(seed): \(flaws.prefix(5))")
        }
    }

    /// The first machine by chance whose graph is free of mistakes, such as a circle of initializers.
    private static func machine(_ generator: inout SeededGenerator, fails: Bool) -> (Machine, Container) {
        while true {
            let machine = Machine(&generator, fails: fails)
            if let container = try? Container(machine.module) { return (machine, container) }
        }
    }
}
