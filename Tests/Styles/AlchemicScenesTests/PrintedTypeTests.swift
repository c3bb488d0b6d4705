import AlchemicMain
import AlchemicScenes
import TestSupport
import Testing

@Suite("Each public type of scenes says in one line what it is") struct PrintedTypeTests {
    @Test
    func `those of scenes and owners`() throws {
        let journal = Journal()
        let scene = ControllerScene { Screen(journal) }
        let two = scene.with { Helper("one", journal) }.with { Page() }
        let listed = scene.helpers {
            Helper("one", journal)
            Page()
        }
        let screen = two.instantiate(view: { _, _, _ in Page() })
        let contents = try #require(screen.sceneContents)
        _ = try contents.view()
        let bound = BoundContainer(try Container(Module("Screens") {}))
        #sourceLocation(file:"Screens.swift",line:1)
        let declaration = SceneDeclaration { ControllerScene { Screen(Journal()) } }
        #sourceLocation()
        try expectPrinted(
            "AlchemicScenes",
            [
                scene, two, listed, two.completed(), declaration, contents, bound, ViewEvent.didLoad,
                ViewEvent.willAppear(animated: true), SceneError.ID(rawValue: "controller-gone"),
                OwnerError.ID(rawValue: "no-container"),
            ],
            unprinted: ["SceneViewController": "a view controller of Apple's platforms"])
    }
}
