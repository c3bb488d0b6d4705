// Keeping nested constructions from overflowing the stack: those of prototypes, and of objects that code resolves.

import CAlchemic

extension Node {
    /// Throws if the calling thread's stack would not hold the construction of the node's object.
    func checkStack() throws(ResolutionError) { if !alchemic_has_stack() { throw .tooDeep(self) } }
}

extension Container {
    /// Checks that a request may be answered: the container is open, and there is enough stack.
    @usableFromInline
    func checkRequest() throws(ResolutionError) {
        try checkOpen()
        if !alchemic_has_stack() { throw .tooDeep(nil) }
    }
}
