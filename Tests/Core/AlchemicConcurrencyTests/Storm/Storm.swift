import Alchemic
import Synchronization
import TestSupport

/// One round: what it is about, and what has come of it so far.
final class Storm: Sendable {
    struct Broken: Error {}

    private struct Reference { weak var piece: StormPiece? }
    private struct Key: Hashable {
        let place: ObjectIdentifier
        let number: Int
    }

    let plan: StormPlan
    let alive = Atomic(0)
    private let clock = Atomic(0)
    private let pieces = Variable<[Reference]>([])
    private let allRecords = Variable<[StormRecord]>([])
    private let allFlaws = Variable<[String]>([])
    /// What each place has handed out of what it keeps for good.
    private let kept = Variable<[Key: StormRecord]>([:])
    /// In how many places each may be made.
    private let placeCounts: Variable<[Int]>
    /// After how many more initializers one fails.
    private let working: Variable<Int>

    init(_ plan: StormPlan, failingAfter count: Int) {
        self.plan = plan
        placeCounts = Variable(plan.nodes.map { _ in 0 })
        working = Variable(plan.fails ? count : .max)
    }

    func time() -> Int { clock.add(1, ordering: .acquiringAndReleasing).newValue }
    var flaws: [String] { allFlaws.withLock { $0 } }
    var records: [StormRecord] { allRecords.withLock { $0 } }
    func flaw(_ text: String) { allFlaws.withLock { $0.append(text) } }

    func note(_ piece: StormPiece) {
        alive.add(1, ordering: .relaxed)
        pieces.withLock { $0.append(Reference(piece: piece)) }
        allRecords.withLock { $0.append(piece.record) }
    }

    /// Takes apart what cycles keep together.
    func takeApart() {
        for reference in pieces.withLock({ $0 }) { reference.piece?.friends.withLock { $0 = nil } }
    }

    /// The same for what became of them, once nobody looks at that any more.
    func takeRecordsApart() {
        for record in records { record.log.withLock { $0.friends = [] } }
    }

    /// Notes a place in which some definitions may be made.
    func open(_ place: StormPlace) {
        placeCounts.withLock { counts in
            for number in plan.nodes.indices where home(of: number, seenFrom: place) === place { counts[number] += 1 }
        }
    }

    // MARK: Objects

    /// What a factory does.
    func make(
        _ number: Int, as origin: StormRecord.Origin = .declared, _ parts: [StormPiece], _ lazy: Lazy<StormPiece>?
    ) throws -> StormPiece {
        let mayGoOn = working.withLock { working in
            working -= 1
            return working != 0
        }
        guard mayGoOn else { throw Broken() }
        for part in parts where plan.isFinishedPart(part.number, of: number) { checkWhole(part, "given to \(number)") }
        if let lazy, plan.nodes[number].lazy?.isUsedAtOnce == true, origin == .declared {
            checkWhole(try lazy.get(), "found by the lazy of \(number)")
        }
        return StormPiece(self, number, origin, parts, lazy)
    }

    private func checkWhole(_ piece: StormPiece, _ how: String) {
        // What the program sets is there before it is injected.
        guard piece.record.origin != .given else { return }
        if !piece.isFinished { flaw("\(piece.number) was not finished when it was \(how)") }
        if piece.friends.withLock({ $0 == nil }), !plan.nodes[piece.number].friends.isEmpty,
            piece.record.origin == .declared
        {
            flaw("\(piece.number) was not injected when it was \(how)")
        }
    }

    // MARK: What is handed out

    /// Where an object is kept that is requested somewhere.
    func home(of number: Int, seenFrom place: StormPlace) -> StormPlace? {
        place.chain.first { place in
            if plan.isScoped(number) { return place.isScope }
            if number >= plan.childStart { return place.isChild }
            if let overridden = place.overridden { return plan.isAffected(number, by: overridden) }
            return place.outer == nil
        }
    }

    /// Looks at what a request has returned, and at all that it leads to.
    func check(_ piece: StormPiece, for number: Int, from place: StormPlace) {
        if piece.number != number { flaw("\(piece.number) was handed out for \(number)") }
        let time = time()
        var seen: Set<ObjectIdentifier> = []
        var queue = [piece]
        while let piece = queue.popLast() {
            guard seen.insert(ObjectIdentifier(piece)).inserted else { continue }
            checkWhole(piece, "handed out")
            checkPlace(piece, seenFrom: place, time)
            queue += piece.parts + (piece.friends.withLock { $0 } ?? [])
        }
    }

    private func checkPlace(_ piece: StormPiece, seenFrom place: StormPlace, _ time: Int) {
        let number = piece.number
        guard let home = home(of: number, seenFrom: place) else { return flaw("\(number) has no place") }
        let record = piece.record
        record.log.withLock { log in
            if log.handed == nil { log.handed = time }
            if log.place == nil { log.place = home }
        }
        if case .override = record.origin, record.origin != .override(number) || home.overridden != number {
            flaw("\(place.name) sees what overrides \(number) in another task")
        } else if home.overridden == number, record.origin == .declared {
            flaw("\(place.name) does not see what overrides \(number)")
        }
        guard plan.isStable(number) else { return }
        let other = kept.withLock { kept in
            let key = Key(place: ObjectIdentifier(home), number: number)
            defer { if kept[key] == nil { kept[key] = record } }
            return kept[key]
        }
        if let other, other !== record { flaw("\(home.name) handed out two of \(number)") }
    }

    // MARK: The end

    /// Notes what is wrong with what has become of all objects.
    func checkEnd() {
        let records = records
        for record in records { checkStops(of: record) }
        checkOrder(of: records)
        guard !plan.fails, !plan.cancels, !plan.stops else { return }
        let counts = placeCounts.withLock { $0 }
        for number in plan.nodes.indices where plan.isStable(number) && !plan.mayBeMadeInVain(number) {
            let made = records.count { $0.number == number && $0.origin != .given }
            if made > counts[number] { flaw("\(number) was made \(made) times in \(counts[number]) places") }
        }
    }

    private func checkStops(of record: StormRecord) {
        let node = plan.nodes[record.number]
        let log = record.log.withLock { $0 }
        let label = "\(record.number) (\(record.origin), in \(log.place?.name ?? "no place"))"
        if log.starting > 1 { flaw("\(label) was started \(log.starting) times") }
        if log.stopped > 1 { flaw("\(label) was stopped \(log.stopped) times") }
        if record.origin == .given, log.starting + log.stopped > 0 {
            flaw("\(label) was given, and started or stopped")
        }
        if let begin = log.startedTime, let end = log.stoppedTime, end < begin {
            flaw("\(label) was stopped before its start")
        }
        if node.starts, log.stopped > log.started { flaw("\(label) was stopped, and not started") }
        guard node.stops, record.origin != .given, let place = log.place, !place.isLeft else { return }
        let isToStop = node.starts ? log.started > 0 : log.handed != nil
        if isToStop, log.stopped == 0 { flaw("\(label) was not stopped") }
    }

    /// What uses an object is stopped before it, unless it was complete only after the stop had begun.
    private func checkOrder(of records: [StormRecord]) {
        for user in records {
            let log = user.log.withLock { $0 }
            guard let stopped = log.stoppedTime, let handed = log.handed else { continue }
            var seen: Set<ObjectIdentifier> = []
            var queue = user.parts + log.friends
            while let part = queue.popLast() {
                guard seen.insert(ObjectIdentifier(part)).inserted else { continue }
                let other = part.log.withLock { $0 }
                queue += part.parts + other.friends
                guard plan.isStable(part.number), plan.isFinishedPart(part.number, of: user.number),
                    let otherStopped = other.stoppedTime, let place = other.place, handed < place.endingTime
                else { continue }
                guard otherStopped < stopped else { continue }
                flaw(
                    "\(part.number) in \(place.name) was stopped at \(otherStopped), before \(user.number), which uses it, "
                        + "in \(log.place?.name ?? "no place"): handed out at \(handed), stopped at \(stopped)")
            }
        }
    }
}
