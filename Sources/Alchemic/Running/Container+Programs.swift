import CAlchemic

extension Container {
    /// Checks modules and makes a container of them, or ends the program: for its top level, where a thrown error would be
    /// printed in the middle of a crash.
    ///
    /// If anything is wrong, it prints every problem to the standard error output, and exits with status 1.
    ///
    /// ```swift
    /// let container = Container(orExit: shop)
    /// ```
    ///
    /// - Parameters:
    ///   - modules: What is declared.
    ///   - strict: Whether every warning of the check is an error.
    ///   - observer: Told what happens, from the check on.
    public convenience init(
        orExit modules: Module..., strict: Bool = false, observer: (@Sendable (ContainerEvent) -> Void)? = nil
    ) {
        do {
            try self.init(modules, parent: nil, strict: strict, observer: observer)
        } catch {
            alchemic_exit("\(error)")
        }
    }
}
