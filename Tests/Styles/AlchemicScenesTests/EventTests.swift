import AlchemicScenes
import TestSupport
import Testing

@Suite("The events of a view") struct EventTests {
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

    @Test("are seven, and reach each helper that observes, in order", .statement("S17")) func seven() {
        let screen = screen()
        _ = journal.take()
        for (event, name) in Self.all {
            journal.note("controller's own work")
            screen.sceneContents?.report(event)
            #expect(journal.entries == ["controller's own work", "first.\(name)", "second.\(name)"])
            _ = journal.take()
        }
    }

    @Test("do nothing in an observer that does not want them", .statement("S17")) func emptyByDefault() {
        struct Indifferent: ViewObserver {}
        let journal = journal
        let screen = ControllerScene { Screen(journal) }.with { Indifferent() }.with { First(journal) }.instantiate()
        for (event, _) in Self.all { screen.sceneContents?.report(event) }
        #expect(journal.entries.count(where: { $0.hasPrefix("first.view") }) == 7)
    }

    @Test("reach the controller only if it asks for them, before its helpers", .statement("S18")) func controller() {
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

    @Test("say whether an appearance is animated", .statement("S19"), arguments: [true, false])
    func animated(_ isAnimated: Bool) {
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

    @Test("cannot be silenced by a subclass that keeps to itself", .statement("S17")) func notSilenced() {
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

    @Test("stay in their scene: nothing is installed for the process", .statement("S24", "T26")) func apart() {
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

    @Test("have words") func words() {
        #expect(Self.all.map { $0.0.description }.first == "did load")
        #expect(ViewEvent.willAppear(animated: true).description == "will appear, animated")
        #expect(ViewEvent.willAppear(animated: true) != .willAppear(animated: false))
        #expect(Set(Self.all.map(\.0)).count == 7)
    }

    private init(journal: Journal) { self.journal = journal }
    init() { self.init(journal: Journal()) }
}
