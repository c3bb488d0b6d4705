/// Somebody who is about to wait through a request of ours.
package struct Wait: Sendable {
    /// What is waited for: a construction, a start, a stop.
    let target: ObjectIdentifier
    /// What it is called on the path of an error.
    let label: String
    /// What cannot go on meanwhile, from the innermost outwards.
    let waiting: [ObjectIdentifier]
    /// How many of these are constructions, before something else comes.
    let constructions: Int
    /// Whose construction is waited for; nil for a start or a stop.
    let family: ObjectIdentifier?

    /// A task that waits for something.
    package init(for target: AnyObject, _ label: String) {
        self.init(for: target, label, within: nil, family: nil)
    }

    /// Somebody who waits within constructions.
    init(for target: AnyObject, _ label: String, within construction: Construction?, family: ObjectIdentifier?) {
        self.target = ObjectIdentifier(target)
        self.label = label
        self.family = family
        let own = sequence(state: construction) { next in
            defer { next = next?.outer }
            return next
        }.map { $0 as any AnyObject & Sendable }
        let subjects = own + Undertaking.subjects
        waiting = subjects.map(ObjectIdentifier.init)
        constructions = subjects.firstIndex { !($0 is Construction || $0 is Node) } ?? subjects.count
    }

    /// Whether something waits for it through nothing but constructions.
    fileprivate func isConstruction(blocking subject: ObjectIdentifier) -> Bool {
        waiting.prefix(constructions).contains(subject)
    }
}

/// Who waits for what through requests of ours, in the whole process: for constructions, starts and stops alike.
///
/// Only those touch it who are about to wait.
package enum Waits {
    fileprivate struct Record {
        var next = 0
        var waits: [Int: Wait] = [:]
        /// The numbers of the waits during which something cannot go on.
        var numbers: [ObjectIdentifier: Set<Int>] = [:]
    }

    private static let record = Guarded(Record())

    /// Notes that somebody waits, unless that would never end.
    ///
    /// - Returns: The number of the wait; or the cycle, from what is waited for to what this one itself keeps from going on.
    package static func begin(_ wait: Wait) -> Result<Int, CircularWait> {
        record.withLock { record in
            if let cycle = record.cycle(closedBy: wait) { return .failure(CircularWait(cycle)) }
            record.next += 1
            record.waits[record.next] = wait
            for subject in wait.waiting { record.numbers[subject, default: []].insert(record.next) }
            return .success(record.next)
        }
    }

    /// Notes that a wait is over; before whoever waits goes on.
    package static func end(_ number: Int) {
        record.withLock { record in
            guard let wait = record.waits.removeValue(forKey: number) else { return }
            for subject in wait.waiting {
                record.numbers[subject]?.remove(number)
                if record.numbers[subject]?.isEmpty == true { record.numbers[subject] = nil }
            }
        }
    }
}

extension Waits.Record {
    /// The waits of a cycle, the new one first; nil if it closes none.
    fileprivate func cycle(closedBy wait: Wait) -> [Wait]? {
        let own = Set(wait.waiting)
        var way: [(wait: Wait, previous: Int)] = [(wait, -1)]
        var seen: Set<ObjectIdentifier> = [wait.target]
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

/// That a wait would never end.
package struct CircularWait: Error {
    /// What is waited for, one after another.
    let labels: [String]
    /// Whether all of it is being built in one family of containers.
    private let isOfOneFamily: Bool

    /// - Parameter waits: Each waits for what the next one keeps from going on, and the last for the first.
    fileprivate init(_ waits: [Wait]) {
        labels = waits.map(\.label)
        let next = waits.dropFirst() + waits.prefix(1)
        isOfOneFamily = zip(waits, next).allSatisfy { wait, next in
            wait.family != nil && wait.family == waits[0].family && next.isConstruction(blocking: wait.target)
        }
    }

    /// What it is to whoever needs the object of a definition.
    func error(for node: Node?) -> ResolutionError {
        isOfOneFamily ? .circular(node, through: labels) : .circularWait(self)
    }
}
