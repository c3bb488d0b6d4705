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
        ContainerScope(.detail, with: book) {
            Resolving(BookModel.self) { model in
                VStack {
                    Text(model.book.title)
                    Text(model.isRead ? "Read" : "Not read yet")
                }
            }
        }
    }
}
