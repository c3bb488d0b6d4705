import AlchemicScenes
import Foundation
import Toolkit

/// Shows the notes that match the search, as long as the window is open.
@MainActor final class ListPresenter: @MainActor ViewObserver, NoteBookReader {
    private let book: NoteBook
    private var shown: [Note] = []
    private var words = ""

    weak var view: ListView?
    weak var opener: NoteOpener?

    init(book: NoteBook) {
        self.book = book
    }

    func viewWillAppear(_ animated: Bool) {
        book.add(self)
        notesChanged()
    }

    func viewDidDisappear(_ animated: Bool) { book.remove(self) }

    func notesChanged() {
        shown = book.notes.filter { words.isEmpty || $0.text.localizedCaseInsensitiveContains(words) }
        view?.titles.lines = shown.map(\.title)
        view?.status.text = book.problem ?? (book.notes.count == 1 ? "1 note" : "\(book.notes.count) notes")
    }

    func search(_ words: String) {
        self.words = words
        notesChanged()
    }

    func open(_ line: Int) {
        if shown.indices.contains(line) { opener?.open(shown[line]) }
    }
}
