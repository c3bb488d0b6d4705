import CAlchemic

extension Container {
    /// Checks modules and creates a container, or prints every problem and exits with status 1.
    ///
    /// Use it at the top level of a program, where a thrown error would be printed as a crash.
    ///
    /// ```swift
    /// let container = Container(orExit: shop, roots: [Catalogue.self])
    /// ```
    ///
    /// - Parameters:
    ///   - modules: What the container holds.
    ///   - roots: The types that the program resolves: it is a problem if one of them cannot be resolved.
    ///   - strict: Whether warnings of the check are errors.
    ///   - observer: Receives events, including that of the check.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    public convenience init(
        orExit modules: Module..., roots: [Any.Type] = [], strict: Bool = false,
        observer: (@Sendable (ContainerEvent) -> Void)? = nil, file: StaticString = #fileID, line: UInt32 = #line
    ) {
        do throws(GraphError) {
            let location = Definition.SourceLocation(file: file, line: line, column: 0)
            try self.init(modules, parent: nil, roots: (roots, location), strict: strict, observer: observer)
        } catch {
            alchemic_exit("\(error)", 1)
        }
    }
}
