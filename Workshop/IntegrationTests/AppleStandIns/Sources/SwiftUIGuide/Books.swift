import Observation

struct Book: Sendable, Hashable, Identifiable {
    let id: Int
    let title: String
}

protocol BookStore: Sendable {
    func books() -> [Book]
}

final class LocalStore: BookStore {
    func books() -> [Book] { [Book(id: 1, title: "Emma"), Book(id: 2, title: "Faust")] }
}

/// What the list shows.
@MainActor @Observable final class Shelf {
    private(set) var books: [Book]
    private(set) var read: Set<Book.ID> = []

    init(store: any BookStore) { books = store.books() }

    func finish(_ book: Book) { read.insert(book.id) }
}

/// What the detail shows: one for each.
@MainActor @Observable final class BookModel {
    let book: Book
    private let shelf: Shelf

    init(book: Book, shelf: Shelf) { (self.book, self.shelf) = (book, shelf) }

    var isRead: Bool { shelf.read.contains(book.id) }

    func finish() { shelf.finish(book) }
}

/// What an editor works on: one for each book that is being edited.
@MainActor @Observable final class Draft {
    var title: String

    init(book: Book) { title = book.title }
}

/// Looks at the draft for the editor.
@MainActor final class Proofreader {
    private let draft: Draft

    init(draft: Draft) { self.draft = draft }

    var advice: String { draft.title.isEmpty ? "A book needs a title" : "Looks good" }
}
