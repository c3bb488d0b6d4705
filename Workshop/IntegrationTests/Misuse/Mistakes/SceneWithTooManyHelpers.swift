import AlchemicScenes

final class Screen: SceneController {
    var sceneContents: SceneContents<String>?
    init() {}
}

func crowd() -> Screen {
    let eight = ControllerScene { Screen() }
        .with { 1 }.with { 2 }.with { 3 }.with { 4 }.with { 5 }.with { 6 }.with { 7 }.with { 8 }
    let sixteen =
        eight
        .with { 9 }.with { 10 }.with { 11 }.with { 12 }.with { 13 }.with { 14 }.with { 15 }.with { 16 }
    // error: 'with' is unavailable: a chain has at most 16 helpers; list them with `.helpers { … }`
    return sixteen.with { 17 }.instantiate()
}
