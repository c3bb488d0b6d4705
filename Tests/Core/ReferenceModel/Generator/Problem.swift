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
    /// What the mistake is called in the model, which reports it once.
    var key = ""

    var description: String { "\(isWarning ? "warning " : "")\(id) at \(places.sorted())" }
}

/// What needs something, and where that is declared.
struct Position {
    let node: Node
    let owner: Node
    let name: String
    let isOfStep: Bool
}

extension [Problem] {
    /// Notes a mistake: once, however many need the same; where something cannot do without it, as an error.
    mutating func note(_ failure: Failure, at position: Position, isWarning: Bool = false) {
        let problem = Problem(
            id: failure.id, places: [failure.culprit ?? position.owner.number],
            askers: failure.culprit == nil ? [position.node.number] : nil, subject: failure.subject,
            isWarning: isWarning,
            // Two steps, which may be declared on one line, may be described in the same words, and so may what gives nothing
            // to one definition that takes arguments.
            isOne: !failure.key.isEmpty
                || position.node.inner == nil && !position.isOfStep && failure.id != "argument-mismatch",
            key: failure.key.isEmpty ? "\(position.owner.number) \(position.name)" : failure.key)
        guard let known = firstIndex(where: { $0.key == problem.key }) else { return append(problem) }
        if self[known].isWarning == isWarning {
            self[known].places.formUnion(problem.places)
            self[known].askers?.formUnion(problem.askers ?? [])
        } else if !isWarning {
            self[known] = problem
        }
    }
}
