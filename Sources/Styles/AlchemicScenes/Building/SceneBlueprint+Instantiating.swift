public import Alchemic

// The forms of `instantiate`, one for each way. `SceneWithHelpers` has its own.

extension SceneChain where Way: ContainerlessWay {
    /// Builds the controller and its helpers, connects them, and awakens them.
    ///
    /// - Parameters:
    ///   - connect: Connects the controller and the helpers; called once, immediately.
    ///   - view: Builds the view on first use, and again after it was set to nil.
    /// - Returns: The controller, which keeps its helpers.
    /// - Throws: The error of a member's closure, if one can throw; the members that were built before are released.
    public func instantiate(connect: Connect? = nil, view: MakeView? = nil) throws(Way.Failure) -> Controller {
        do {
            return try construction(connect: connect, view: view).build(.none)
        } catch {
            // The compiler knows whether any closure throws: if none does, `Failure` is `Never`.
            guard let failure = error as? Way.Failure else {
                preconditionFailure("a scene of which nothing throws has thrown: \(error)")
            }
            throw failure
        }
    }
}

extension SceneChain where Way == Asking {
    /// Builds the controller and its helpers, connects them, and awakens them.
    ///
    /// - Parameters:
    ///   - container: Resolves the helpers that are listed by type.
    ///   - isolation: The caller's isolation; only callers on the main actor can resolve main-actor objects.
    ///   - connect: Connects the controller and the helpers; called once, immediately.
    ///   - view: Builds the view on first use, and again after it was set to nil.
    /// - Returns: The controller, which keeps its helpers.
    /// - Throws: The error of a member's closure, or a `ResolutionError`.
    public func instantiate(
        from container: Container, isolation: isolated (any Actor)? = #isolation, connect: Connect? = nil,
        view: MakeView? = nil
    ) throws -> Controller {
        try construction(connect: connect, view: view).build(.container(container, for: isolation))
    }
}

@_documentation(visibility: internal)
extension SceneChain where Way == Awaiting {
    /// Builds the controller and its helpers in the caller's isolation, connects them, and awakens them.
    nonisolated(nonsending)
        public func instantiate(connect: Connect? = nil, view: MakeView? = nil) async throws -> Controller
    {
        try await construction(connect: connect, view: view).buildAwaiting(.none)
    }
}

@_documentation(visibility: internal)
extension SceneChain where Way == AskingAndAwaiting {
    /// Builds the controller and its helpers in the caller's isolation, connects them, and awakens them.
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
    /// Unavailable: explains that the container is missing.
    @available(
        *, unavailable,
        message:
            "helpers come from a container: write `instantiate(from: container, …)`, or declare the scene in a module"
    )
    public func instantiate(connect: Connect? = nil, view: MakeView? = nil) -> Controller {
        fatalError("the compiler lets nothing come here")
    }
}
