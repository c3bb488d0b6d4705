import SwiftUI

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
