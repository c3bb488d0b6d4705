import AlchemicScenes

@MainActor final class Screen: @MainActor SceneController {
    var sceneContents: SceneContents<String>?
    init() {}
}

func elsewhere() {
    _ = ControllerScene { Screen() }.instantiate()
}
