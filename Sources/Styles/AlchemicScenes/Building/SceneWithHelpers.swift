internal import Alchemic

/// A scene whose helpers are listed in a builder: any number of them.
@_documentation(visibility: internal)
public struct SceneWithHelpers<Controller: SceneController, Way: SceneWay, each Helper>: HelperListing {
    private var controller: SceneMember<Controller>?
    private let members: (repeat SceneMember<each Helper>)

    init(_ members: repeat SceneMember<each Helper>) {
        self.members = (repeat each members)
    }

    /// How it is built without closures.
    public var construction: SceneConstruction<Controller> { construction(nil, nil) }

    /// The same helpers, with their controller.
    public func led(by controller: SceneMember<Controller>) -> Self {
        var scene = self
        scene.controller = controller
        return scene
    }

    func construction(
        _ connect: ((Controller, repeat each Helper) -> Void)?,
        _ view: ((Controller, repeat each Helper) -> Controller.SceneView)?
    ) -> SceneConstruction<Controller> {
        // `helpers` sets the controller; nothing else makes one of these.
        guard let controller else { preconditionFailure("a list of helpers is no scene without its controller") }
        return SceneParts(controller, repeat each members).construction(connect: connect, view: view)
    }

    /// Adds the closures without making anything: for a scene that is kept, or that stands in a module.
    public func completed(
        connect: ((Controller, repeat each Helper) -> Void)? = nil,
        view: ((Controller, repeat each Helper) -> Controller.SceneView)? = nil
    ) -> CompletedScene<Controller, Way> {
        CompletedScene(construction: construction(connect, view))
    }
}

/// What a builder of helpers makes: a scene that lacks its controller.
///
/// The builder's result is the scene itself, whose members the compiler looks up only when it knows the helpers: closures of one line,
/// which it reads together with the whole expression, would come too early otherwise.
@_documentation(visibility: internal)
public protocol HelperListing<Controller>: SceneBlueprint {
    /// The same helpers, with their controller.
    func led(by controller: SceneMember<Controller>) -> Self
}

extension ControllerScene {
    /// Adds helpers, a line for each; the lines run for each instantiation.
    public func helpers<Scene: HelperListing<Controller>>(
        @HelpersBuilder<Controller, Way> _ list: () -> Scene
    ) -> Scene {
        list().led(by: parts.controller)
    }

    /// Adds helpers, a line for each, of which any may throw; the scene then throws too.
    public func helpersThrowing<Scene: HelperListing<Controller>>(
        @ThrowingHelpersBuilder<Controller, Way.OrThrowing> _ list: () throws -> Scene
    ) -> Scene {
        listed(list).led(by: parts.controller)
    }

    /// Adds helpers, a line for each, of which any may come from a container, or throw: `Asked(Router.self)`.
    public func helpersAsking<Scene: HelperListing<Controller>>(
        @AskingHelpersBuilder<Controller, Way.OrAsking> _ list: () throws -> Scene
    ) -> Scene {
        listed(list).led(by: parts.controller)
    }

    /// Reads a list of lines that may throw when they run, which they do later.
    private func listed<Scene>(_ list: () throws -> Scene) -> Scene {
        do {
            return try list()
        } catch {
            preconditionFailure("the lines of a list of helpers only run when the scene is instantiated: \(error)")
        }
    }
}

extension SceneWithHelpers: Printed, Opaque {
    package var summary: String { sceneWords(Controller.self, repeat (each Helper).self) }
}
