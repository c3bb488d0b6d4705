import AlchemicScenes

final class Screen: SceneController {
    var sceneContents: SceneContents<String>?
    init() {}
}

final class Router: Sendable {}

func profile() throws -> Screen {
    try ControllerScene { Screen() }.with(Router.self).instantiate()
}
