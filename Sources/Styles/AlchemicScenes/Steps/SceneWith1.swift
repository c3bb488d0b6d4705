// Written by the tool `scenes`; see Workshop/Tools/scenes.

public import Alchemic

/// A scene with one helper.
@_documentation(visibility: internal)
public struct SceneWith1<
    Controller: SceneController, Way: SceneWay, Helper1
> {
    let controller: SceneMember<Controller>
    let helper1: SceneMember<Helper1>

    init(
        _ controller: SceneMember<Controller>, _ helper1: SceneMember<Helper1>
    ) {
        self.controller = controller
        self.helper1 = helper1
    }
}

@_documentation(visibility: internal)
extension SceneWith1: SceneChain {
    /// Connects the controller and the helpers, in order.
    public typealias Connect =
        (
            Controller, Helper1
        ) -> Void
    /// Makes the view for the controller and the helpers, in order.
    public typealias MakeView =
        (
            Controller, Helper1
        ) -> Controller.SceneView

    /// How it is built with these closures.
    ///
    /// - Parameters:
    ///   - connect: Connects controller and helpers; nil leaves them as they are made.
    ///   - view: Makes the view; nil leaves that to the controller.
    /// - Returns: How it is built.
    public func construction(connect: Connect?, view: MakeView?) -> SceneConstruction<Controller> {
        SceneParts(
            controller, helper1
        ).construction(connect: connect, view: view)
    }
}

@_documentation(visibility: internal)
extension SceneWith1 {
    /// Adds a helper.
    ///
    /// - Parameter make: Builds the helper for each instantiation.
    /// - Returns: The scene with one helper more.
    public func with<Next>(
        _ make: @escaping () -> Next
    ) -> SceneWith2<
        Controller, Way, Helper1, Next
    > {
        SceneWith2(
            controller, helper1, SceneMember(.directly(make))
        )
    }

    /// Adds a helper whose closure may throw; the scene then throws too.
    ///
    /// - Parameter make: Builds the helper for each instantiation.
    /// - Returns: The scene with one helper more.
    public func withThrowing<Next>(
        _ make: @escaping () throws -> Next
    ) -> SceneWith2<
        Controller, Way.OrThrowing, Helper1, Next
    > {
        SceneWith2(
            controller, helper1, SceneMember(.throwing(make))
        )
    }

    /// Adds a helper whose closure is awaited; the scene then is awaited too.
    ///
    /// - Parameter make: Builds the helper for each instantiation.
    /// - Returns: The scene with one helper more.
    public func withAsync<Next>(
        _ make: nonisolated(nonsending) @escaping () async throws -> Next
    ) -> SceneWith2<
        Controller, Way.OrAwaiting, Helper1, Next
    > {
        SceneWith2(
            controller, helper1, SceneMember(.awaiting(make))
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
    ) -> SceneWith2<
        Controller, Way.OrAsking, Helper1, Next
    > {
        SceneWith2(
            controller, helper1, SceneMember(.asking(query))
        )
    }
}
