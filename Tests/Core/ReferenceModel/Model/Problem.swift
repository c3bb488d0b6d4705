/// A problem of a graph: what it is, and which declarations it may be reported at.
struct Problem: Sendable, Hashable, CustomStringConvertible {
    let id: String
    let places: Set<Int>
    /// The declarations that need what is wrong, if it may be reported as any one's of them.
    var askers: Set<Int>?
    /// A word that its sentence has to say: the type, the name or the tag that is missing, or that there are several of.
    var subject = ""
    var isWarning = false
    /// Whether it is one, or may be reported any number of times: cycles that touch, a decorator around several objects.
    var isOne = true
    /// Whether it has to be reported at all: not if it is another definition's as well, and is reported there.
    var isCertain = true

    var description: String { "\(isWarning ? "warning " : "")\(id) at \(places.sorted())" }
}

/// Why a request or a parameter cannot be resolved.
struct Unresolved: Error {
    let id: String
    /// What the mistake is called: equal mistakes of several parameters are one problem; without a word, each is one.
    var key = ""
    var subject = ""
    /// Rule 5: whether nothing is declared.
    var isAbsence = false
    /// The declaration at fault, if that is another one than the one that needs something.
    var culprit: Int?
}

/// The error of an operation.
struct Failure: Error, Equatable {
    let id: String
}

/// A mistake of the places that need something.
struct Mistake {
    let unresolved: Unresolved
    var places: Set<Int>
    var askers: Set<Int>
    let isWarning: Bool
    let isOne: Bool
}
