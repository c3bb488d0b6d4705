import AlchemicScenes

/// What happened, in order.
final class Journal {
    private(set) var lines: [String] = []
    func note(_ line: String) { lines.append(line) }
    func clear() { lines = [] }
}

/// A page of text that links to whoever answers it.
final class Page {
    let title: String
    weak var delegate: AnyObject?
    init(title: String) { self.title = title }
}

/// A controller without any toolkit, and without isolation.
final class Screen: SceneController, Awakable {
    var sceneContents: SceneContents<Page>?
    let journal: Journal
    var first: First?

    init(_ journal: Journal) {
        self.journal = journal
        journal.note("make controller")
    }

    func awake() { journal.note("controller.awake") }
}

final class First: Awakable, ViewObserver {
    let journal: Journal
    weak var screen: Screen?
    var second: Second?
    init(_ journal: Journal) {
        self.journal = journal
        journal.note("make first")
    }
    func awake() { journal.note("first.awake") }
    func viewDidLoad() { journal.note("first.viewDidLoad") }
}

final class Second: Awakable, ViewObserver {
    let journal: Journal
    weak var first: First?
    init(_ journal: Journal) {
        self.journal = journal
        journal.note("make second")
    }
    func awake() { journal.note("second.awake") }
    func viewDidLoad() { journal.note("second.viewDidLoad") }
}
