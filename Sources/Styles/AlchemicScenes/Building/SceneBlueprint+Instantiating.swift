public import Alchemic

// The forms of `instantiate`: one for each way, with both closures, either or none.

extension CompletedScene where Way == Directly {
    /// Makes the controller and its helpers.
    ///
    /// - Returns: The controller, which keeps its helpers.
    public func instantiate() -> Controller { construction.madeDirectly() }
}

extension SceneChain where Way == Directly {
    /// Makes the controller and its helpers, connects them, and awakens them.
    ///
    /// - Parameters:
    ///   - connect: Connects them; called once, immediately.
    ///   - view: Builds the view on first use, and again after it was set to nil.
    /// - Returns: The controller, which keeps its helpers.
    public func instantiate(connect: Connect? = nil, view: MakeView? = nil) -> Controller {
        construction(connect: connect, view: view).madeDirectly()
    }
}

extension CompletedScene where Way == Throwing {
    /// Makes the controller and its helpers.
    ///
    /// - Returns: The controller, which keeps its helpers.
    /// - Throws: What a helper's closure throws.
    public func instantiate() throws -> Controller { try construction.build(.none) }
}

extension SceneChain where Way == Throwing {
    /// Makes the controller and its helpers, connects them, and awakens them.
    ///
    /// - Parameters:
    ///   - connect: Connects them; called once, immediately.
    ///   - view: Builds the view on first use, and again after it was set to nil.
    /// - Returns: The controller, which keeps its helpers.
    /// - Throws: What a helper's closure throws; nothing is left of what was made before.
    public func instantiate(connect: Connect? = nil, view: MakeView? = nil) throws -> Controller {
        try construction(connect: connect, view: view).build(.none)
    }
}

extension CompletedScene where Way == Asking {
    /// Makes the controller and its helpers.
    ///
    /// - Parameters:
    ///   - container: Resolves the helpers that are listed by type.
    ///   - isolation: The caller's isolation; what lives on the main actor is for callers that run there.
    /// - Returns: The controller, which keeps its helpers.
    /// - Throws: What a helper's closure throws, or a `ResolutionError`.
    public func instantiate(
        from container: Container, isolation: isolated (any Actor)? = #isolation
    ) throws -> Controller {
        try construction.build(.container(container, for: isolation))
    }
}

extension SceneChain where Way == Asking {
    /// Makes the controller and its helpers, connects them, and awakens them.
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

extension CompletedScene where Way == Awaiting {
    /// Makes the controller and its helpers, where the caller is.
    ///
    /// - Returns: The controller, which keeps its helpers.
    /// - Throws: What a helper's closure throws.
    nonisolated(nonsending)
        public func instantiate() async throws -> Controller
    { try await construction.buildAwaiting(.none) }
}

extension SceneChain where Way == Awaiting {
    /// Makes the controller and its helpers, where the caller is, connects them, and awakens them.
    ///
    /// - Parameters:
    ///   - connect: Connects them; called once, when all have been made.
    ///   - view: Builds the view on first use, and again after it was set to nil.
    /// - Returns: The controller, which keeps its helpers.
    /// - Throws: What a helper's closure throws; nothing is left of what was made before.
    nonisolated(nonsending)
        public func instantiate(connect: Connect? = nil, view: MakeView? = nil) async throws -> Controller
    {
        try await construction(connect: connect, view: view).buildAwaiting(.none)
    }
}

extension CompletedScene where Way == AskingAndAwaiting {
    /// Makes the controller and its helpers, where the caller is.
    ///
    /// - Parameter container: Resolves the helpers that are listed by type.
    /// - Returns: The controller, which keeps its helpers.
    /// - Throws: What a helper's closure throws, or a `ResolutionError`.
    nonisolated(nonsending)
        public func instantiate(from container: Container) async throws -> Controller
    {
        try await construction.buildAwaiting(.container(container, for: nil))
    }
}

extension SceneChain where Way == AskingAndAwaiting {
    /// Makes the controller and its helpers, where the caller is, connects them, and awakens them.
    ///
    /// - Parameters:
    ///   - container: Resolves the helpers that are listed by type.
    ///   - connect: Connects them; called once, when all have been made.
    ///   - view: Builds the view on first use, and again after it was set to nil.
    /// - Returns: The controller, which keeps its helpers.
    /// - Throws: What a helper's closure throws, or a `ResolutionError`.
    nonisolated(nonsending)
        public func instantiate(
            from container: Container, connect: Connect? = nil, view: MakeView? = nil
        ) async throws -> Controller
    {
        try await construction(connect: connect, view: view).buildAwaiting(.container(container, for: nil))
    }
}

extension SceneConstruction {
    /// For scenes in which nothing throws, which the compiler has seen.
    func madeDirectly() -> Controller {
        do {
            return try build(.none)
        } catch {
            preconditionFailure("a scene of which nothing throws has thrown: \(error)")
        }
    }
}
