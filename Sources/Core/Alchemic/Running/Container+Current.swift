// The container, or scope, in which a task goes on: for code that does not receive it.

extension Container {
    private enum Ambient {
        @TaskLocal static var container: Container?
    }

    /// The container or scope of the current task, if any.
    ///
    /// It is set by ``asCurrent(isolation:_:)``, and by `scope` with a closure; the innermost wins. Child tasks and
    /// `Task {}` inherit it, detached tasks do not. Pass a container as a parameter where you can.
    public static var current: Container? { Ambient.container }

    /// Makes this the ``current`` container for the length of a closure.
    ///
    /// - Throws: The closure's error.
    public func asCurrent<Result>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> sending Result
    ) async rethrows -> sending Result {
        // The closure passes its result on; nothing else has it.
        nonisolated(unsafe) let result: Result
        result = try await Ambient.$container.withValue(self, operation: { try await body() }, isolation: isolation)
        return result
    }
}
