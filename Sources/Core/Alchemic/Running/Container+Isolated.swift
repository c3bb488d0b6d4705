extension Container {
    /// Requests as the caller may: what lives on the main actor too, for code that is isolated to it.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - query: How to find it.
    ///   - isOnMain: Whether the compiler knows that the caller runs on the main actor.
    /// - Returns: The object.
    /// - Throws: A ``ResolutionError`` if it cannot be had.
    package func get<Value>(
        _ type: Value.Type, _ query: Query<Value>, isOnMain: Bool
    ) throws(ResolutionError) -> Value {
        try box(type, query.plan, isOnMain: isOnMain).value()
    }
}
