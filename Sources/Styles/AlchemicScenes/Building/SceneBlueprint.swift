internal import Alchemic

/// A value that describes how to build a scene; each instantiation builds everything anew.
///
/// Only this library's types conform: ``ControllerScene``, the results of `with` and `helpers`, and ``CompletedScene``.
public protocol SceneBlueprint<Controller> {
    /// The type of the controller.
    @_documentation(visibility: internal)
    associatedtype Controller: SceneController
    /// The combined effects of the members, which decide on the form of `instantiate`.
    @_documentation(visibility: internal)
    associatedtype Way: SceneWay

    /// The construction without further closures.
    @_documentation(visibility: internal)
    var construction: SceneConstruction<Controller> { get }
}

/// The construction of a scene, without the types of its helpers.
@_documentation(visibility: internal)
public struct SceneConstruction<Controller: SceneController> {
    /// The parameters that a container resolves for a declared scene, in the order in which `build` takes them.
    let parameters: [ListedParameter]
    /// Builds and joins the members; only for scenes that await nothing.
    let build: (SceneSource) throws -> Controller
    /// Builds and joins the members in the caller's isolation.
    let buildAwaiting: nonisolated(nonsending) (SceneSource) async throws -> Controller
}

/// A scene that can be instantiated, and that may still lack its closures.
public protocol SceneChain<Controller>: SceneBlueprint {
    /// The closure that connects the controller and the helpers, in order.
    @_documentation(visibility: internal)
    associatedtype Connect
    /// The closure that builds and connects the view, given the controller and the helpers, in order.
    @_documentation(visibility: internal)
    associatedtype MakeView

    /// The construction with these closures.
    @_documentation(visibility: internal)
    func construction(connect: Connect?, view: MakeView?) -> SceneConstruction<Controller>
}

extension SceneChain {
    /// The construction without closures.
    @_documentation(visibility: internal)
    public var construction: SceneConstruction<Controller> { construction(connect: nil, view: nil) }

    /// Adds the closures without building anything, for a scene that is kept or declared in a module.
    ///
    /// - Parameters:
    ///   - connect: Connects the controller and the helpers.
    ///   - view: Builds and connects the view.
    /// - Returns: The completed scene.
    public func completed(connect: Connect? = nil, view: MakeView? = nil) -> CompletedScene<Controller, Way> {
        CompletedScene(construction: construction(connect: connect, view: view))
    }
}

/// A scene with its closures, which can be instantiated any number of times.
public struct CompletedScene<Controller: SceneController, Way: SceneWay>: SceneChain {
    /// The construction with the closures that the scene has.
    @_documentation(visibility: internal)
    public let construction: SceneConstruction<Controller>

    /// The construction; no further closures can be added.
    @_documentation(visibility: internal)
    public func construction(connect: Never?, view: Never?) -> SceneConstruction<Controller> { construction }
}

extension SceneParts {
    func construction(
        connect: ((Controller, repeat each Helper) -> Void)?,
        view: ((Controller, repeat each Helper) -> Controller.SceneView)?
    ) -> SceneConstruction<Controller> {
        SceneConstruction(
            parameters: parameters, build: { try build($0, connectedBy: connect, viewedBy: view) },
            buildAwaiting: { try await buildAwaiting($0, connectedBy: connect, viewedBy: view) })
    }
}

extension CompletedScene: Printed, Opaque {
    package var summary: String { "CompletedScene of \(spelling(of: Controller.self))" }
}
