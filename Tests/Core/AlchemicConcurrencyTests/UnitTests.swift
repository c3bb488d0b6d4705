import Alchemic
import TestSupport
import Testing

@Suite("What is built as one", .timeLimit(.minutes(20)))
struct UnitTests {
    @Test
    func `what is built as one never has threads wait for ever for one another, where code asks and swallows errors`()
        async throws
    {
        for round in 0..<Rounds.count(150, long: 5_000) {
            let (itself, pieces) = (Itself(), Pieces())
            let container = try Container(
                Module("ring") {
                    pieces.singleton("A") { _ = try? itself().piece("B") }
                    pieces.singleton("B", of: "C", "A") { _ = try? itself().piece("E") }
                    pieces.singleton("C").taking("D")
                    pieces.singleton("D").taking("E")
                    pieces.singleton("E", of: "A")
                })
            itself(container)
            defer { itself(nil) }
            let names = ["A", "B", "C", "D", "E"]
            let found = Variable<[String: Set<ObjectIdentifier>]>([:])
            // All code that closes the cycle catches the error: everyone gets what was asked for.
            let errors = await errors(onThreads: 8) { number in
                for step in names.indices {
                    let piece = try container.piece(names[(number + step) % names.count])
                    found.withLock { _ = $0[piece.name, default: []].insert(ObjectIdentifier(piece)) }
                    guard piece.isFinished, piece.gotFinished else { throw Broken("unfinished") }
                }
            }
            #expect(errors.isEmpty, "round \(round): \(errors.prefix(3))")
            #expect(found.value.values.allSatisfy { $0.count == 1 }, "round \(round)")
        }
    }

    @Test
    func `is built once in a scope that whoever gets it first ends; the others get that object, or that it has ended`()
        async throws
    {
        for round in 0..<Rounds.count(200, long: 5_000) {
            let made = Counter()
            let container = try Container(
                Module("web") {
                    Scoped("request") { () async -> Plain in
                        made.increment()
                        await Task.yield()
                        return Plain()
                    }
                })
            let scope = try container.scope("request")
            let found = Variable<Set<ObjectIdentifier>>([])
            let errors = await errors(ofTasks: 4) { _ in
                let plain = try await scope.get(async: Plain.self)
                found.withLock { _ = $0.insert(ObjectIdentifier(plain)) }
                try await scope.stop()
            }
            #expect(errors.allSatisfy { $0.reason == .ended }, "round \(round): \(errors)")
            #expect(made.count == 1 && found.value.count == 1, "round \(round)")
        }
    }

    @Test
    func `and is used by way of a Lazy that two threads share is no error for either`() async throws {
        final class Holder: Sendable {
            let nest: Lazy<Nest>
            let piece: Lazy<Piece>
            init(nest: Lazy<Nest>, piece: Lazy<Piece>) {
                self.nest = nest
                self.piece = piece
            }
        }
        for round in 0..<Rounds.count(400, long: 20_000) {
            let pieces = Pieces()
            let container = try Container(
                Module("desk") {
                    Singleton(Nest.init)
                    pieces.singleton("shared").taking("other")
                    pieces.singleton("other").taking("shared")
                    Singleton(Holder.init(nest:piece:), .auto, .named("shared"))
                    for name in ["left", "right"] {
                        Singleton { (holder: Holder) throws -> Piece in
                            if name == "left" { _ = try holder.nest.get() }
                            let shared = try holder.piece.get()
                            if name == "right" { _ = try holder.nest.get() }
                            return pieces.make(name, [shared])
                        }.named(name)
                    }
                })
            let errors = await errors(onThreads: 2) { number in
                let piece = try container.piece(number == 0 ? "left" : "right")
                if !piece.gotFinished { throw Broken("unfinished") }
            }
            #expect(errors.isEmpty, "round \(round): \(errors)")
        }
    }

    @Test
    func `a Lazy of a prototype that many threads share makes one object`() async throws {
        for _ in 0..<Rounds.count(100, long: 2_000) {
            let pieces = Pieces(pausing: 20)
            let made = Counter()
            let container = try Container(
                Module("m") {
                    Prototype { () -> Piece in
                        made.increment()
                        return pieces.make("lazy")
                    }
                })
            let lazy = try container.get(Lazy<Piece>.self)
            let seen = Variable<Set<ObjectIdentifier>>([])
            let errors = await errors(onThreads: 4) { _ in
                let piece = try lazy.get()
                seen.withLock { _ = $0.insert(ObjectIdentifier(piece)) }
            }
            #expect(errors.isEmpty)
            #expect(seen.value.count == 1 && made.count == 1)
        }
    }

    @Test
    func `a constructor that throws is tried again by the next caller, and leaves nothing behind`() async throws {
        for _ in 0..<Rounds.count(100, long: 5_000) {
            let attempts = Counter()
            let container = try Container(
                Module("m") {
                    Singleton { () throws -> Plain in
                        attempts.increment()
                        if attempts.count <= 3 { throw Broken() }
                        return Plain()
                    }
                })
            let failed = Counter()
            let objects = Variable<Set<ObjectIdentifier>>([])
            _ = await errors(onThreads: 4) { _ in
                while true {
                    if let plain = try? container.get(Plain.self) {
                        return objects.withLock { _ = $0.insert(ObjectIdentifier(plain)) }
                    }
                    failed.increment()
                }
            }
            #expect(failed.count == 3 && attempts.count == 4)
            #expect(objects.value.count == 1)
        }
    }

    @Test(arguments: [true, false])
    func `a start builds in several tasks what needs the same object that may be dropped`(isWeak: Bool) async throws {
        for _ in 0..<Rounds.count(100, long: 10_000) {
            let pieces = Pieces(pausing: 20)
            let plans = Counter()
            let plan = Singleton { () -> Piece in
                plans.increment()
                return pieces.make("plan")
            }
            let container = try Container(
                Module("m") {
                    if isWeak { plan.weak() } else { plan.evictable() }
                    for number in 0..<4 {
                        Singleton { (plan: Piece) async -> [Piece] in [plan] }.named("\(number)").eager()
                    }
                })
            try await container.start()
            var found: Set<ObjectIdentifier> = []
            for number in 0..<4 {
                for piece in try await container.get(async: [Piece].self, .named("\(number)")) {
                    found.insert(ObjectIdentifier(piece))
                }
            }
            #expect(found.count == 1 && plans.count == 1)
            try await container.stop()
        }
    }

    @Test
    func `a thread that asks for what a task awaits is told so, and waits for what the task makes without a break`()
        async throws
    {
        let (awaited, unbroken) = (Halt(), Halt())
        let container = try Container(
            Module("m") {
                Singleton { () -> Chicken in
                    unbroken.stopHere()
                    return Chicken()
                }
                Singleton({ () async -> Nest in Nest() })
                Singleton({ (_: Nest, chicken: Chicken) async -> Egg in
                    await awaited.stop()
                    return Egg(chicken)
                })
            })
        let building = Task { try await container.get(async: Egg.self) }
        await unbroken.reached()
        let waiting = OnThread { try? container.get(Chicken.self) }
        unbroken.goOn()
        await awaited.reached()
        let error = failure(of: try container.get(Egg.self))
        #expect(error?.id == .asynchronousOnly)
        #expect(error?.headline == "`Egg` is being built by a task, which must be awaited")
        awaited.goOn()
        let egg = try await building.value
        #expect(await waiting.value?.flatMap(\.self) === egg.chicken)
    }
}
