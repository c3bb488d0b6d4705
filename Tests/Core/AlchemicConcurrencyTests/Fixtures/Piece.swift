import Alchemic
import Foundation
import TestSupport

/// A member of a graph that others are given to, by its initializer or afterward, and that knows whether it is finished.
final class Piece: InjectionAware, Sendable {
    let name: String
    let parts: [Piece]
    let friends = Variable<[Piece]>([])
    /// Whether all that its initializer was given was finished.
    let gotFinished: Bool
    private let told = Variable(false)
    private let pause: UInt32

    fileprivate init(_ name: String, _ parts: [Piece], _ pause: UInt32) {
        self.name = name
        self.parts = parts
        self.pause = pause
        gotFinished = parts.allSatisfy(\.isFinished)
    }

    var isFinished: Bool { told.value }
    func didInjectDependencies() {
        if pause > 0 { usleep(pause) }
        told.value = true
    }
    func add(_ friend: Piece) { friends.append(friend) }

    /// Itself, and all that can be reached from it.
    var reachable: [Piece] {
        var seen: [ObjectIdentifier: Piece] = [:]
        var queue = [self]
        while let next = queue.popLast() {
            if seen.updateValue(next, forKey: ObjectIdentifier(next)) == nil {
                queue += next.parts + next.friends.value
            }
        }
        return Array(seen.values)
    }

    var isWhole: Bool { reachable.allSatisfy(\.isFinished) }
}

/// Makes the pieces of a test, and takes those apart in the end that keep one another.
final class Pieces: Sendable {
    private let made = Variable<[() -> Piece?]>([])
    private let pause: UInt32

    /// - Parameter pause: How many microseconds each takes to be made and to be finished, so that others come meanwhile.
    init(pausing pause: UInt32 = 0) { self.pause = pause }

    func make(_ name: String, _ parts: [Piece] = []) -> Piece {
        if pause > 0 { usleep(pause) }
        let piece = Piece(name, parts, pause)
        made.append { [weak piece] in piece }
        return piece
    }

    /// One that is built from two others at most, by a factory that first does something else.
    func singleton(
        _ name: String, of parts: String..., as code: @escaping @Sendable () throws -> Void = {}
    ) -> Singleton<Piece> {
        let make = { @Sendable (parts: [Piece]) throws -> Piece in
            try code()
            return self.make(name, parts)
        }
        let singleton =
            switch parts.count {
            case 0: Singleton { try make([]) }
            case 1: Singleton({ (part: Piece) in try make([part]) }, .named(parts[0]))
            default:
                Singleton(
                    { (part: Piece, other: Piece) in try make([part, other]) }, .named(parts[0]), .named(parts[1]))
            }
        return singleton.named(name)
    }

    /// One whose factory is awaited.
    func awaited(_ name: String, as code: @escaping @Sendable () async throws -> Void = {}) -> Singleton<Piece> {
        Singleton({ () async throws -> Piece in
            try await code()
            await Task.yield()
            return self.make(name)
        }).named(name)
    }

    deinit {
        for piece in made.value { piece()?.friends.value = [] }
    }
}

extension ObjectDeclaration<Piece> {
    /// Injects another one later.
    func taking(_ other: String) -> Self {
        inject(nonisolated: other, .named(other)) { (piece: Piece, other: Piece) in piece.add(other) }
    }
}

extension Container {
    func piece(_ name: String) throws(ResolutionError) -> Piece { try get(Piece.self, .named(name)) }
    func piece(async name: String) async throws(ResolutionError) -> Piece {
        try await get(async: Piece.self, .named(name))
    }
}

extension Itself {
    // Out of line: the optimizer of Swift 6.3 crashes where a closure that is awaited throws both kinds of errors.
    @inline(never)
    func piece(async name: String) async throws -> Piece { try await self().piece(async: name) }
}
