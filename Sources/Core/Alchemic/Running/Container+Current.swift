// The current container, or scope, of a task, for code that receives none.

extension Container {
    // No `@TaskLocal`: `withValue` of a plain `TaskLocal` is inlined, which spares a server three calls for each request.
    @usableFromInline static let ambient = TaskLocal<Container?>(wrappedValue: nil)

    /// The container or scope of the current task, if any.
    ///
    /// Set by ``asCurrent(isolation:_:)``, and by `scope` with a closure; the innermost wins. Child tasks and
    /// `Task {}` inherit it, detached tasks do not. Pass a container as a parameter where you can.
    public static var current: Container? { ambient.get() }

    /// Makes this the ``current`` container for the length of a closure.
    ///
    /// - Throws: The closure's error.
    @inlinable
    public func asCurrent<Result>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> sending Result
    ) async rethrows -> sending Result {
        // The closure passes its result on; nothing else has it.
        nonisolated(unsafe) let result: Result
        result = try await Self.ambient.withValue(self, operation: { try await body() }, isolation: isolation)
        return result
    }
}
