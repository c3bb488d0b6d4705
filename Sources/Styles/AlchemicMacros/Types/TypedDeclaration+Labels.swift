#if Macros
@_documentation(visibility: internal)
extension TypedDeclaration {
    /// Tells messages the labels of the parameters that the container fills.
    ///
    /// The macros write it: what a function's parameters are called is not part of its type.
    ///
    /// - Parameter labels: The labels in order, each with its colon, `_:` for none: `path:clock:`.
    /// - Returns: The changed declaration.
    public consuming func labels(_ labels: String) -> Self { changed { $0.labels = labels } }

    /// Names the method that makes the object, for the default name: `Shop.Printer.stamp(size:)`.
    ///
    /// The macros write it for a method that is given no name.
    ///
    /// - Parameters:
    ///   - method: The method with its labels: `stamp(size:)`.
    ///   - owner: The type whose method it is.
    /// - Returns: The changed declaration.
    public consuming func method(_ method: String, of owner: Any.Type) -> Self {
        changed { $0.factoryMethod = (owner, method) }
    }
}
#endif
