public import Alchemic

// The forms of `instantiate` for scenes whose helpers were listed in a builder: the same as those of a chain, whose closures
// cannot be named in a protocol where the number of helpers is open.

@_documentation(visibility: internal)
extension SceneWithHelpers where Way == Directly {
    /// Makes the controller and its helpers, connects them, and awakens them.
    ///
    /// - Parameters:
    ///   - connect: Connects them; called once, immediately.
    ///   - view: Builds the view on first use, and again after it was set to nil.
    /// - Returns: The controller, which keeps its helpers.
    public func instantiate(
        connect: ((Controller, repeat each Helper) -> Void)? = nil,
        view: ((Controller, repeat each Helper) -> Controller.SceneView)? = nil
    ) -> Controller {
        construction(connect, view).madeDirectly()
    }
}

@_documentation(visibility: internal)
extension SceneWithHelpers where Way == Throwing {
    /// Makes the controller and its helpers, connects them, and awakens them.
    ///
    /// - Parameters:
    ///   - connect: Connects them; called once, immediately.
    ///   - view: Builds the view on first use, and again after it was set to nil.
    /// - Returns: The controller, which keeps its helpers.
    /// - Throws: What a helper's closure throws; nothing is left of what was made before.
    public func instantiate(
        connect: ((Controller, repeat each Helper) -> Void)? = nil,
        view: ((Controller, repeat each Helper) -> Controller.SceneView)? = nil
    ) throws -> Controller {
        try construction(connect, view).build(.none)
    }
}

@_documentation(visibility: internal)
extension SceneWithHelpers where Way == Asking {
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
        from container: Container, isolation: isolated (any Actor)? = #isolation,
        connect: ((Controller, repeat each Helper) -> Void)? = nil,
        view: ((Controller, repeat each Helper) -> Controller.SceneView)? = nil
    ) throws -> Controller {
        try construction(connect, view).build(.container(container, for: isolation))
    }
}

@_documentation(visibility: internal)
extension SceneWithHelpers where Way == Awaiting {
    /// Makes the controller and its helpers, where the caller is, connects them, and awakens them.
    ///
    /// - Parameters:
    ///   - connect: Connects them; called once, when all have been made.
    ///   - view: Builds the view on first use, and again after it was set to nil.
    /// - Returns: The controller, which keeps its helpers.
    /// - Throws: What a helper's closure throws; nothing is left of what was made before.
    nonisolated(nonsending)
        public func instantiate(
            connect: ((Controller, repeat each Helper) -> Void)? = nil,
            view: ((Controller, repeat each Helper) -> Controller.SceneView)? = nil
        ) async throws -> Controller
    {
        try await construction(connect, view).buildAwaiting(.none)
    }
}

@_documentation(visibility: internal)
extension SceneWithHelpers where Way == AskingAndAwaiting {
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
            from container: Container,
            connect: ((Controller, repeat each Helper) -> Void)? = nil,
            view: ((Controller, repeat each Helper) -> Controller.SceneView)? = nil
        ) async throws -> Controller
    {
        try await construction(connect, view).buildAwaiting(.container(container, for: nil))
    }
}
