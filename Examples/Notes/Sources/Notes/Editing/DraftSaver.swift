import AlchemicScenes

/// Saves the draft when its window goes.
@MainActor final class DraftSaver: @MainActor ViewObserver {
    private let draft: Draft

    init(draft: Draft) {
        self.draft = draft
    }

    func viewWillDisappear(_ animated: Bool) { draft.save() }
}
