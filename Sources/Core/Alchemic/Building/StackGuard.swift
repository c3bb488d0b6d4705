import CAlchemic

/// Keeps constructions within one another from running off the stack: prototypes, and what code resolves.
enum StackGuard {
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
