/// The subject of a wait, or of what cannot go on meanwhile.
package enum WaitSubject: Hashable, Sendable {
    /// A unit that is being built, by its number among the claims of the family at an address.
    ///
    /// The number may serve another unit once this one is over, and all waits for it have ended.
    case unit(Int, family: Int)
    /// A call of a factory or a step outside of any unit, by the address of the object that represents it.
    case call(Int)
    /// Anything else, such as a start or a stop, by the address of the object that represents it.
    case operation(Int)

    fileprivate var family: Int? { if case .unit(_, let family) = self { family } else { nil } }
    fileprivate var isOperation: Bool { if case .operation = self { true } else { false } }
}

/// The wait of a request for a subject.
package struct Wait: Sendable {
    /// The subject that has to end first.
    let target: WaitSubject
    /// The name of the target on the path of an error.
    let label: String
    /// The subjects that cannot go on meanwhile, from the innermost outwards.
    let waiting: [WaitSubject]

    package init(for target: WaitSubject, labeled label: String, within waiting: [WaitSubject]) {
        self.target = target
        self.label = label
        self.waiting = waiting
    }

    /// Whether the wait keeps a subject from going on, with nothing but units and calls in between.
    fileprivate func blocksByUnitsAlone(_ subject: WaitSubject) -> Bool {
        waiting.prefix { !$0.isOperation }.contains(subject)
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
            wait.target.family != nil && wait.target.family == waits[0].target.family
                && next.blocksByUnitsAlone(wait.target)
        }
    }
}
