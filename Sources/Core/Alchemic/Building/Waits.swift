// The waits in the whole process: for units, starts and stops alike.

/// The record of all waits; only requests that have to wait touch it.
package enum Waits {
    /// One record for all containers: a cycle of waits may lead through several families.
    private static let record = Guarded((waits: WaitRecord(), last: 0))

    /// Notes a wait, unless the wait would never end.
    ///
    /// - Returns: The number of the wait.
    package static func begin(_ wait: Wait) throws(CircularWait) -> Int {
        try record.withLock { record throws(CircularWait) in
            record.last += 1
            try record.waits.begin(wait, as: record.last)
            return record.last
        }
    }

    /// Notes that a wait is over, before the waiting request goes on.
    package static func end(_ number: Int) { record.withLock { $0.waits.end(number) } }
}

extension Wait {
    /// A wait for an operation that an object represents; `label` names it on the path of an error.
    package init(for target: AnyObject, labeled label: String) {
        self.init(for: WaitSubject(target), labeled: label, of: nil)
    }

    /// A wait of the calling code, which may be a part of a construction, of its task's undertakings, or of both.
    init(for target: WaitSubject, labeled label: String, of construction: Construction?) {
        let own = construction.map { $0.outwards.map { WaitSubject($0) } } ?? []
        self.init(for: target, labeled: label, within: own + Undertaking.subjects.map { WaitSubject($0) })
    }
}

extension WaitSubject {
    /// The subject that an object represents: the object has to live until every wait for it has ended.
    fileprivate init(_ object: AnyObject) {
        switch object {
        case let construction as Construction: self = .unit(construction.number, family: construction.family.address)
        case is Node: self = .call(Reference(object).address)
        default: self = .operation(Reference(object).address)
        }
    }
}

extension CircularWait {
    /// The error for the request whose wait was refused: a cycle of definitions, if nothing but units of one family are on it.
    func error(for node: Node?) -> ResolutionError {
        isOfOneFamily ? .circular(node, through: labels) : .circularWait(self)
    }
}
