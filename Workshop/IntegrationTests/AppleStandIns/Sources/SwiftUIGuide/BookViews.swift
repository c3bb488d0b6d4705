import Alchemic
import SwiftUI
import SwiftUIUnderTest

struct BookList: View {
    var body: some View {
        NavigationStack {
            Resolving(Shelf.self) { shelf in
                List(shelf.books) { book in
                    NavigationLink(book.title) { BookDetail(book: book) }
                }
            }
        }
    }
}

struct BookDetail: View {
    let book: Book

    var body: some View {
        Resolving(BookModel.self, with: book) { model in
            VStack {
                Text(model.book.title)
                Text(model.isRead ? "Read" : "Not read yet")
            }
        }
    }
}

struct BookEditor: View {
    let book: Book

    var body: some View {
        ContainerScope(.editing, id: book.id, with: book) {
            Resolving(Draft.self) { draft in Text(draft.title) }
            Resolving(Proofreader.self) { proofreader in Text(proofreader.advice) }
        }
    }
}
