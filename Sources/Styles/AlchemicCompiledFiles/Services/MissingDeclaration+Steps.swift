public import Alchemic

// Chosen after a mistake that the compiler has spoken of, for steps and arguments.

@_documentation(visibility: internal)
extension SteppedService {
    /// Chosen for a method that is not there.
    ///
    /// - Parameters:
    ///   - place: Where it stands in its file.
    ///   - method: What is not there.
    /// - Returns: The same.
    @_disfavoredOverload
    public func call<Missing: MissingDeclaration>(
        _ place: Definition.SourceLocation, _ method: @escaping @Sendable (Instance) -> Missing
    ) -> Missing { .missing }

    /// Chosen for a method that is not there.
    ///
    /// - Parameters:
    ///   - place: Where it stands in its file.
    ///   - name: The other service's name.
    ///   - owner: Its type.
    ///   - method: What is not there.
    /// - Returns: The same.
    @_disfavoredOverload
    public func configure<Owner, Missing: MissingDeclaration>(
        _ place: Definition.SourceLocation, by name: String, _ owner: Owner.Type,
        _ method: @escaping @Sendable (Owner) -> Missing
    ) -> Missing { .missing }
}

@_documentation(visibility: internal)
extension FileArgument {
    /// Chosen for a service of a type that is not there.
    ///
    /// - Parameters:
    ///   - conversion: What would show the compiler that it fits: `{ $0 }`.
    ///   - name: The definition's name.
    ///   - type: What is not there.
    /// - Returns: The argument.
    @_disfavoredOverload
    public static func id<Missing: MissingDeclaration>(
        _ conversion: (Missing) -> Missing, _ name: String, _ type: Missing
    ) -> FileArgument { FileArgument(.named(name)) }
}
