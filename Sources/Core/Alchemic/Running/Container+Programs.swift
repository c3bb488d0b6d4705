import CAlchemic

extension Container {
    /// Checks modules and creates a container, or prints every problem and exits with status 1.
    ///
    /// Use it at the top level of a program, where a thrown error would be printed as a crash.
    ///
    /// ```swift
    /// let container = Container(orExit: shop)
    /// ```
    ///
    /// - Parameters:
    ///   - modules: The declarations.
    ///   - strict: Whether warnings of the check are errors.
    ///   - observer: Receives events, including that of the check.
    public convenience init(
        orExit modules: Module..., strict: Bool = false, observer: (@Sendable (ContainerEvent) -> Void)? = nil
    ) {
        do {
            try self.init(modules, parent: nil, strict: strict, observer: observer)
        } catch {
            alchemic_exit("\(error)", 1)
        }
    }
}
