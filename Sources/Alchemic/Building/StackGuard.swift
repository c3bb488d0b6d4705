import CAlchemic

/// Keeps a long chain of constructions from running off the stack.
///
/// Shallow definitions, which are nearly all, never come here.
enum StackGuard {
    /// From how many constructions in depth the stack is watched.
    static let interval = 32
    /// What a few more constructions may take, a user's own frames included: in bytes.
    private static let reserve = 96 * 1024

    static func check(_ node: Node) throws(ResolutionError) {
        guard node.depth >= interval else { return }
        if alchemic_remaining_stack() < reserve { throw .tooDeep(node) }
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
