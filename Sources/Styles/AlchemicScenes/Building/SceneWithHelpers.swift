internal import Alchemic

/// A scene whose helpers are listed in a result builder, without a limit to their number.
@_documentation(visibility: internal)
public struct SceneWithHelpers<Controller: SceneController, Way: SceneWay, each Helper>: HelperListing {
    /// The controller; nil until `led(by:)` sets it.
    private var controller: SceneMember<Controller>?
    private let members: (repeat SceneMember<each Helper>)

    init(_ members: repeat SceneMember<each Helper>) {
        self.members = (repeat each members)
    }

    /// The construction without closures.
    public var construction: SceneConstruction<Controller> { construction(connectedBy: nil, viewedBy: nil) }

    /// The scene with its controller set.
    public func led(by controller: SceneMember<Controller>) -> Self {
        var scene = self
        scene.controller = controller
        return scene
    }

    /// The construction with these closures; the controller must have been set.
    func construction(
        connectedBy connect: ((Controller, repeat each Helper) -> Void)?,
        viewedBy view: ((Controller, repeat each Helper) -> Controller.SceneView)?
    ) -> SceneConstruction<Controller> {
        // `helpers` sets the controller, and nothing else creates such a scene.
        guard let controller else { preconditionFailure("a list of helpers is no scene without its controller") }
        return SceneParts(controller, repeat each members).construction(connect: connect, view: view)
    }

    /// Adds the closures without building anything, for a scene that is kept or declared in a module.
    public func completed(
        connect: ((Controller, repeat each Helper) -> Void)? = nil,
        view: ((Controller, repeat each Helper) -> Controller.SceneView)? = nil
    ) -> CompletedScene<Controller, Way> {
        CompletedScene(construction: construction(connectedBy: connect, viewedBy: view))
    }
}

/// The result of a builder of helpers: a scene that lacks its controller.
///
/// The builder returns the scene itself. The compiler looks up a scene's members only once it knows the helpers; it would look
/// up those of an intermediate result too early, while it still checks single-expression closures as a part of the whole
/// expression.
@_documentation(visibility: internal)
public protocol HelperListing<Controller>: SceneBlueprint {
    /// The scene with its controller set.
    func led(by controller: SceneMember<Controller>) -> Self
}

extension ControllerScene {
    /// Adds helpers, one per line; the lines run for each instantiation.
    public func helpers<Scene: HelperListing<Controller>>(
        @HelpersBuilder<Controller, Way> _ list: () -> Scene
    ) -> Scene {
        list().led(by: parts.controller)
    }

    /// Adds helpers, one per line, that may throw; the scene then throws too.
    public func helpersThrowing<Scene: HelperListing<Controller>>(
        @ThrowingHelpersBuilder<Controller, Way.OrThrowing> _ list: () throws -> Scene
    ) -> Scene {
        listed(list).led(by: parts.controller)
    }

    /// Adds helpers, one per line, that may throw or come from a container: `Asked(Router.self)`.
    public func helpersAsking<Scene: HelperListing<Controller>>(
        @AskingHelpersBuilder<Controller, Way.OrAsking> _ list: () throws -> Scene
    ) -> Scene {
        listed(list).led(by: parts.controller)
    }

    /// Evaluates a builder whose lines may throw, but are only stored here and run later.
    private func listed<Scene>(_ list: () throws -> Scene) -> Scene {
        do {
            return try list()
        } catch {
            preconditionFailure("the lines of a list of helpers only run when the scene is instantiated: \(error)")
        }
    }
}

extension SceneWithHelpers: Printed, Opaque {
    package var summary: String { sceneWords(Controller.self, helpers: repeat (each Helper).self) }
}
