internal import Alchemic

/// The members of a scene, however they were listed, and the only code that builds scenes.
@_documentation(visibility: internal)
public struct SceneParts<Controller: SceneController, each Helper> {
    let controller: SceneMember<Controller>
    private let helpers: (repeat SceneMember<each Helper>)

    init(_ controller: SceneMember<Controller>, _ helpers: repeat SceneMember<each Helper>) {
        self.controller = controller
        self.helpers = (repeat each helpers)
    }

    /// The members with one more helper.
    func adding<Next>(_ making: SceneMember<Next>.Making) -> SceneParts<Controller, repeat each Helper, Next> {
        SceneParts<Controller, repeat each Helper, Next>(controller, repeat each helpers, SceneMember(making))
    }

    /// The parameters that a container resolves for the members, in order.
    var parameters: [ListedParameter] {
        var parameters = [controller.parameter].compactMap { $0 }
        for member in repeat each helpers {
            if let parameter = member.parameter { parameters.append(parameter) }
        }
        return parameters
    }

    /// Builds the members in order, the controller first, then joins them.
    func build(
        _ source: SceneSource, connectedBy connect: ((Controller, repeat each Helper) -> Void)?,
        viewedBy view: ((Controller, repeat each Helper) -> Controller.SceneView)?
    ) throws -> Controller {
        let controller = try controller.make(source)
        let helpers = (repeat try (each helpers).make(source))
        return Self.join(
            controller, to: (repeat each helpers), connectedBy: connect, viewedBy: view, later: source.connectsLater)
    }

    /// Builds the members in order in the caller's isolation, the controller first, then joins them.
    nonisolated(nonsending)
        func buildAwaiting(
            _ source: SceneSource, connectedBy connect: ((Controller, repeat each Helper) -> Void)?,
            viewedBy view: ((Controller, repeat each Helper) -> Controller.SceneView)?
        ) async throws -> Controller
    {
        let controller = try await controller.makeAwaiting(source)
        let helpers = (repeat try await (each helpers).makeAwaiting(source))
        return Self.join(
            controller, to: (repeat each helpers), connectedBy: connect, viewedBy: view, later: source.connectsLater)
    }

    /// Joins the built members: keeps the contents, then connects and awakens, immediately or later.
    private static func join(
        _ controller: Controller, to helpers: (repeat each Helper),
        connectedBy connect: ((Controller, repeat each Helper) -> Void)?,
        viewedBy view: ((Controller, repeat each Helper) -> Controller.SceneView)?, later: Bool
    ) -> Controller {
        var all: [Any] = []
        for helper in repeat each helpers { all.append(helper) }
        // The contents keep the closures, and both keep the helpers. The controller keeps the contents.
        var made: (() throws(SceneError) -> Controller.SceneView)?
        if let view {
            made = { [weak controller] () throws(SceneError) -> Controller.SceneView in
                guard let controller else { throw .controllerGone(Controller.self) }
                return view(controller, repeat each helpers)
            }
        }
        let contents = SceneContents(controller, helpers: all, made: made)
        contents.connecting = { [weak controller] in
            guard let controller else { return }
            connect?(controller, repeat each helpers)
            (controller as? any Awakable)?.awake()
            for helper in repeat each helpers { (helper as? any Awakable)?.awake() }
        }
        controller.sceneContents = contents
        if !later { contents.connectNow() }
        return controller
    }
}

extension SceneParts {
    /// The controller's type, and those of the helpers.
    var words: String { sceneWords(Controller.self, helpers: repeat (each Helper).self) }
}

/// A description of a scene: the types of the controller and the helpers.
func sceneWords<each Helper>(_ controller: Any.Type, helpers: repeat (each Helper).Type) -> String {
    var names: [String] = []
    for helper in repeat each helpers { names.append(spelling(of: helper)) }
    return "ControllerScene of \(spelling(of: controller))" + facts(names.isEmpty ? nil : names.joined(separator: ", "))
}
