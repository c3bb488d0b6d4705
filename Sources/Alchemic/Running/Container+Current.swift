// The container, or scope, in which a task goes on: for code that nobody hands it to.

extension Container {
    private enum Ambient {
        @TaskLocal static var container: Container?
    }

    /// The container or scope that the current task works in, if any: the innermost of ``asCurrent(isolation:_:)``, and of
    /// the forms of `scope` that take a closure.
    ///
    /// Child tasks and `Task {}` have it too, and detached tasks do not. Code that can be handed a container should be.
    public static var current: Container? { Ambient.container }

    /// Makes this the ``current`` container for the length of a closure.
    ///
    /// - Parameters:
    ///   - isolation: The caller's isolation, which the closure shares.
    ///   - body: What is done in it.
    /// - Returns: What the closure returns.
    /// - Throws: What the closure throws.
    public func asCurrent<Result>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> sending Result
    ) async rethrows -> sending Result {
        // The closure hands its result over; nobody else has it.
        nonisolated(unsafe) let result: Result
        result = try await Ambient.$container.withValue(self, operation: { try await body() }, isolation: isolation)
        return result
    }
}
