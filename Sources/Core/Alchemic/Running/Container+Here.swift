extension Container {
    /// Asks as the caller may: for what lives on the main actor too, where this is the main actor.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - query: How to find it.
    /// - Returns: What was asked for.
    /// - Throws: A ``ResolutionError`` if it cannot be had.
    package func get<Value>(here type: Value.Type, _ query: Query<Value>) throws(ResolutionError) -> Value {
        try box(type, query.plan, isOnMain: isOnMainActor()).value()
    }
}
