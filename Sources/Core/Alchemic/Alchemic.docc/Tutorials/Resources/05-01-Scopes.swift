import Alchemic

extension Scope {
    /// From taking a letter out of the outbox until it has been sent.
    static let letter: Scope = "letter"
}
