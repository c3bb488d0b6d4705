import CAlchemic

extension Node {
    /// Throws if the calling thread's stack would not hold the construction of the node's object.
    ///
    /// Constructions nest where prototypes take one another, or code resolves.
    func checkStack() throws(ResolutionError) { if !alchemic_has_stack() { throw .tooDeep(self) } }
}
