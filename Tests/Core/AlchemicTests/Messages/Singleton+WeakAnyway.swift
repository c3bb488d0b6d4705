import Alchemic

extension Singleton {
    /// Weak, whatever the type: what a definition file can say, and the compiler rejects in a module.
    consuming func weakAnyway() -> Self {
        definition.kind = .weak
        return self
    }
}
