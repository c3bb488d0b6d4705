// The waits in the whole process: for units, starts and stops alike.

/// The record of all waits; only requests that have to wait touch it.
package enum Waits {
    /// One record for all containers: a cycle of waits may lead through several families.
    private static let record = Guarded((waits: WaitRecord(), last: 0))

    /// Notes a wait, unless the wait would never end.
    ///
    /// - Returns: The number of the wait, or the cycle that the wait would close.
    package static func begin(_ wait: Wait) -> Result<Int, CircularWait> {
        record.withLock { record in
            record.last += 1
            do throws(CircularWait) {
                try record.waits.begin(wait, as: record.last)
                return .success(record.last)
            } catch {
                return .failure(error)
            }
        }
    }

    /// Notes that a wait is over, before the waiting request goes on.
    package static func end(_ number: Int) { record.withLock { $0.waits.end(number) } }
}

extension Wait {
    /// A wait for a start, a stop or a call that an object represents; `label` names it on the path of an error.
    package init(for target: AnyObject, labeled label: String) {
        self.init(for: WaitSubject(target), labeled: label, within: nil, family: nil)
    }

    /// A wait of the calling code, which may be a part of a construction, of its task's undertakings, or of both.
    init(for target: WaitSubject, labeled label: String, within construction: Construction?, family: Family?) {
        let own = construction.map { Array($0.outwards) } ?? []
        let subjects = own as [any AnyObject & Sendable] + Undertaking.subjects
        let waiting = subjects.map { subject in
            (subject as? Construction).map { WaitSubject(unit: $0.number, of: $0.family) } ?? WaitSubject(subject)
        }
        self.init(
            for: target, labeled: label, within: waiting,
            unitCount: subjects.firstIndex { !($0 is Construction || $0 is Node) } ?? subjects.count,
            family: family?.address ?? 0)
    }
}

extension WaitSubject {
    /// The subject that an object represents: the object has to live until every wait for it has ended.
    init(_ object: AnyObject) { self.init(address: Reference(object).address) }
    /// The unit with a number among the claims of a family.
    init(unit: Int, of family: Family) { self.init(unit: unit, ofFamilyAt: family.address) }
}

extension CircularWait {
    /// The error for the request whose wait was refused: a cycle of definitions, if nothing but units of one family are on it.
    func error(for node: Node?) -> ResolutionError {
        isOfOneFamily ? .circular(node, through: labels) : .circularWait(self)
    }
}
