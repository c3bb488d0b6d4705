import CAlchemic

/// Keeps nested constructions from overflowing the stack: those of prototypes, and of objects that code resolves.
enum StackGuard {
    /// Throws if the calling thread's stack would not hold the construction of a node's object.
    static func check(_ node: Node) throws(ResolutionError) {
        if !alchemic_has_stack() { throw .tooDeep(node) }
    }
}

extension Container {
    /// Checks that a request may be answered: the container is open, and there is enough stack.
    @usableFromInline
    func checkRequest() throws(ResolutionError) {
        try checkOpen()
        if !alchemic_has_stack() { throw .tooDeep(nil) }
    }
}
