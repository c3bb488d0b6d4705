import AlchemicScenes

/// A helper that writes down what happens to its scene.
@MainActor package final class EventLog: @MainActor Awakable, @MainActor ViewObserver {
    private let journal: Journal
    /// What the scene is called in the journal.
    var scene = ""

    package init(journal: Journal) {
        self.journal = journal
    }

    package func awake() { note("awake") }
    package func viewDidLoad() { note(ViewEvent.didLoad.description) }
    package func viewWillAppear(_ animated: Bool) { note(ViewEvent.willAppear(animated: animated).description) }
    package func viewDidAppear(_ animated: Bool) { note(ViewEvent.didAppear(animated: animated).description) }
    package func viewWillDisappear(_ animated: Bool) { note(ViewEvent.willDisappear(animated: animated).description) }
    package func viewDidDisappear(_ animated: Bool) { note(ViewEvent.didDisappear(animated: animated).description) }
    package func viewWillLayoutSubviews() { note(ViewEvent.willLayoutSubviews.description) }
    package func viewDidLayoutSubviews() { note(ViewEvent.didLayoutSubviews.description) }

    private func note(_ event: String) { journal.write("\(scene): \(event)") }
}
