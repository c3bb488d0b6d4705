/// A problem of a graph: what it is, and which declarations it may be reported at.
struct Problem: Sendable, Hashable, CustomStringConvertible {
    let id: String
    var places: Set<Int>
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
