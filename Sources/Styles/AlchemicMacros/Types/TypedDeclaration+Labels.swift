#if Macros
@_documentation(visibility: internal)
extension TypedDeclaration {
    /// Sets the labels of the parameters that the container resolves, for messages.
    ///
    /// Macros write this modifier, since a function's type does not include the labels.
    ///
    /// - Parameter labels: The labels in order, each with a colon, `_:` for none: `path:clock:`.
    /// - Returns: The changed declaration.
    public consuming func labels(_ labels: String) -> Self { changed { $0.labels = labels } }

    /// Sets the factory method, from which the default name is made: `Shop.Printer.stamp(size:)`.
    ///
    /// Macros write this modifier for a method without a given name.
    ///
    /// - Parameters:
    ///   - method: The method with its labels: `stamp(size:)`.
    ///   - owner: The type that has the method.
    /// - Returns: The changed declaration.
    public consuming func method(_ method: String, of owner: Any.Type) -> Self {
        changed { $0.factoryMethod = (owner, method) }
    }
}
#endif
