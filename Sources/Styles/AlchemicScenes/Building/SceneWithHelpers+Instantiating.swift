public import Alchemic

// The forms of `instantiate` for lists: a protocol cannot name closures with a variable number of helpers.

@_documentation(visibility: internal)
extension SceneWithHelpers where Way: ContainerlessWay {
    /// Builds the controller and its helpers, connects them, and awakens them.
    public func instantiate(
        connect: ((Controller, repeat each Helper) -> Void)? = nil,
        view: ((Controller, repeat each Helper) -> Controller.SceneView)? = nil
    ) throws(Way.Failure) -> Controller {
        try completed(connect: connect, view: view).instantiate()
    }
}

@_documentation(visibility: internal)
extension SceneWithHelpers where Way == Asking {
    /// Builds the controller and its helpers, connects them, and awakens them.
    public func instantiate(
        from container: Container, isolation: isolated (any Actor)? = #isolation,
        connect: ((Controller, repeat each Helper) -> Void)? = nil,
        view: ((Controller, repeat each Helper) -> Controller.SceneView)? = nil
    ) throws -> Controller {
        try completed(connect: connect, view: view).instantiate(from: container, isolation: isolation)
    }
}

@_documentation(visibility: internal)
extension SceneWithHelpers where Way == Awaiting {
    /// Builds the controller and its helpers in the caller's isolation, connects them, and awakens them.
    nonisolated(nonsending)
        public func instantiate(
            connect: ((Controller, repeat each Helper) -> Void)? = nil,
            view: ((Controller, repeat each Helper) -> Controller.SceneView)? = nil
        ) async throws -> Controller
    {
        try await completed(connect: connect, view: view).instantiate()
    }
}

@_documentation(visibility: internal)
extension SceneWithHelpers where Way == AskingAndAwaiting {
    /// Builds the controller and its helpers in the caller's isolation, connects them, and awakens them.
    nonisolated(nonsending)
        public func instantiate(
            from container: Container,
            connect: ((Controller, repeat each Helper) -> Void)? = nil,
            view: ((Controller, repeat each Helper) -> Controller.SceneView)? = nil
        ) async throws -> Controller
    {
        try await completed(connect: connect, view: view).instantiate(from: container)
    }
}
