#if canImport(SwiftUI)
public import Alchemic
public import AlchemicScenes
public import SwiftUI

/// A scene in a view hierarchy: its controller, whose view is a view of SwiftUI, and its helpers live as long as their place there.
///
/// ```swift
/// SceneHost(ControllerScene { ProfileModel() }.with { Loader() }
///     .completed(view: { model, loader in ProfileView(model: model) }))
///
/// SceneHost(ProfileModel.self)    // one that is declared in the container around
/// ```
///
/// The scene is instantiated when the host is first shown. SwiftUI tells less than other toolkits: `onAppear` becomes `viewWillAppear` and
/// `viewDidAppear`, `onDisappear` the other two, none of them animated, and layout is not told. Where the scene cannot be made, the
/// reason is shown instead.
public struct SceneHost<Controller: SceneController>: View where Controller.SceneView: View {
    private let make: (Kept<Controller>, Container?) -> Result<Controller, any Error>
    @Environment(\.container) private var container
    @State private var kept = Kept<Controller>()

    /// Hosts a scene.
    ///
    /// - Parameter scene: The scene.
    public init(_ scene: CompletedScene<Controller, Directly>) {
        make = { kept, _ in kept.value { scene.instantiate() } }
    }

    /// Hosts a scene that may throw.
    ///
    /// - Parameter scene: The scene.
    public init(_ scene: CompletedScene<Controller, Throwing>) {
        make = { kept, _ in kept.value { try scene.instantiate() } }
    }

    /// Hosts a scene whose helpers come from the container around.
    ///
    /// - Parameter scene: The scene.
    public init(_ scene: CompletedScene<Controller, Asking>) {
        make = { kept, container in kept.value(in: container) { try scene.instantiate(from: $0) } }
    }

    /// Hosts a scene that is declared in the container around.
    ///
    /// - Parameters:
    ///   - type: The controller's type.
    ///   - query: How to find it.
    public init(_ type: Controller.Type, _ query: Query<Controller> = .auto) {
        make = { kept, container in
            kept.value(in: container) { try $0.get(main: Controller.self, query, file: "", line: 0) }
        }
    }

    /// The controller's view.
    public var body: some View {
        switch make(kept, container) {
        case .success(let controller):
            controller.sceneView
                .onAppear {
                    controller.sceneContents?.report(.willAppear(animated: false))
                    controller.sceneContents?.report(.didAppear(animated: false))
                }
                .onDisappear {
                    controller.sceneContents?.report(.willDisappear(animated: false))
                    controller.sceneContents?.report(.didDisappear(animated: false))
                }
        case .failure(let problem): ProblemView(problem: problem)
        }
    }
}
#endif
