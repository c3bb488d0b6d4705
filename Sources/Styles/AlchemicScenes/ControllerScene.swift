public import Alchemic

/// A controller and its helpers, which are built, connected and awoken together.
///
/// ```swift
/// let controller = ControllerScene { ProfileController() }
///     .with { Presenter() }
///     .with { Router() }
///     .instantiate(
///         connect: { controller, presenter, router in presenter.view = controller; controller.output = presenter },
///         view: { controller, presenter, router in ProfileView(delegate: presenter) })
/// ```
///
/// A scene is a value: nothing is built before it is instantiated, and each instantiation builds everything anew. A scene has no
/// isolation of its own: instantiate it in the isolation in which its closures are written. Helpers are classes, structures or
/// actors, and each closure receives them with their own types, in order.
public struct ControllerScene<Controller: SceneController, Way: SceneWay> {
    /// The controller, without helpers.
    let parts: SceneParts<Controller>

    private init(_ making: SceneMember<Controller>.Making) {
        parts = SceneParts(SceneMember(making))
    }
}

extension ControllerScene where Way == Directly {
    /// Begins a scene.
    ///
    /// - Parameter make: Builds the controller for each instantiation.
    public init(_ make: @escaping () -> Controller) {
        self.init(.directly(make))
    }
}

extension ControllerScene where Way == Throwing {
    /// Begins a scene whose controller's closure may throw.
    ///
    /// - Parameter make: Builds the controller for each instantiation.
    /// - Returns: The scene, without helpers yet.
    public static func throwing(_ make: @escaping () throws -> Controller) -> ControllerScene {
        ControllerScene(.throwing(make))
    }
}

extension ControllerScene where Way == Awaiting {
    /// Begins a scene whose controller's closure is awaited.
    ///
    /// - Parameter make: Builds the controller for each instantiation.
    /// - Returns: The scene, without helpers yet.
    public static func awaiting(
        _ make: nonisolated(nonsending) @escaping () async throws -> Controller
    ) -> ControllerScene {
        ControllerScene(.awaiting(make))
    }
}

extension ControllerScene where Way == Asking {
    /// Begins a scene whose controller comes from a container.
    ///
    /// - Parameters:
    ///   - type: The controller's type. Declare it as a prototype; otherwise all instantiations share one controller.
    ///   - query: The query for the controller.
    public init(_ type: Controller.Type, _ query: Query<Controller> = .auto) {
        self.init(.asking(query))
    }
}

extension ControllerScene: Printed, Opaque {
    package var summary: String { parts.words }
}
