#if canImport(SwiftUI)
public import Alchemic
public import AlchemicScenes
public import SwiftUI

/// A scene in a view hierarchy.
///
/// The scene's controller, whose view is a SwiftUI view, and its helpers live as long as their place in the hierarchy.
///
/// ```swift
/// SceneHost(ControllerScene { ProfileModel() }.with { Loader() }
///     .completed(view: { model, loader in ProfileView(model: model) }))
///
/// SceneHost(ProfileModel.self)    // one that is declared in the container around
/// ```
///
/// The scene is instantiated when the host is first shown, and again if the `id`, the query or the container at the same place
/// changes. SwiftUI reports fewer events than other toolkits: `onAppear` becomes `viewWillAppear` and `viewDidAppear`,
/// `onDisappear` becomes `viewWillDisappear` and `viewDidDisappear`, none is animated, and layout is not reported. If the scene
/// cannot be made, the host shows the reason.
public struct SceneHost<Controller: SceneController>: View where Controller.SceneView: View {
    private let need: Need<Controller>

    /// Hosts a scene, whose helpers may throw, come from the container around, or be awaited.
    ///
    /// Nothing is shown until awaited helpers exist.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - id: The identity of the scene; another `id` makes a new scene.
    public init(_ scene: CompletedScene<Controller, Directly>, id: AnyHashable? = nil) {
        need = Need(id, from: .anywhere { .made(scene.instantiate()) })
    }

    /// Hosts a scene that may throw.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - id: The identity of the scene; another `id` makes a new scene.
    @_documentation(visibility: internal)
    public init(_ scene: CompletedScene<Controller, Throwing>, id: AnyHashable? = nil) {
        need = Need(id, from: .anywhere { .made(try scene.instantiate()) })
    }

    /// Hosts a scene whose helpers come from the container around.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - id: The identity of the scene; another `id` makes a new scene.
    @_documentation(visibility: internal)
    public init(_ scene: CompletedScene<Controller, Asking>, id: AnyHashable? = nil) {
        need = Need(id, from: .container { .made(try scene.instantiate(from: $0)) })
    }

    /// Hosts a scene whose helpers are awaited; nothing is shown until they exist.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - id: The identity of the scene; another `id` makes a new scene.
    @_documentation(visibility: internal)
    public init(_ scene: CompletedScene<Controller, Awaiting>, id: AnyHashable? = nil) {
        need = Need(id, from: .anywhere { .awaited { try await scene.instantiate() } })
    }

    /// Hosts a scene whose helpers come from the container around and are awaited.
    ///
    /// Nothing is shown until the helpers exist.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - id: The identity of the scene; another `id` makes a new scene.
    @_documentation(visibility: internal)
    public init(_ scene: CompletedScene<Controller, AskingAndAwaiting>, id: AnyHashable? = nil) {
        need = Need(id, from: .container { container in .awaited { try await scene.instantiate(from: container) } })
    }

    /// Hosts a scene that is declared in the container around.
    ///
    /// - Parameters:
    ///   - type: The controller's type.
    ///   - query: How to find the controller; another query makes a new scene.
    ///   - id: The identity of the scene; another `id` makes a new scene.
    public init(_ type: Controller.Type, _ query: Query<Controller> = .auto, id: AnyHashable? = nil) {
        need = .resolved(query, id: id)
    }

    /// The controller's view.
    @_documentation(visibility: internal)
    public var body: some View {
        Keeping(need, placeholder: EmptyView()) { controller in
            controller.sceneView
                .onAppear {
                    controller.sceneContents?.report(.willAppear(animated: false))
                    controller.sceneContents?.report(.didAppear(animated: false))
                }
                .onDisappear {
                    controller.sceneContents?.report(.willDisappear(animated: false))
                    controller.sceneContents?.report(.didDisappear(animated: false))
                }
        }
    }
}
#endif
