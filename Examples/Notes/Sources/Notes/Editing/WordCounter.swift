import AlchemicScenes
import Toolkit

/// Shows how many words the draft has.
@MainActor final class WordCounter: @MainActor ViewObserver {
    private let draft: Draft

    weak var view: EditorView?

    init(draft: Draft) {
        self.draft = draft
    }

    func viewDidLoad() { count() }

    func count() {
        let count = draft.text.split(whereSeparator: \.isWhitespace).count
        view?.words.text = count == 1 ? "1 word" : "\(count) words"
    }
}
