import CAlchemic

/// Keeps constructions within one another from running off the stack.
///
/// Each that is begun by a request looks, and each of a deep chain; those of a shallow chain lie between two that do.
enum StackGuard {
    /// How many constructions in depth a chain may have for its prototypes not to look.
    static let interval = 32

    @inline(__always)
    static func check(_ node: Node) throws(ResolutionError) {
        if !alchemic_has_stack() { throw .tooDeep(node) }
    }
}

extension Container {
    /// Checks that a request may be answered: the container is open, and the stack holds what is made for it.
    @usableFromInline
    func checkRequest() throws(ResolutionError) {
        try checkOpen()
        if !alchemic_has_stack() { throw .tooDeep(nil) }
    }
}

/// A main-actor function as one that is called without asking: by whoever knows that this is the main actor.
///
/// The standard library's `MainActor.assumeIsolated` does the same, for `Sendable` results only.
func assumingMain<Input, Output>(
    _ body: @escaping @MainActor @Sendable (Input) throws -> Output
) -> (Input) throws -> Output {
    MainActor.preconditionIsolated("a container runs main-actor code on the main actor")
    return unsafeBitCast(body, to: ((Input) throws -> Output).self)
}

/// The same, for two parameters.
func assumingMain<First, Second, Output>(
    _ body: @escaping @MainActor @Sendable (First, Second) throws -> Output
) -> (First, Second) throws -> Output {
    MainActor.preconditionIsolated("a container runs main-actor code on the main actor")
    return unsafeBitCast(body, to: ((First, Second) throws -> Output).self)
}
