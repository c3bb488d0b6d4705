/// Somebody who is about to wait through a request of ours.
package struct Wait: Sendable {
    /// What is waited for: a construction, a start, a stop.
    let target: ObjectIdentifier
    /// What it is called on the path of an error.
    let label: String
    /// What cannot go on meanwhile, from the innermost outwards.
    let waiting: [ObjectIdentifier]
    /// Those of them whose family of containers knows that they wait.
    let known: Set<ObjectIdentifier>

    /// A task that waits for something.
    package init(for target: AnyObject, _ label: String) {
        self.init(for: target, label, Undertaking.subjects, known: [])
    }

    fileprivate init(
        for target: AnyObject, _ label: String, _ waiting: [ObjectIdentifier], known: Set<ObjectIdentifier>
    ) {
        self.target = ObjectIdentifier(target)
        self.label = label
        self.waiting = waiting
        self.known = known
    }
}

extension Construction {
    /// Waiting for another one.
    func wait(for other: Construction, _ label: String) -> Wait {
        let own = sequence(first: self, next: \.host).map(ObjectIdentifier.init)
        // A task is in none of its thread's constructions.
        let outer = isAsynchronous ? [] : Construction.ofThread
        return Wait(
            for: other, label,
            own + outer.flatMap { sequence(first: $0, next: \.host) }.map(ObjectIdentifier.init)
                + Undertaking.subjects, known: Set(own))
    }
}

/// Who waits for what through requests of ours, in the whole process.
///
/// A family of containers sees the circles of its own constructions, and how they come to an end. This record shows the
/// circles that lead through containers of several families, through starts and through stops: there nobody would ever go
/// on. Only those touch it who are about to wait.
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
    /// - Returns: The number of the wait; or the circle, from what is waited for to what this one itself keeps from going on.
    package static func begin(_ wait: Wait) -> Result<Int, CircularWait> {
        record.withLock { record in
            if let circle = record.circle(closedBy: wait) { return .failure(CircularWait(labels: circle.map(\.label))) }
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
    /// A point on a way of waiting.
    private struct Point: Hashable {
        let subject: ObjectIdentifier
        /// Whether a family knows the whole way, and so knows better how it ends.
        let isKnown: Bool
    }

    /// The waits of a circle, the new one first; nil if it closes none.
    fileprivate func circle(closedBy wait: Wait) -> [Wait]? {
        let own = Set(wait.waiting)
        var way: [(point: Point, wait: Wait, previous: Int)] = []
        var seen: Set<Point> = []
        func add(_ point: Point, _ wait: Wait, _ previous: Int) {
            if seen.insert(point).inserted { way.append((point, wait, previous)) }
        }
        add(Point(subject: wait.target, isKnown: true), wait, -1)
        var next = 0
        while next < way.count {
            let (point, _, _) = way[next]
            if own.contains(point.subject), !(point.isKnown && wait.known.contains(point.subject)) {
                return sequence(first: next) { way[$0].previous < 0 ? nil : way[$0].previous }
                    .map { way[$0].wait }.reversed()
            }
            for number in numbers[point.subject] ?? [] {
                guard let further = waits[number] else { continue }
                let isKnown = point.isKnown && further.known.contains(point.subject)
                add(Point(subject: further.target, isKnown: isKnown), further, next)
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
}
