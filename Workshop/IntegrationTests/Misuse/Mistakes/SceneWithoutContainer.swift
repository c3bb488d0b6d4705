import AlchemicScenes

final class Screen: SceneController {
    var sceneContents: SceneContents<String>?
    init() {}
}

final class Router: Sendable {}

func profile() throws -> Screen {
    // error: 'instantiate(connect:view:)' is unavailable: helpers come from a container: write `instantiate(from:
    //   container, …)`, or declare the scene in a module
    try ControllerScene { Screen() }.with(Router.self).instantiate()
}
