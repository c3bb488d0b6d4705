/// A problem of a graph: what it is, and which declarations it may be reported at.
struct Problem: Sendable, Hashable, CustomStringConvertible {
    let id: String
    let places: Set<Int>
    var isWarning = false
    /// Whether it is one, or may be reported any number of times: cycles that touch, a decorator around several objects.
    var isOne = true

    var description: String { "\(isWarning ? "warning " : "")\(id) at \(places.sorted())" }
}

/// Why a request or a parameter cannot be resolved.
struct Unresolved: Error {
    let id: String
    /// What the mistake is called: equal mistakes of several parameters are one problem.
    var key = ""
    /// Whether it is a mistake of the place that needs something, so that each place has its own.
    var isOfPlace = false
    /// Rule 5: whether nothing is declared.
    var isAbsence = false
    /// The declaration at fault, if that is another one than the one that needs something.
    var culprit: Int?
}

/// The error of an operation.
struct Failure: Error, Equatable {
    let id: String
}
