import AlchemicScenes
import TestSupport
import Testing

@Suite("A scene") struct BuildingTests {
    private let journal = Journal()

    /// Its type says all there is to say about it: the compiler has the exact types, in order.
    private var scene: SceneWith2<Screen, Directly, First, Second> {
        let journal = journal
        return ControllerScene { Screen(journal) }.with { First(journal) }.with { Second(journal) }
    }

    @Test(
        .statement("S1", "S22"))
    func
        `builds controller and helpers together without container or names, and hands the exact types to its closures`()
    {
        // That wrong types do not compile is shown by what the compiler says, in Workshop/IntegrationTests/Misuse.
        let screen = scene.instantiate(
            connect: { (screen: Screen, first: First, second: Second) in screen.links = [first, second] },
            view: { (screen: Screen, first: First, second: Second) in Page(title: second.name, delegate: first) })
        #expect(screen.links.count == 2)
        #expect(screen.links.first is First)
        #expect(screen.sceneView?.title == "second")
    }

    @Test(.statement("S3")) func `a scene returns the controller as what it is`() {
        final class Special: Screen {
            let isSpecial = true
        }
        let journal = journal
        #expect(ControllerScene { Special(journal) }.with { First(journal) }.instantiate().isSpecial)
    }

    @Test(
        .statement("S5"))
    func `a scene makes the controller, then the helpers, keeps them, connects, and awakens in the same order`() {
        _ = scene.instantiate(connect: { screen, first, second in
            #expect(screen.sceneContents?.helpers.count == 2, "kept before it is connected")
            screen.sceneContents?.report(.didLayoutSubviews)
            journal.note("connect")
        })
        #expect(
            journal.entries == [
                "make controller", "make first", "make second", "first.viewDidLayoutSubviews",
                "second.viewDidLayoutSubviews", "connect", "controller.awake", "first.awake", "second.awake",
            ])
    }

    @Test(.statement("S8", "T14")) func `a scene awakens the owner first, also where nothing is connected`() {
        _ = scene.instantiate()
        #expect(journal.entries.dropFirst(3) == ["controller.awake", "first.awake", "second.awake"])
    }

    @Test func `a scene awakens only those who want it`() {
        let journal = journal
        _ = ControllerScene { Screen(journal) }.with { Silent() }.with { Second(journal) }.instantiate()
        #expect(journal.entries.suffix(2) == ["controller.awake", "second.awake"])
    }

    @Test(.statement("S9")) func `a scene has connected everything but the view when it awakens`() {
        final class Eager: Awakable {
            weak var screen: Screen?
            func awake() {
                #expect(screen != nil)
                #expect(screen?.isSceneViewLoaded == false)
                screen?.journal.note("eager.awake")
            }
        }
        let journal = journal
        let screen = ControllerScene { Screen(journal) }.with { Eager() }.instantiate(
            connect: { screen, eager in eager.screen = screen },
            view: { _, _ in
                journal.note("view")
                return Page()
            })
        #expect(journal.entries == ["make controller", "controller.awake", "eager.awake"])
        _ = screen.sceneView
        #expect(journal.entries.last == "view")
    }

    @Test(.statement("S4")) func `a scene connects and makes a view only if it is told to, each on its own`() {
        let plain = scene.instantiate()
        #expect(plain.links.isEmpty && plain.sceneView == nil)
        let connected = scene.instantiate(connect: { screen, first, _ in screen.links = [first] })
        #expect(connected.links.count == 1 && connected.sceneView == nil)
        let viewed = scene.instantiate(view: { _, _, _ in Page(title: "viewed") })
        #expect(viewed.links.isEmpty && viewed.sceneView?.title == "viewed")
        let both = scene.instantiate(
            connect: { screen, first, _ in screen.links = [first] }, view: { _, _, _ in Page(title: "both") })
        #expect(both.links.count == 1 && both.sceneView?.title == "both")
        let alone = ControllerScene { Screen(journal) }.instantiate(view: { _ in Page(title: "alone") })
        #expect(alone.sceneView?.title == "alone")
    }

    @Test(.statement("S6")) func `a scene is a value: it makes nothing before, and everything anew each time`() {
        let scene = scene
        #expect(journal.entries.isEmpty)
        let completed = scene.completed(connect: { screen, first, second in screen.links = [first, second] })
        #expect(journal.entries.isEmpty)
        let (one, two) = (completed.instantiate(), completed.instantiate())
        #expect(one !== two)
        let links = (one.links + two.links).map(ObjectIdentifier.init)
        #expect(Set(links).count == 4)
        #expect(journal.entries.count == 12)
    }

    @Test(.statement("S7")) func `a scene connects exactly once, at once`() {
        var count = 0
        let screen = scene.instantiate(connect: { _, _, _ in count += 1 }, view: { _, _, _ in Page() })
        #expect(count == 1)
        _ = screen.sceneView
        screen.sceneView = nil
        _ = screen.sceneView
        screen.sceneContents?.report(.willAppear(animated: true))
        #expect(count == 1)
    }

    @Test(.statement("S20")) func `a scene may be connected in any way, circles included`() {
        let screen = scene.instantiate(connect: { screen, first, second in
            screen.links = [first, second]
            first.other = second
            second.other = first
            first.screen = screen
            second.screen = screen
        })
        let first = screen.links.first as? First
        #expect(first?.other?.other === first)
        #expect(first?.other?.screen === screen)
        // The circle is the user's own, and so is its end.
        first?.other = nil
    }

    @Test(.statement("S21")) func `a scene tells two helpers of one type apart by their places`() {
        let journal = journal
        let screen = ControllerScene { Screen(journal) }
            .with { Helper("left", journal) }
            .with { Helper("right", journal) }
            .instantiate(connect: { screen, left, right in
                #expect(left !== right)
                screen.links = [right, left]
            })
        #expect(screen.links.compactMap { ($0 as? Helper)?.name } == ["right", "left"])
    }

    @Test func `a scene takes structures and actors as helpers too`() async {
        struct Formatter: Awakable {
            let journal: Journal
            let prefix: String
            func awake() { journal.note("formatter.awake") }
        }
        actor Cache {
            var entries = 0
            func store() { entries += 1 }
        }
        let journal = journal
        var cache: Cache?
        let screen = ControllerScene { Screen(journal) }
            .with { Formatter(journal: journal, prefix: "> ") }
            .with { Cache() }
            .instantiate(
                connect: { cache = $2 }, view: { _, formatter, _ in Page(title: formatter.prefix + "title") })
        #expect(journal.entries.last == "formatter.awake")
        #expect(screen.sceneView?.title == "> title")
        await cache?.store()
        #expect(await cache?.entries == 1)
    }
}
