public import Alchemic

// Chosen for what takes arguments where the file names no labels, so that the message says what to write.

@_documentation(visibility: internal)
extension CompiledService {
    /// Chosen for an initializer or static method that takes arguments.
    ///
    /// - Parameters:
    ///   - lifetime: How long the object would be kept.
    ///   - place: Where it stands in its file.
    ///   - make: The initializer or static method.
    /// - Returns: Nothing.
    @_disfavoredOverload
    @available(
        *, unavailable, message: "this takes arguments: write its labels, as in 'init(brand:)', and the arguments"
    )
    public static func sharedWithoutArguments<Instance: Sendable, each Parameter>(
        _ lifetime: Lifetime, _ place: Definition.SourceLocation,
        _ make: (repeat each Parameter) async throws -> Instance
    ) -> FileService<Instance> { FileService(LoadedMaker(externalOf: Instance.self), lifetime, at: place) }

    /// Chosen for an initializer or static method that takes arguments.
    ///
    /// - Parameters:
    ///   - place: Where it stands in its file.
    ///   - make: The initializer or static method.
    /// - Returns: Nothing.
    @_disfavoredOverload
    @available(
        *, unavailable, message: "this takes arguments: write its labels, as in 'init(brand:)', and the arguments"
    )
    public static func unsharedWithoutArguments<Instance, each Parameter>(
        _ place: Definition.SourceLocation, _ make: (repeat each Parameter) async throws -> Instance
    ) -> FileService<Instance> { FileService(LoadedMaker(externalOf: Instance.self), .prototype, at: place) }
}
