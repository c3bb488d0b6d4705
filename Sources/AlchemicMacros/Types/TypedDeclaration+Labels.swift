#if Macros
extension TypedDeclaration {
    /// Tells messages the labels of the parameters that the container fills.
    ///
    /// The macros write it: what a function's parameters are called is not part of its type.
    ///
    /// - Parameter labels: The labels in order, each with its colon, `_:` for none: `path:clock:`.
    /// - Returns: The changed declaration.
    public consuming func labels(_ labels: String) -> Self { changed { $0.labels = labels } }
}
#endif
