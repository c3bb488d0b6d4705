// Written by the tool `scenes`; see Workshop/Tools/scenes.

/// A scene with 16 helpers.
@_documentation(visibility: internal)
public struct SceneWith16<
    Controller: SceneController, Way: SceneWay, Helper1, Helper2, Helper3, Helper4, Helper5, Helper6, Helper7,
    Helper8, Helper9, Helper10, Helper11, Helper12, Helper13, Helper14, Helper15, Helper16
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
    let helper11: SceneMember<Helper11>
    let helper12: SceneMember<Helper12>
    let helper13: SceneMember<Helper13>
    let helper14: SceneMember<Helper14>
    let helper15: SceneMember<Helper15>
    let helper16: SceneMember<Helper16>

    init(
        _ controller: SceneMember<Controller>, _ helper1: SceneMember<Helper1>, _ helper2: SceneMember<Helper2>,
        _ helper3: SceneMember<Helper3>, _ helper4: SceneMember<Helper4>, _ helper5: SceneMember<Helper5>,
        _ helper6: SceneMember<Helper6>, _ helper7: SceneMember<Helper7>, _ helper8: SceneMember<Helper8>,
        _ helper9: SceneMember<Helper9>, _ helper10: SceneMember<Helper10>, _ helper11: SceneMember<Helper11>,
        _ helper12: SceneMember<Helper12>, _ helper13: SceneMember<Helper13>, _ helper14: SceneMember<Helper14>,
        _ helper15: SceneMember<Helper15>, _ helper16: SceneMember<Helper16>
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
        self.helper11 = helper11
        self.helper12 = helper12
        self.helper13 = helper13
        self.helper14 = helper14
        self.helper15 = helper15
        self.helper16 = helper16
    }
}

@_documentation(visibility: internal)
extension SceneWith16: SceneChain {
    /// Connects the controller and the helpers, in order.
    public typealias Connect =
        (
            Controller, Helper1, Helper2, Helper3, Helper4, Helper5, Helper6, Helper7, Helper8, Helper9, Helper10,
            Helper11, Helper12, Helper13, Helper14, Helper15, Helper16
        ) -> Void
    /// Makes the view for the controller and the helpers, in order.
    public typealias MakeView =
        (
            Controller, Helper1, Helper2, Helper3, Helper4, Helper5, Helper6, Helper7, Helper8, Helper9, Helper10,
            Helper11, Helper12, Helper13, Helper14, Helper15, Helper16
        ) -> Controller.SceneView

    /// How it is built with these closures.
    ///
    /// - Parameters:
    ///   - connect: Connects controller and helpers; nil leaves them as they are made.
    ///   - view: Makes the view; nil leaves that to the controller.
    /// - Returns: How it is built.
    public func construction(connect: Connect?, view: MakeView?) -> SceneConstruction<Controller> {
        SceneParts(
            controller, helper1, helper2, helper3, helper4, helper5, helper6, helper7, helper8, helper9, helper10,
            helper11, helper12, helper13, helper14, helper15, helper16
        ).construction(connect: connect, view: view)
    }
}

@_documentation(visibility: internal)
extension SceneWith16 {
    /// Chosen for one helper too many, to say what to write instead.
    ///
    /// - Parameter make: Makes the helper.
    /// - Returns: The scene.
    @available(
        *, unavailable, message: "a chain has at most 16 helpers; list them with `.helpers { … }`"
    )
    public func with<Next>(_ make: @escaping () -> Next) -> Self { self }
}
