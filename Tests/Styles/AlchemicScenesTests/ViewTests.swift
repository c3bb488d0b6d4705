import AlchemicScenes
import TestSupport
import Testing

@Suite struct ViewTests {
    private let journal = Journal()

    private func screen() -> Screen {
        let journal = journal
        var count = 0
        return ControllerScene { Screen(journal) }.with { First(journal) }.with { Second(journal) }.instantiate(
            connect: { screen, first, second in screen.links = [first, second] },
            view: { _, first, _ in
                count += 1
                journal.note("view \(count)")
                return Page(title: "page \(count)", delegate: first)
            })
    }

    @Test(.statement("S12")) func `a scene's view is made at its first use and at each reload`() {
        let screen = screen()
        #expect(!screen.isSceneViewLoaded)
        _ = journal.take()
        let view = screen.sceneView
        #expect(screen.isSceneViewLoaded)
        #expect(screen.sceneView === view)
        #expect(journal.entries == ["view 1", "first.viewDidLoad", "second.viewDidLoad"])
        screen.sceneView = nil
        #expect(!screen.isSceneViewLoaded)
        _ = screen.sceneView
        #expect(journal.entries.suffix(3) == ["view 2", "first.viewDidLoad", "second.viewDidLoad"])
    }

    @Test(.statement("S13")) func `a scene's view is new after a reload, connected anew to the same helpers`() {
        let screen = screen()
        let old = screen.sceneView
        screen.sceneView = nil
        let new = screen.sceneView
        #expect(new !== old)
        #expect(new?.title == "page 2")
        #expect(new?.delegate === screen.links[0])
        #expect(old?.delegate === new?.delegate)
        #expect(screen.sceneContents?.helpers.count == 2)
    }

    @Test(.statement("S14")) func `a scene's view is let go of when it is replaced`() {
        let screen = screen()
        weak let old = screen.sceneView
        #expect(old != nil)
        screen.sceneView = nil
        #expect(old == nil)
        weak let second = screen.sceneView
        screen.sceneView = Page(title: "another")
        #expect(second == nil)
        #expect(screen.sceneView?.title == "another")
    }

    @Test(.statement("S15")) func `a scene's view is the controller's own where the scene has no closure`() {
        final class Painter: Screen {
            override func makeOwnView() -> Page? { Page(title: "own") }
        }
        let journal = journal
        let own = ControllerScene { Painter(journal) }.with { First(journal) }.instantiate()
        #expect(own.sceneView?.title == "own")
        #expect(journal.entries.last == "first.viewDidLoad")
        own.sceneView = nil
        #expect(own.sceneView?.title == "own")
        let closure = ControllerScene { Painter(journal) }.instantiate(view: { _ in Page(title: "scene's") })
        #expect(closure.sceneView?.title == "scene's")
        let neither = ControllerScene { Screen(journal) }.instantiate()
        #expect(neither.sceneView == nil)
        #expect(neither.sceneContents?.makesViews == false)
    }

    @Test(.statement("S16", "T27"))
    func `a scene's view is an error after the controller has ended, never an empty view`() throws {
        var screen: Screen? = screen()
        let contents = try #require(screen?.sceneContents)
        screen = nil
        #expect(throws: SceneError.self) { try contents.makeView() }
        let error = #expect(throws: SceneError.self) { try contents.view() }
        #expect(error?.id == .controllerGone)
        expectGolden(try #require(error).description, named: "scene-controller-gone")
    }

    @Test func `a scene's view can be made for a toolkit that keeps it itself`() throws {
        let contents = try #require(screen().sceneContents)
        #expect(throws: SceneError.self) { try contents.makeView() }
        let screen = screen()
        let made = try screen.sceneContents?.makeView()
        #expect(made != nil)
        #expect(!screen.isSceneViewLoaded)
    }
}
