import CAlchemic

/// Keeps constructions within one another from running off the stack.
///
/// Each that is begun by a request looks, and each of a deep chain; those of a shallow chain lie between two that do.
enum StackGuard {
    /// How many constructions in depth a chain may have for its prototypes not to look.
    static let interval = 32

    @inline(__always)
    static func check(_ node: Node) throws(ResolutionError) {
        if !alchemic_has_stack() { throw .tooDeep(node) }
    }
}

extension Container {
    /// Checks that a request may be answered: the container is open, and the stack holds what is made for it.
    @usableFromInline
    func checkRequest() throws(ResolutionError) {
        try checkOpen()
        if !alchemic_has_stack() { throw .tooDeep(nil) }
    }
}
