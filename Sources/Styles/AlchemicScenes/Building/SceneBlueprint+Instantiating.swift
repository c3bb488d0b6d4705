public import Alchemic

// The forms of `instantiate`: one for each way. Those of a list of helpers are in `SceneWithHelpers`.

extension SceneChain where Way: ContainerlessWay {
    /// Makes the controller and its helpers, connects them, and awakens them; it is awaited if a helper is.
    ///
    /// - Parameters:
    ///   - connect: Connects them; called once, immediately.
    ///   - view: Builds the view on first use, and again after it was set to nil.
    /// - Returns: The controller, which keeps its helpers.
    /// - Throws: What a helper's closure throws, if one may; nothing is left of what was made before.
    public func instantiate(connect: Connect? = nil, view: MakeView? = nil) throws(Way.Failure) -> Controller {
        do {
            return try construction(connect: connect, view: view).build(.none)
        } catch {
            // The compiler has seen what may throw: for all others, this is `Never`.
            guard let failure = error as? Way.Failure else {
                preconditionFailure("a scene of which nothing throws has thrown: \(error)")
            }
            throw failure
        }
    }
}

extension SceneChain where Way == Asking {
    /// Makes the controller and its helpers, connects them, and awakens them; it is awaited if a helper is.
    ///
    /// - Parameters:
    ///   - container: Resolves the helpers that are listed by type.
    ///   - isolation: The caller's isolation; what lives on the main actor is for callers that run there.
    ///   - connect: Connects them; called once, immediately.
    ///   - view: Builds the view on first use, and again after it was set to nil.
    /// - Returns: The controller, which keeps its helpers.
    /// - Throws: What a helper's closure throws, or a `ResolutionError`.
    public func instantiate(
        from container: Container, isolation: isolated (any Actor)? = #isolation, connect: Connect? = nil,
        view: MakeView? = nil
    ) throws -> Controller {
        try construction(connect: connect, view: view).build(.container(container, for: isolation))
    }
}

@_documentation(visibility: internal)
extension SceneChain where Way == Awaiting {
    /// Makes the controller and its helpers, where the caller is, connects them, and awakens them.
    nonisolated(nonsending)
        public func instantiate(connect: Connect? = nil, view: MakeView? = nil) async throws -> Controller
    {
        try await construction(connect: connect, view: view).buildAwaiting(.none)
    }
}

@_documentation(visibility: internal)
extension SceneChain where Way == AskingAndAwaiting {
    /// Makes the controller and its helpers, where the caller is, connects them, and awakens them.
    nonisolated(nonsending)
        public func instantiate(
            from container: Container, connect: Connect? = nil, view: MakeView? = nil
        ) async throws -> Controller
    {
        try await construction(connect: connect, view: view).buildAwaiting(.container(container, for: nil))
    }
}

@_documentation(visibility: internal)
extension SceneChain where Way: AskingWay {
    /// Chosen where the container is missing, to say so.
    @available(
        *, unavailable,
        message:
            "helpers come from a container: write `instantiate(from: container, …)`, or declare the scene in a module"
    )
    public func instantiate(connect: Connect? = nil, view: MakeView? = nil) -> Controller {
        fatalError("the compiler lets nothing come here")
    }
}
