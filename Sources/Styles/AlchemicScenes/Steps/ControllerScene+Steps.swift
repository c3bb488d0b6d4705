// Written by the tool `scenes`; see Workshop/Tools/scenes.

public import Alchemic

@_documentation(visibility: internal)
extension ControllerScene: SceneChain {
    /// Connects the controller and the helpers, in order.
    public typealias Connect =
        (
            Controller
        ) -> Void
    /// Makes the view for the controller and the helpers, in order.
    public typealias MakeView =
        (
            Controller
        ) -> Controller.SceneView

    /// How it is built with these closures.
    ///
    /// - Parameters:
    ///   - connect: Connects controller and helpers; nil leaves them as they are made.
    ///   - view: Makes the view; nil leaves that to the controller.
    /// - Returns: How it is built.
    public func construction(connect: Connect?, view: MakeView?) -> SceneConstruction<Controller> {
        SceneParts(
            controller
        ).construction(connect: connect, view: view)
    }
}

extension ControllerScene {
    /// Adds a helper.
    ///
    /// - Parameter make: Builds the helper for each instantiation.
    /// - Returns: The scene with one helper more.
    public func with<Next>(
        _ make: @escaping () -> Next
    ) -> SceneWith1<
        Controller, Way, Next
    > {
        SceneWith1(
            controller, SceneMember(.directly(make))
        )
    }

    /// Adds a helper whose closure may throw; the scene then throws too.
    ///
    /// - Parameter make: Builds the helper for each instantiation.
    /// - Returns: The scene with one helper more.
    public func withThrowing<Next>(
        _ make: @escaping () throws -> Next
    ) -> SceneWith1<
        Controller, Way.OrThrowing, Next
    > {
        SceneWith1(
            controller, SceneMember(.throwing(make))
        )
    }

    /// Adds a helper whose closure is awaited; the scene then is awaited too.
    ///
    /// - Parameter make: Builds the helper for each instantiation.
    /// - Returns: The scene with one helper more.
    public func withAsync<Next>(
        _ make: nonisolated(nonsending) @escaping () async throws -> Next
    ) -> SceneWith1<
        Controller, Way.OrAwaiting, Next
    > {
        SceneWith1(
            controller, SceneMember(.awaiting(make))
        )
    }

    /// Adds a helper from a container; the scene then is instantiated from one, or stands in a module.
    ///
    /// - Parameters:
    ///   - type: The helper's type.
    ///   - query: How to find it.
    /// - Returns: The scene with one helper more.
    public func with<Next>(
        _ type: Next.Type, _ query: Query<Next> = .auto
    ) -> SceneWith1<
        Controller, Way.OrAsking, Next
    > {
        SceneWith1(
            controller, SceneMember(.asking(query))
        )
    }
}
