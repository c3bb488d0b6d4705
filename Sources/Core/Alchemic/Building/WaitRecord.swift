/// The subject of a wait, or an operation that cannot go on meanwhile: a unit that is being built, a start, a stop, a call.
package struct WaitSubject: Hashable, Sendable {
    /// The address of the object, or of the family whose claims have given the unit its number.
    private let address: Int
    /// The number of the unit; -1 for a start, a stop or a call.
    private let unit: Int

    /// Creates the subject for a start, a stop or a call, from the address of the object that represents it.
    init(address: Int) {
        self.address = address
        unit = -1
    }

    /// Creates the subject for a unit; the number may serve another unit once this one is over, and all waits for it have ended.
    package init(unit: Int, ofFamilyAt address: Int) {
        self.address = address
        self.unit = unit
    }
}

/// The wait of a request for a subject.
package struct Wait: Sendable {
    /// The subject that has to end first.
    let target: WaitSubject
    /// The name of the target on the path of an error.
    let label: String
    /// The subjects that cannot go on meanwhile, from the innermost outwards.
    let waiting: [WaitSubject]
    /// The number of subjects, from the innermost, that are units or calls of factories or steps, before anything else comes.
    private let unitCount: Int
    /// The address of the family whose unit is waited for; 0 for a start, a stop or a call.
    let family: Int

    /// Creates a wait for a test, or from the parts that ``Waits`` has found.
    package init(
        for target: WaitSubject, labeled label: String, within waiting: [WaitSubject], unitCount: Int, family: Int
    ) {
        self.target = target
        self.label = label
        self.waiting = waiting
        self.unitCount = unitCount
        self.family = family
    }

    /// Whether the wait keeps a subject from going on, with nothing but units and calls in between.
    fileprivate func blocksByUnitsAlone(_ subject: WaitSubject) -> Bool {
        waiting.prefix(unitCount).contains(subject)
    }
}

/// The waits of requests: for units, starts and stops alike.
///
/// A `WaitRecord` is a value, as ``Claims`` are.
package struct WaitRecord: Sendable {
    /// All waits, by their numbers; no cycle is among them.
    package private(set) var waits: [Int: Wait] = [:]
    /// The numbers of the waits during which a subject cannot go on.
    private var numbers: [WaitSubject: Set<Int>] = [:]

    package init() {}

    /// Notes a wait under a number, unless the wait would never end.
    package mutating func begin(_ wait: Wait, as number: Int) throws(CircularWait) {
        if let cycle = cycle(closedBy: wait) { throw CircularWait(cycle) }
        waits[number] = wait
        for subject in wait.waiting { numbers[subject, default: []].insert(number) }
    }

    /// Removes a wait; does nothing if it has ended before.
    package mutating func end(_ number: Int) {
        guard let wait = waits.removeValue(forKey: number) else { return }
        for subject in wait.waiting {
            numbers[subject]?.remove(number)
            if numbers[subject]?.isEmpty == true { numbers[subject] = nil }
        }
    }

    /// The waits of the cycle that a wait would close, the new one first; nil if there is none.
    private func cycle(closedBy wait: Wait) -> [Wait]? {
        let own = Set(wait.waiting)
        var way: [(wait: Wait, previous: Int)] = [(wait, -1)]
        var seen: Set<WaitSubject> = [wait.target]
        var next = 0
        while next < way.count {
            let target = way[next].wait.target
            if own.contains(target) {
                return sequence(first: next) { way[$0].previous < 0 ? nil : way[$0].previous }
                    .map { way[$0].wait }.reversed()
            }
            for number in (numbers[target] ?? []).sorted() {
                guard let further = waits[number], seen.insert(further.target).inserted else { continue }
                way.append((further, next))
            }
            next += 1
        }
        return nil
    }
}

/// The refusal of a wait that would have closed a cycle, in which no request could ever go on.
package struct CircularWait: Error {
    /// The names of the targets along the cycle, from that of the refused wait.
    let labels: [String]
    /// Whether the cycle consists of units of one family alone.
    let isOfOneFamily: Bool

    /// Creates the refusal from the waits of the cycle, in order.
    ///
    /// The target of each wait cannot go on because of the next wait; that of the last wait, because of the first.
    fileprivate init(_ waits: [Wait]) {
        labels = waits.map(\.label)
        let next = waits.dropFirst() + waits.prefix(1)
        isOfOneFamily = zip(waits, next).allSatisfy { wait, next in
            wait.family != 0 && wait.family == waits[0].family && next.blocksByUnitsAlone(wait.target)
        }
    }
}
