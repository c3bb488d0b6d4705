extension Container {
    /// Requests as the caller may: what lives on the main actor too, for code that is isolated to it.
    ///
    /// - Parameter isOnMain: Whether the compiler knows that the caller runs on the main actor.
    /// - Throws: A ``ResolutionError`` if it cannot be had.
    package func get<Value>(
        _ type: Value.Type, _ query: Query<Value>, isOnMain: Bool
    ) throws(ResolutionError) -> Value {
        try box(type, query.plan, isOnMain: isOnMain).value()
    }
}
