import AlchemicScenes
import TestSupport
import Testing

@Suite("The life of a scene's objects") struct LifetimeTests {
    private let journal = Journal()

    @Test(.statement("S10")) func `the controller keeps its helpers, and they end with it`() {
        weak var screen: Screen?
        weak var first: First?
        weak var second: Second?
        weak var view: Page?
        do {
            let journal = journal
            let made = ControllerScene { Screen(journal) }.with { First(journal) }.with { Second(journal) }.instantiate(
                connect: { (first, second) = ($1, $2) }, view: { _, _, _ in Page() })
            screen = made
            view = made.sceneView
            #expect(first != nil && second != nil && view != nil)
        }
        #expect(screen == nil)
        #expect(first == nil)
        #expect(second == nil)
        #expect(view == nil)
    }

    @Test(
        .statement("S11"))
    func `what the scene installs makes no circle, even when the view was made again and events went round`() {
        weak var screen: Screen?
        weak var helper: Helper?
        do {
            let journal = journal
            let made = ControllerScene { Screen(journal) }.helpers { First(journal) }.instantiate(
                connect: { screen, first in
                    first.screen = screen
                    helper = first
                },
                view: { screen, first in Page(title: screen.journal.entries.last ?? "", delegate: first) })
            _ = made.sceneView
            made.sceneView = nil
            _ = made.sceneView
            made.sceneContents?.report(.willAppear(animated: false))
            screen = made
        }
        #expect(screen == nil)
        #expect(helper == nil)
    }

    @Test func `a scene keeps nothing of what it has made`() {
        weak var screen: Screen?
        let journal = journal
        let scene = ControllerScene { Screen(journal) }.with { First(journal) }
            .completed(view: { _, first in Page(delegate: first) })
        do {
            let made = scene.instantiate()
            _ = made.sceneView
            screen = made
        }
        #expect(screen == nil)
        _ = scene
    }

    @Test func `nothing is left of a scene whose helper has thrown`() {
        weak var screen: Screen?
        weak var first: First?
        let journal = journal
        #expect(throws: Broken.self) {
            try ControllerScene {
                let made = Screen(journal)
                screen = made
                return made
            }
            .with {
                let made = First(journal)
                first = made
                return made
            }
            .withThrowing { () throws -> Second in throw Broken() }
            .instantiate(connect: { _, _, _ in journal.note("connect") })
        }
        #expect(screen == nil)
        #expect(first == nil)
        #expect(journal.entries == ["make controller", "make first"])
    }

    @Test func `a controller may take part in another scene, whose helpers replace the first one's`() {
        let journal = journal
        weak var first: First?
        let screen = ControllerScene { Screen(journal) }.with { First(journal) }.instantiate(connect: { first = $1 })
        #expect(first != nil)
        _ = ControllerScene { screen }.with { Second(journal) }.instantiate()
        #expect(first == nil)
        #expect(screen.sceneContents?.helpers.first is Second)
    }
}
