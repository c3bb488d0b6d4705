// The app of the guide for SwiftUI in the style of swift-dependencies 1.9, for a comparison of lines: not compiled, since the
// library is not here. Written after its articles "Quick start" and "Live, preview, and test dependencies"; what each
// view keeps is written as by hand, since the library has values for a feature, and no objects that share a lifetime.
import Dependencies
import Observation
import SwiftUI

// MARK: Models

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

@MainActor @Observable final class Shelf {
    private(set) var books: [Book]
    private(set) var read: Set<Book.ID> = []

    init() {
        @Dependency(\.bookStore) var store
        books = store.books()
    }

    func finish(_ book: Book) { read.insert(book.id) }
}

@MainActor @Observable final class BookModel {
    let book: Book
    private let shelf: Shelf

    init(book: Book, shelf: Shelf) { (self.book, self.shelf) = (book, shelf) }

    var isRead: Bool { shelf.read.contains(book.id) }

    func finish() { shelf.finish(book) }
}

@MainActor @Observable final class Draft {
    var title: String

    init(book: Book) { title = book.title }
}

@MainActor final class Proofreader {
    private let draft: Draft

    init(draft: Draft) { self.draft = draft }

    var advice: String { draft.title.isEmpty ? "A book needs a title" : "Looks good" }
}

// MARK: Wiring

private enum BookStoreKey: DependencyKey {
    static let liveValue: any BookStore = LocalStore()
    static let previewValue: any BookStore = SampleStore()
}

extension DependencyValues {
    var bookStore: any BookStore {
        get { self[BookStoreKey.self] }
        set { self[BookStoreKey.self] = newValue }
    }
}

@main struct BooksApp: App {
    @State private var shelf = Shelf()

    var body: some Scene {
        WindowGroup {
            BookList(shelf: shelf)
        }
    }
}

// MARK: Views

struct BookList: View {
    let shelf: Shelf

    var body: some View {
        NavigationStack {
            List(shelf.books) { book in
                NavigationLink(book.title) { BookDetail(book: book, shelf: shelf).id(book) }
            }
        }
    }
}

struct BookDetail: View {
    @State private var model: BookModel

    init(book: Book, shelf: Shelf) {
        _model = State(wrappedValue: BookModel(book: book, shelf: shelf))
    }

    var body: some View {
        VStack {
            Text(model.book.title)
            Text(model.isRead ? "Read" : "Not read yet")
        }
    }
}

struct BookEditor: View {
    @State private var draft: Draft
    @State private var proofreader: Proofreader

    init(book: Book) {
        let draft = Draft(book: book)
        _draft = State(wrappedValue: draft)
        _proofreader = State(wrappedValue: Proofreader(draft: draft))
    }

    var body: some View {
        Text(draft.title)
        Text(proofreader.advice)
    }
}

// MARK: Previews

struct SampleStore: BookStore {
    func books() -> [Book] { (1...3).map { Book(id: $0, title: "Book \($0)") } }
}

#Preview {
    BookList(shelf: Shelf())
}
