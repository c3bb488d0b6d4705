import AlchemicScenes
import TestSupport

/// A view: a page of text that is linked to whoever answers it.
final class Page {
    let title: String
    weak var delegate: AnyObject?

    init(title: String = "page", delegate: AnyObject? = nil) {
        self.title = title
        self.delegate = delegate
    }
}

/// A controller of no toolkit and without isolation.
class Screen: SceneController, Awakable {
    var sceneContents: SceneContents<Page>?
    let journal: Journal
    /// What the connect closure links.
    var links: [AnyObject] = []

    init(_ journal: Journal) {
        self.journal = journal
        journal.note("make controller")
    }

    func awake() { journal.note("controller.awake") }
    /// Here, so that subclasses can override it.
    func makeOwnView() -> Page? { nil }
}

/// A helper that notes all that it is told.
class Helper: Awakable, ViewObserver {
    let name: String
    let journal: Journal
    weak var screen: Screen?
    var other: Helper?

    init(_ name: String, _ journal: Journal) {
        self.name = name
        self.journal = journal
        journal.note("make \(name)")
    }

    func awake() { journal.note("\(name).awake") }
    func viewDidLoad() { journal.note("\(name).viewDidLoad") }
    func viewWillAppear(_ animated: Bool) { journal.note("\(name).viewWillAppear(\(animated))") }
    func viewDidAppear(_ animated: Bool) { journal.note("\(name).viewDidAppear(\(animated))") }
    func viewWillDisappear(_ animated: Bool) { journal.note("\(name).viewWillDisappear(\(animated))") }
    func viewDidDisappear(_ animated: Bool) { journal.note("\(name).viewDidDisappear(\(animated))") }
    func viewWillLayoutSubviews() { journal.note("\(name).viewWillLayoutSubviews") }
    func viewDidLayoutSubviews() { journal.note("\(name).viewDidLayoutSubviews") }
}

final class First: Helper {
    init(_ journal: Journal) { super.init("first", journal) }
}

final class Second: Helper {
    init(_ journal: Journal) { super.init("second", journal) }
}

/// A helper that wants to know nothing.
final class Silent {
    var note = ""
}
