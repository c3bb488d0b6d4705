extension Singleton where Instance: AnyObject {
    /// Keeps the object only as long as something else keeps it, and then builds it again.
    ///
    /// - Returns: The changed declaration.
    public consuming func weak() -> Self {
        definition.kind = .weak
        return self
    }
}
