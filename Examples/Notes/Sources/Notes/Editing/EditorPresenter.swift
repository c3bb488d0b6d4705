/// Takes what the user writes into the draft, and its first line into the window's bar.
@MainActor final class EditorPresenter {
    private let draft: Draft

    weak var controller: EditorController?
    weak var counter: WordCounter?

    init(draft: Draft) {
        self.draft = draft
    }

    var text: String { draft.text }

    func edited(_ text: String) {
        draft.text = text
        controller?.title = draft.note.title
        counter?.count()
    }

    func delete() {
        draft.discard()
        controller?.close()
    }
}
