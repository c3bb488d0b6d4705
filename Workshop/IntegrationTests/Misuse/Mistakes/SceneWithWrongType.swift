import AlchemicScenes

final class Screen: SceneController {
    var sceneContents: SceneContents<String>?
    var presenter: Presenter?
    init() {}
}

final class Presenter {}
final class Router {}

func profile() -> Screen {
    ControllerScene { Screen() }
        .with { Router() }
        .with { Presenter() }
        .instantiate(connect: { screen, first, second in
            // error: cannot assign value of type 'Router' to type 'Presenter'
            screen.presenter = first
        })
}
