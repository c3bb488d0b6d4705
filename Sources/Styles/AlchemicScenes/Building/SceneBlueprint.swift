internal import Alchemic

/// A value that says how a scene is built; everything is built again each time.
///
/// Those of this library are the only ones: ``ControllerScene``, what `with` and `helpers` make of it, and ``CompletedScene``.
public protocol SceneBlueprint<Controller> {
    /// The controller's own type.
    @_documentation(visibility: internal)
    associatedtype Controller: SceneController
    /// What `instantiate` has to be.
    @_documentation(visibility: internal)
    associatedtype Way: SceneWay

    /// How it is built.
    @_documentation(visibility: internal)
    var construction: SceneConstruction<Controller> { get }
}

/// How a scene is built, without its helpers' types.
@_documentation(visibility: internal)
public struct SceneConstruction<Controller: SceneController> {
    let parameters: [ListedParameter]
    let build: (SceneSource) throws -> Controller
    let buildAwaiting: nonisolated(nonsending) (SceneSource) async throws -> Controller
}

/// A scene that may be instantiated, with the closures that it has not been given yet.
public protocol SceneChain<Controller>: SceneBlueprint {
    /// Connects the controller and the helpers, in order.
    @_documentation(visibility: internal)
    associatedtype Connect
    /// Makes the view for the controller and the helpers, in order, and connects it.
    @_documentation(visibility: internal)
    associatedtype MakeView

    /// How it is built with these closures.
    @_documentation(visibility: internal)
    func construction(connect: Connect?, view: MakeView?) -> SceneConstruction<Controller>
}

extension SceneChain {
    /// How it is built without closures.
    @_documentation(visibility: internal)
    public var construction: SceneConstruction<Controller> { construction(connect: nil, view: nil) }

    /// Adds the closures without making anything: for a scene that is kept, or that stands in a module.
    ///
    /// - Parameters:
    ///   - connect: Connects controller and helpers.
    ///   - view: Makes the view, and connects it.
    /// - Returns: The completed scene.
    public func completed(connect: Connect? = nil, view: MakeView? = nil) -> CompletedScene<Controller, Way> {
        CompletedScene(construction: construction(connect: connect, view: view))
    }
}

/// A scene with its closures: a value that may be instantiated any number of times.
public struct CompletedScene<Controller: SceneController, Way: SceneWay>: SceneChain {
    /// How it is built.
    @_documentation(visibility: internal)
    public let construction: SceneConstruction<Controller>

    /// How it is built: there are no closures left to give.
    @_documentation(visibility: internal)
    public func construction(connect: Never?, view: Never?) -> SceneConstruction<Controller> { construction }
}

extension SceneParts {
    func construction(
        connect: ((Controller, repeat each Helper) -> Void)?,
        view: ((Controller, repeat each Helper) -> Controller.SceneView)?
    ) -> SceneConstruction<Controller> {
        SceneConstruction(
            parameters: parameters, build: { try build($0, connect, view) },
            buildAwaiting: { try await buildAwaiting($0, connect, view) })
    }
}

extension CompletedScene: Printed, Opaque {
    package var summary: String { "CompletedScene of \(spelling(of: Controller.self))" }
}
