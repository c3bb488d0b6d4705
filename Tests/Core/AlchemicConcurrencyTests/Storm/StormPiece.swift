import Alchemic
import Synchronization
import TestSupport

/// Where objects are kept: the container, a child, a scope, or an override.
final class StormPlace: Sendable {
    let name: String
    let outer: StormPlace?
    /// Kept by others as long as they use the place.
    unowned let container: Container
    /// What is overridden there.
    let overridden: Int?
    let isScope: Bool
    let isChild: Bool
    /// Whether nobody stops what is made there: an override that cannot await it.
    let isLeft: Bool
    /// When its stop was begun, or could be.
    private let ending = Variable<Int?>(nil)

    init(
        _ name: String, _ container: Container, in outer: StormPlace? = nil, overriding overridden: Int? = nil,
        isScope: Bool = false, isChild: Bool = false, isLeft: Bool = false
    ) {
        (self.name, self.container, self.outer, self.overridden) = (name, container, outer, overridden)
        (self.isScope, self.isChild) = (isScope, isChild)
        self.isLeft = isLeft || outer?.isLeft == true
    }

    /// Notes that it may end from now on.
    func noteEnding(at time: Int) { ending.withLock { $0 = min($0 ?? .max, time) } }

    /// When it, or what is around it, began to end.
    var endingTime: Int { min(ending.withLock { $0 } ?? .max, outer?.endingTime ?? .max) }
    var mayHaveEnded: Bool { endingTime < .max }

    var chain: UnfoldSequence<StormPlace, (StormPlace?, Bool)> { sequence(first: self, next: \.outer) }
}

/// What became of an object; it outlives that.
final class StormRecord: Sendable {
    enum Origin: Equatable {
        case declared, given
        case override(Int)
    }

    struct Log {
        var friends: [StormRecord] = []
        var place: StormPlace?
        /// When it was first handed out, directly or within something else: it was complete before.
        var handed: Int?
        var starting = 0
        var started = 0
        var startedTime: Int?
        var stopped = 0
        var stoppedTime: Int?
    }

    let number: Int
    let origin: Origin
    let parts: [StormRecord]
    let log = Variable(Log())

    init(_ number: Int, _ origin: Origin, _ parts: [StormRecord]) {
        (self.number, self.origin, self.parts) = (number, origin, parts)
    }
}

/// An object of a storm.
final class StormPiece: Sendable, InjectionAware {
    let storm: Storm
    let record: StormRecord
    let parts: [StormPiece]
    let lazy: Lazy<StormPiece>?
    /// What is injected; nil until then.
    ///
    /// They may lead back here: whoever ends the storm takes them away.
    let friends = Variable<[StormPiece]?>(nil)
    private let finished = Atomic(0)

    var number: Int { record.number }
    var isFinished: Bool { finished.load(ordering: .acquiring) == 1 }

    init(_ storm: Storm, _ number: Int, _ origin: StormRecord.Origin, _ parts: [StormPiece], _ lazy: Lazy<StormPiece>?)
    {
        self.storm = storm
        self.parts = parts
        self.lazy = lazy
        record = StormRecord(number, origin, parts.map(\.record))
        storm.note(self)
    }

    deinit { storm.alive.subtract(1, ordering: .relaxed) }

    func take(_ friends: [StormPiece]) {
        let isFirst = self.friends.withLock { known in
            defer { known = friends }
            return known == nil
        }
        record.log.withLock { $0.friends = friends.map(\.record) }
        if !isFirst { storm.flaw("\(number) was injected twice") }
    }

    func didInjectDependencies() {
        if finished.add(1, ordering: .acquiringAndReleasing).oldValue == 1 {
            storm.flaw("\(number) was told twice that it is finished")
        }
    }

    func start() async throws {
        record.log.withLock { $0.starting += 1 }
        await Task.yield()
        let time = storm.time()
        record.log.withLock { log in
            log.started += 1
            log.startedTime = time
        }
    }

    func stop() async {
        let time = storm.time()
        record.log.withLock { log in
            log.stopped += 1
            log.stoppedTime = time
        }
        await Task.yield()
    }
}
