import Alchemic
import TestSupport
import Testing

@Suite("Those who ask for the members of one cycle at once", .statement("T5", "T6"))
struct UnfinishedTests {
    /// How the cycle of three is closed.
    enum Closing: Sendable {
        case injectionPoints, calls, initializer, awaited, hidden, hiddenAwaited

        /// Whether the graph does not know the cycle, which is an error then.
        var isHidden: Bool { self == .hidden || self == .hiddenAwaited }
    }

    private func member(_ number: Int, _ closing: Closing, _ itself: Itself, _ pieces: Pieces) -> Singleton<Piece> {
        let (name, next) = ("\(number)", "\((number + 1) % 3)")
        return switch closing {
        case .injectionPoints: pieces.singleton(name).taking(next)
        case .calls: pieces.singleton(name).call({ (piece: Piece, other: Piece) in piece.add(other) }, .named(next))
        case .initializer: number == 0 ? pieces.singleton(name).taking(next) : pieces.singleton(name, of: next)
        case .awaited:
            pieces.awaited(name).inject(async: "next", .named(next)) { (piece: Piece, other: Piece) in
                await Task.yield()
                piece.add(other)
            }
        case .hidden: pieces.singleton(name).call { piece in piece.add(try itself().piece(next)) }
        case .hiddenAwaited:
            pieces.singleton(name).call(async: { piece in
                await Task.yield()
                piece.add(try await itself().piece(async: next))
            })
        }
    }

    @Test(
        arguments: [
            (Closing.injectionPoints, false), (.calls, false), (.initializer, false), (.hidden, false),
            (.injectionPoints, true), (.awaited, true), (.hiddenAwaited, true),
        ])
    func `see each of them only when all are finished, and nothing of one that failed`(closing: Closing, inTasks: Bool)
        async
    {
        for round in 0..<Rounds.count(100, long: 3_000) {
            await expectEnd { try await ask(closing, inTasks: inTasks, breaking: round % 3) }
        }
    }

    private func ask(_ closing: Closing, inTasks: Bool, breaking: Int) async throws {
        let (itself, pieces, breaks) = (Itself(), Pieces(pausing: 3), Counter())
        let container = try Container(
            Module("cycle") {
                for number in 0..<3 {
                    member(number, closing, itself, pieces).configure { _ in
                        guard number == breaking else { return }
                        breaks.increment()
                        if breaks.count % 3 == 1 { throw Broken() }
                    }
                }
            })
        itself(container)
        defer { itself(nil) }
        let judge = { @Sendable (request: Result<Piece, any Error>) throws in
            switch request {
            case .success(let piece): if !piece.isWhole { throw Broken("unfinished") }
            case .failure(let error):
                let underlying = (error as? ResolutionError)?.underlying as? Broken
                guard closing.isHidden ? error.reason == .circularConstruction : underlying == Broken() else {
                    throw error
                }
            }
        }
        let names = { @Sendable (number: Int) in (0..<6).map { "\((number + $0) % 3)" } }
        let found =
            if inTasks {
                await errors(ofTasks: 4) { number in
                    for name in names(number) { try judge(await Result { try await container.piece(async: name) }) }
                }
            } else {
                await errors(onThreads: 4) { number in
                    for name in names(number) { try judge(Result { try container.piece(name) }) }
                }
            }
        #expect(found.isEmpty, "\(found.prefix(3))")
        if closing.isHidden {
            // All are told, and nothing is left behind.
            for number in 0..<3 { #expect(try !container.isBuilt(Piece.self, .named("\(number)"))) }
            return
        }
        // It is there after as many failures in a row as there may be.
        _ = try? await container.piece(async: "0")
        let first = try await container.piece(async: "0")
        #expect(first.isWhole && first.reachable.count == 3)
        #expect(first.reachable.allSatisfy { $0.parts.count + $0.friends.value.count == 1 })
        for number in 0..<3 { #expect(first.reachable.contains { $0.name == "\(number)" }) }
    }
}
