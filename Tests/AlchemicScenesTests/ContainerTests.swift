import Alchemic
import AlchemicScenes
import StatementSupport
import Testing

private final class Router: Sendable {}
private final class Session: SceneController {
    var sceneContents: SceneContents<Page>?
    var router: Router?
}
@MainActor private final class Store {}

@MainActor private final class Editor: @MainActor SceneController {
    var sceneContents: SceneContents<Page>?
    var router: Router?
    var store: Store?
}

@MainActor private let screens = Module("Screens") {
    Singleton { Router() }
    Singleton(main: { Store() })
    SceneDeclaration(main: {
        ControllerScene { Editor() }.with { 5 }.with(Router.self).with(Store.self)
            .completed(connect: { editor, _, router, store in
                editor.router = router
                editor.store = store
            })
    }).named("editor")
    SceneDeclaration {
        ControllerScene { Session() }.with(Router.self).completed(connect: { $0.router = $1 })
    }
}

@Suite("In a container, a scene") @MainActor struct ContainerTests {
    @Test func isADefinition() throws {
        let container = try Container(screens)
        let editor = try container.get(main: Editor.self)
        #expect(editor.router === (try container.get(Router.self)))
        #expect(editor.store === (try container.get(main: Store.self)))
        #expect(try container.get(main: Editor.self) !== editor)
        #expect(try container.get(Session.self).router === editor.router)
    }

    @Test func directly() throws {
        let container = try Container(screens)
        let editor = try ControllerScene { Editor() }.with(Store.self).with(Router.self)
            .instantiate(
                from: container,
                connect: {
                    $0.store = $1
                    $0.router = $2
                })
        #expect(editor.store === (try container.get(main: Store.self)))
    }
}
