extension Arguments {
    /// Calls something with arguments that are there already.
    ///
    /// - Parameters:
    ///   - boxes: The arguments, in order.
    ///   - container: The container that it is done for.
    ///   - isOnMain: Whether this runs on the main actor.
    ///   - body: What is called.
    /// - Returns: What `body` returns.
    /// - Throws: What `body` throws.
    package static func given<Result>(
        _ boxes: [any ErasedBox], in container: Container, isOnMain: Bool = false,
        _ body: (Arguments) throws -> Result
    ) rethrows -> Result {
        let prepared = PreparedArguments(boxes)
        return try withExtendedLifetime(prepared) {
            try body(
                Arguments(
                    Links.none.start, Context(container, isOnMain: isOnMain),
                    prepared: Unmanaged.passUnretained(prepared)))
        }
    }
}
