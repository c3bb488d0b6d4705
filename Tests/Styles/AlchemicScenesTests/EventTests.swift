import AlchemicScenes
import TestSupport
import Testing

@Suite struct EventTests {
    private let journal: Journal

    private static let all: [(ViewEvent, String)] = [
        (.didLoad, "viewDidLoad"), (.willAppear(animated: true), "viewWillAppear(true)"),
        (.didAppear(animated: true), "viewDidAppear(true)"),
        (.willLayoutSubviews, "viewWillLayoutSubviews"), (.didLayoutSubviews, "viewDidLayoutSubviews"),
        (.willDisappear(animated: true), "viewWillDisappear(true)"),
        (.didDisappear(animated: true), "viewDidDisappear(true)"),
    ]

    private func screen(_ make: @escaping (Journal) -> Screen = Screen.init) -> Screen {
        let journal = journal
        return ControllerScene { make(journal) }
            .with { First(journal) }
            .with { Silent() }
            .with { Second(journal) }
            .instantiate()
    }

    @Test(.statement("S17")) func `the events of a view are seven, and reach each helper that observes, in order`() {
        let screen = screen()
        _ = journal.take()
        for (event, name) in Self.all {
            journal.note("controller's own work")
            screen.sceneContents?.report(event)
            #expect(journal.entries == ["controller's own work", "first.\(name)", "second.\(name)"])
            _ = journal.take()
        }
    }

    @Test(.statement("S17")) func `the events of a view do nothing in an observer that does not want them`() {
        struct Indifferent: ViewObserver {}
        let journal = journal
        let screen = ControllerScene { Screen(journal) }.with { Indifferent() }.with { First(journal) }.instantiate()
        for (event, _) in Self.all { screen.sceneContents?.report(event) }
        #expect(journal.entries.count(where: { $0.hasPrefix("first.view") }) == 7)
    }

    @Test(.statement("S18"))
    func `the events of a view reach the controller only if it asks for them, before its helpers`() {
        final class Observing: Screen, SelfObserving {
            func viewDidLoad() { journal.note("controller.viewDidLoad") }
        }
        final class Mistaken: Screen, ViewObserver {
            func viewDidLoad() { journal.note("controller.viewDidLoad") }
        }
        let observing = screen(Observing.init)
        _ = journal.take()
        observing.sceneContents?.report(.didLoad)
        #expect(journal.entries == ["controller.viewDidLoad", "first.viewDidLoad", "second.viewDidLoad"])
        let mistaken = screen(Mistaken.init)
        _ = journal.take()
        mistaken.sceneContents?.report(.didLoad)
        #expect(journal.entries == ["first.viewDidLoad", "second.viewDidLoad"])
    }

    @Test(.statement("S19"), arguments: [true, false])
    func `the events of a view say whether an appearance is animated`(_ isAnimated: Bool) {
        let screen = screen()
        _ = journal.take()
        for event in [
            ViewEvent.willAppear(animated: isAnimated), .didAppear(animated: isAnimated),
            .willDisappear(animated: isAnimated), .didDisappear(animated: isAnimated),
        ] {
            #expect(event.isAnimated == isAnimated)
            screen.sceneContents?.report(event)
        }
        #expect(journal.entries.count == 8)
        #expect(journal.entries.allSatisfy { $0.hasSuffix("(\(isAnimated))") })
    }

    @Test(.statement("S17")) func `the events of a view cannot be silenced by a subclass that keeps to itself`() {
        // The reports are the toolkit's or the adapter's: overriding what they call changes nothing for the helpers.
        class Reporting: Screen {
            final func toolkitSaysLoaded() {
                didLoad()
                sceneContents?.report(.didLoad)
            }
            func didLoad() { journal.note("base") }
        }
        final class Quiet: Reporting {
            override func didLoad() { journal.note("quiet") }
        }
        let screen = screen(Quiet.init)
        _ = journal.take()
        (screen as? Quiet)?.toolkitSaysLoaded()
        #expect(journal.entries == ["quiet", "first.viewDidLoad", "second.viewDidLoad"])
    }

    @Test(.statement("S24", "T26"))
    func `the events of a view stay in their scene: nothing is installed for the process`() {
        let other = Journal()
        let (one, two) = (screen(), EventTests(journal: other).screen())
        let outside = Screen(Journal())
        _ = journal.take()
        _ = other.take()
        one.sceneContents?.report(.didLoad)
        #expect(journal.entries.count == 2)
        #expect(other.entries.isEmpty)
        two.sceneContents?.report(.didLoad)
        #expect(journal.entries.count == 2)
        #expect(other.entries.count == 2)
        #expect(outside.sceneContents == nil)
        #expect(outside.sceneView == nil)
        outside.sceneView = Page()
        #expect(!outside.isSceneViewLoaded)
    }

    @Test func `the events of a view have words`() {
        #expect(Self.all.map { $0.0.description }.first == "did load")
        #expect(ViewEvent.willAppear(animated: true).description == "will appear, animated")
        #expect(ViewEvent.willAppear(animated: true) != .willAppear(animated: false))
        #expect(Set(Self.all.map(\.0)).count == 7)
    }

    private init(journal: Journal) { self.journal = journal }
    init() { self.init(journal: Journal()) }
}
