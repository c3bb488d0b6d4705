// What the compiler says where a container is missing.

extension SceneChain where Way: AskingWay {
    /// Chosen where the container is missing, to say so.
    ///
    /// - Parameters:
    ///   - connect: Connects controller and helpers.
    ///   - view: Makes the view.
    /// - Returns: Nothing.
    @available(
        *, unavailable,
        message:
            "helpers come from a container: write `instantiate(from: container, …)`, or declare the scene in a module"
    )
    public func instantiate(connect: Connect? = nil, view: MakeView? = nil) -> Controller {
        fatalError("the compiler lets nothing come here")
    }
}

extension CompletedScene where Way: AskingWay {
    /// Chosen where the container is missing, to say so.
    ///
    /// - Returns: Nothing.
    @available(
        *, unavailable,
        message: "helpers come from a container: write `instantiate(from: container)`, or declare the scene in a module"
    )
    public func instantiate() -> Controller {
        fatalError("the compiler lets nothing come here")
    }
}
