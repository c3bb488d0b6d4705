// Written by the tool `scenes`; see Workshop/Tools/scenes.

public import Alchemic

/// A scene with 10 helpers.
@_documentation(visibility: internal)
public struct SceneWith10<
    Controller: SceneController, Way: SceneWay, Helper1, Helper2, Helper3, Helper4, Helper5, Helper6, Helper7,
    Helper8, Helper9, Helper10
> {
    let controller: SceneMember<Controller>
    let helper1: SceneMember<Helper1>
    let helper2: SceneMember<Helper2>
    let helper3: SceneMember<Helper3>
    let helper4: SceneMember<Helper4>
    let helper5: SceneMember<Helper5>
    let helper6: SceneMember<Helper6>
    let helper7: SceneMember<Helper7>
    let helper8: SceneMember<Helper8>
    let helper9: SceneMember<Helper9>
    let helper10: SceneMember<Helper10>

    init(
        _ controller: SceneMember<Controller>, _ helper1: SceneMember<Helper1>, _ helper2: SceneMember<Helper2>,
        _ helper3: SceneMember<Helper3>, _ helper4: SceneMember<Helper4>, _ helper5: SceneMember<Helper5>,
        _ helper6: SceneMember<Helper6>, _ helper7: SceneMember<Helper7>, _ helper8: SceneMember<Helper8>,
        _ helper9: SceneMember<Helper9>, _ helper10: SceneMember<Helper10>
    ) {
        self.controller = controller
        self.helper1 = helper1
        self.helper2 = helper2
        self.helper3 = helper3
        self.helper4 = helper4
        self.helper5 = helper5
        self.helper6 = helper6
        self.helper7 = helper7
        self.helper8 = helper8
        self.helper9 = helper9
        self.helper10 = helper10
    }
}

@_documentation(visibility: internal)
extension SceneWith10: SceneChain {
    /// Connects the controller and the helpers, in order.
    public typealias Connect =
        (
            Controller, Helper1, Helper2, Helper3, Helper4, Helper5, Helper6, Helper7, Helper8, Helper9, Helper10
        ) -> Void
    /// Makes the view for the controller and the helpers, in order.
    public typealias MakeView =
        (
            Controller, Helper1, Helper2, Helper3, Helper4, Helper5, Helper6, Helper7, Helper8, Helper9, Helper10
        ) -> Controller.SceneView

    /// How it is built with these closures.
    ///
    /// - Parameters:
    ///   - connect: Connects controller and helpers; nil leaves them as they are made.
    ///   - view: Makes the view; nil leaves that to the controller.
    /// - Returns: How it is built.
    public func construction(connect: Connect?, view: MakeView?) -> SceneConstruction<Controller> {
        SceneParts(
            controller, helper1, helper2, helper3, helper4, helper5, helper6, helper7, helper8, helper9, helper10
        ).construction(connect: connect, view: view)
    }
}

@_documentation(visibility: internal)
extension SceneWith10 {
    /// Adds a helper.
    ///
    /// - Parameter make: Builds the helper for each instantiation.
    /// - Returns: The scene with one helper more.
    public func with<Next>(
        _ make: @escaping () -> Next
    ) -> SceneWith11<
        Controller, Way, Helper1, Helper2, Helper3, Helper4, Helper5, Helper6, Helper7, Helper8, Helper9, Helper10,
        Next
    > {
        SceneWith11(
            controller, helper1, helper2, helper3, helper4, helper5, helper6, helper7, helper8, helper9, helper10,
            SceneMember(.directly(make))
        )
    }

    /// Adds a helper whose closure may throw; the scene then throws too.
    ///
    /// - Parameter make: Builds the helper for each instantiation.
    /// - Returns: The scene with one helper more.
    public func withThrowing<Next>(
        _ make: @escaping () throws -> Next
    ) -> SceneWith11<
        Controller, Way.OrThrowing, Helper1, Helper2, Helper3, Helper4, Helper5, Helper6, Helper7, Helper8, Helper9,
        Helper10, Next
    > {
        SceneWith11(
            controller, helper1, helper2, helper3, helper4, helper5, helper6, helper7, helper8, helper9, helper10,
            SceneMember(.throwing(make))
        )
    }

    /// Adds a helper whose closure is awaited; the scene then is awaited too.
    ///
    /// - Parameter make: Builds the helper for each instantiation.
    /// - Returns: The scene with one helper more.
    public func withAsync<Next>(
        _ make: nonisolated(nonsending) @escaping () async throws -> Next
    ) -> SceneWith11<
        Controller, Way.OrAwaiting, Helper1, Helper2, Helper3, Helper4, Helper5, Helper6, Helper7, Helper8, Helper9,
        Helper10, Next
    > {
        SceneWith11(
            controller, helper1, helper2, helper3, helper4, helper5, helper6, helper7, helper8, helper9, helper10,
            SceneMember(.awaiting(make))
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
    ) -> SceneWith11<
        Controller, Way.OrAsking, Helper1, Helper2, Helper3, Helper4, Helper5, Helper6, Helper7, Helper8, Helper9,
        Helper10, Next
    > {
        SceneWith11(
            controller, helper1, helper2, helper3, helper4, helper5, helper6, helper7, helper8, helper9, helper10,
            SceneMember(.asking(query))
        )
    }
}
