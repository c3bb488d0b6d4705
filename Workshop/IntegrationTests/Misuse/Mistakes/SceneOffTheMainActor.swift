import AlchemicScenes

@MainActor final class Screen: @MainActor SceneController {
    var sceneContents: SceneContents<String>?
    init() {}
}

func elsewhere() {
    // error: call to main actor-isolated initializer 'init()' in a synchronous nonisolated context
    _ = ControllerScene { Screen() }.instantiate()
}
