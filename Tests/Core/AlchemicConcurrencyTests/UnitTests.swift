import Alchemic
import TestSupport
import Testing

private final class Ink: Sendable {}

/// Something that others are injected into, and that knows whether it is finished.
private final class Piece: InjectionAware, Sendable {
    let name: String
    let others: Variable<[Piece]>
    let isFinished = Variable(false)
    /// Whether all that its initializer was given was finished.
    let gotFinished: Bool

    init(_ name: String, _ parts: [Piece] = []) {
        self.name = name
        others = Variable(parts)
        gotFinished = parts.allSatisfy { part in part.isFinished.withLock { $0 } }
    }

    func add(_ other: Piece) { others.withLock { $0.append(other) } }
    func didInjectDependencies() { isFinished.withLock { $0 = true } }
    func takeApart() { others.withLock { $0 = [] } }
}

private final class Session: Sendable {}

extension Singleton where Instance == Piece {
    fileprivate func taking(_ other: String) -> Singleton<Piece> {
        inject(nonisolated: other, .named(other)) { (piece: Piece, other: Piece) in piece.add(other) }
    }
}

@Suite("What is built as one", .timeLimit(.minutes(5)))
struct UnitTests {
    @Test("never has threads wait for ever for one another, where code asks and swallows errors")
    func ringByCode() async throws {
        for round in 0..<Rounds.count(150, long: 5_000) {
            let itself = Variable<Container?>(nil)
            let code = { @Sendable (name: String) in
                _ = try? itself.withLock { $0 }?.get(Piece.self, .named(name))
            }
            let makings = Variable<[Piece]>([])
            let make = { @Sendable (name: String, parts: [Piece]) -> Piece in
                let piece = Piece(name, parts)
                makings.withLock { $0.append(piece) }
                return piece
            }
            let container = try Container(
                Module("ring") {
                    Singleton { () -> Piece in
                        code("B")
                        return make("A", [])
                    }.named("A")
                    Singleton(
                        { (c: Piece, a: Piece) -> Piece in
                            code("E")
                            return make("B", [c, a])
                        }, .named("C"), .named("A")
                    ).named("B")
                    Singleton { make("C", []) }.named("C").taking("D")
                    Singleton { make("D", []) }.named("D").taking("E")
                    Singleton({ (a: Piece) in make("E", [a]) }, .named("A")).named("E")
                })
            itself.withLock { $0 = container }
            let names = ["A", "B", "C", "D", "E"]
            let barrier = Barrier(8)
            let found = Variable<[String: Set<ObjectIdentifier>]>([:])
            let flaws = Variable<[String]>([])
            await onThreads(8) { number in
                barrier.wait()
                for step in names.indices {
                    let name = names[(number + step) % names.count]
                    do {
                        let piece = try container.get(Piece.self, .named(name))
                        found.withLock { _ = $0[name, default: []].insert(ObjectIdentifier(piece)) }
                        if !piece.isFinished.withLock({ $0 }) || !piece.gotFinished {
                            flaws.withLock { $0.append("\(name) is unfinished") }
                        }
                    } catch {
                        flaws.withLock { $0.append("\(error)") }
                    }
                }
            }
            itself.withLock { $0 = nil }
            #expect(found.withLock { $0.values.allSatisfy { $0.count == 1 } }, "round \(round)")
            // All code that closes the cycle catches the error: everyone gets what was asked for.
            #expect(flaws.withLock { $0 } == [], "round \(round)")
            for piece in makings.withLock({ $0 }) { piece.takeApart() }
        }
    }

    @Test("reaches whoever is not a part of it only when it is finished, however many of it that takes")
    func outsider() async throws {
        for round in 0..<Rounds.count(400, long: 20_000) {
            let container = try Container(
                Module("pieces") {
                    Singleton { Piece("X") }.named("X").taking("Y")
                    Singleton { Piece("Y") }.named("Y").taking("X")
                    Singleton({ (y: Piece, x: Piece) in Piece("Z", [y, x]) }, .named("Y"), .named("X")).named("Z")
                })
            let barrier = Barrier(2)
            let outcome = Variable<[Piece]>([])
            await onThreads(2) { number in
                barrier.wait()
                if let piece = try? container.get(Piece.self, .named(number == 0 ? "X" : "Z")) {
                    outcome.withLock { $0.append(piece) }
                }
            }
            let pieces = outcome.withLock { $0 }
            #expect(pieces.count == 2 && pieces.allSatisfy(\.gotFinished), "round \(round)")
            #expect(pieces.allSatisfy { piece in piece.isFinished.withLock { $0 } }, "round \(round)")
            for name in ["X", "Y"] { try container.get(Piece.self, .named(name)).takeApart() }
        }
    }

    @Test("is built once in a scope that whoever gets it first ends; the others get that object, or that it has ended")
    func endedByTheFirst() async throws {
        for round in 0..<Rounds.count(200, long: 5_000) {
            let made = Counter()
            let container = try Container(
                Module("web") {
                    Scoped("request") { () async -> Session in
                        made.increment()
                        await Task.yield()
                        return Session()
                    }
                })
            let scope = try container.scope("request")
            let flaws = Variable<[String]>([])
            let found = Variable<Set<ObjectIdentifier>>([])
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<4 {
                    group.addTask {
                        do throws(ResolutionError) {
                            let session = try await scope.get(async: Session.self)
                            found.withLock { _ = $0.insert(ObjectIdentifier(session)) }
                            do { try await scope.stop() } catch { flaws.withLock { $0.append("\(error)") } }
                        } catch {
                            if error.id != .ended { flaws.withLock { $0.append("\(error)") } }
                        }
                    }
                }
            }
            #expect(made.count == 1, "round \(round)")
            #expect(found.withLock { $0.count } == 1, "round \(round)")
            #expect(flaws.withLock { $0 } == [], "round \(round)")
        }
    }

    @Test("and is used by way of a `Lazy` that two threads share is no error for either")
    func sharedLazy() async throws {
        final class Holder: Sendable {
            let ink: Lazy<Ink>
            let piece: Lazy<Piece>
            init(ink: Lazy<Ink>, piece: Lazy<Piece>) {
                self.ink = ink
                self.piece = piece
            }
        }
        for round in 0..<Rounds.count(400, long: 20_000) {
            let container = try Container(
                Module("desk") {
                    Singleton(Ink.init)
                    Singleton { Piece("shared") }.named("shared").taking("other")
                    Singleton { Piece("other") }.named("other").taking("shared")
                    Singleton(Holder.init(ink:piece:), .auto, .named("shared"))
                    for name in ["left", "right"] {
                        Singleton { (holder: Holder) throws -> Piece in
                            if name == "left" { _ = try holder.ink.get() }
                            let shared = try holder.piece.get()
                            if name == "right" { _ = try holder.ink.get() }
                            return Piece(name, [shared])
                        }.named(name)
                    }
                })
            let barrier = Barrier(2)
            let flaws = Variable<[String]>([])
            await onThreads(2) { number in
                barrier.wait()
                do {
                    let piece = try container.get(Piece.self, .named(number == 0 ? "left" : "right"))
                    if !piece.gotFinished { flaws.withLock { $0.append("unfinished") } }
                } catch {
                    flaws.withLock { $0.append("\(error)") }
                }
            }
            #expect(flaws.withLock { $0 } == [], "round \(round)")
            try container.get(Piece.self, .named("shared")).takeApart()
        }
    }
}
