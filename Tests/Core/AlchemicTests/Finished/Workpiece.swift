import Alchemic
import Synchronization

/// What is done to an object after it has been made, in order.
enum Stage: CaseIterable, Sendable {
    case injected, called, configured, told
}

protocol Piece: Sendable {}

/// An object that notes what has been done to it.
final class Workpiece: Piece, InjectionAware {
    private let done = Mutex<[Stage]>([])
    let name: String

    init() { name = "piece" }
    init(name: String) { self.name = name }

    var stages: [Stage] { done.withLock { $0 } }

    func note(_ stage: Stage) { done.withLock { $0.append(stage) } }
    func didInjectDependencies() { note(.told) }

    @Sendable func receiver(seen: Sightings) -> Receiver {
        seen.see(self)
        return Receiver(seen)
    }
}

final class Tool: Sendable {}

extension ObjectDeclaration where Instance == Workpiece {
    /// With a step of every kind.
    func worked() -> Self {
        inject(nonisolated: "tool") { (piece: Workpiece, _: Tool) in piece.note(.injected) }
            .call { (piece: Workpiece, _: Tool) in piece.note(.called) }
            .configure { (piece: Workpiece, _: Tool) in piece.note(.configured) }
    }

    /// With an awaited step of every kind.
    func workedAwaiting() -> Self {
        inject(async: "tool") { (piece: Workpiece, _: Tool) in
            await Task.yield()
            piece.note(.injected)
        }
        .call(async: { (piece: Workpiece, _: Tool) in
            await Task.yield()
            piece.note(.called)
        })
        .configure(async: { (piece: Workpiece, _: Tool) in
            await Task.yield()
            piece.note(.configured)
        })
    }

    /// With a step of every kind on the main actor.
    func workedOnMain() -> Self {
        inject("tool") { (piece: Workpiece, _: Tool) in piece.note(.injected) }
            .call(main: { (piece: Workpiece, _: Tool) in piece.note(.called) })
            .configure(main: { (piece: Workpiece, _: Tool) in piece.note(.configured) })
    }
}

/// How far objects were when somebody was handed them.
final class Sightings: Sendable {
    private let storage = Mutex<[[Stage]]>([])

    var all: [[Stage]] { storage.withLock { $0 } }

    func see(_ piece: any Piece) {
        let stages = (piece as? Workpiece)?.stages ?? []
        storage.withLock { $0.append(stages) }
    }

    func see(_ pieces: some Sequence<Workpiece>) { for piece in pieces { see(piece) } }
}

/// Somebody who is handed a workpiece.
final class Receiver: InjectionAware, Sendable {
    private let seen: Sightings
    private let lazy: Lazy<Workpiece>?

    init(_ seen: Sightings) {
        self.seen = seen
        lazy = nil
    }

    init(piece: Workpiece, seen: Sightings) {
        seen.see(piece)
        self.seen = seen
        lazy = nil
    }

    init(asking lazy: Lazy<Workpiece>, seen: Sightings) {
        self.seen = seen
        self.lazy = lazy
    }

    init(awaiting piece: Workpiece, seen: Sightings) async {
        seen.see(piece)
        self.seen = seen
        lazy = nil
    }

    var piece: Workpiece? {
        get { nil }
        set { if let newValue { seen.see(newValue) } }
    }

    func take(_ piece: Workpiece) { seen.see(piece) }

    func didInjectDependencies() throws {
        if let piece = try lazy?.get() { seen.see(piece) }
    }
}

/// Somebody whose method is handed a workpiece.
final class Workbench: Sendable {
    let seen: Sightings

    init(seen: Sightings) { self.seen = seen }

    @Sendable func receiver(piece: Workpiece) -> Receiver {
        seen.see(piece)
        return Receiver(seen)
    }
}
