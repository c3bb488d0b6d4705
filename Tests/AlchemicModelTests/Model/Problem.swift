/// A problem of a graph: what it is, and which declarations it may be reported at.
struct Problem: Sendable, Hashable, CustomStringConvertible {
    let id: String
    let places: Set<Int>
    var isWarning = false

    var description: String { "\(isWarning ? "warning " : "")\(id) at \(places.sorted())" }
}

/// Why a request or a parameter cannot be resolved.
struct Unresolved: Error {
    let id: String
    /// What the mistake is called: equal mistakes of several parameters are one problem.
    let key: String
    /// Rule 5: whether nothing is declared.
    var isAbsence = false
}

/// The error of an operation.
struct Failure: Error, Equatable {
    let id: String
}
