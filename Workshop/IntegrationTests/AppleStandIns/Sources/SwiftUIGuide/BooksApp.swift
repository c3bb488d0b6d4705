import Alchemic
import SwiftUI
import SwiftUIUnderTest

@main struct BooksApp: App {
    private let container = Container(
        orExit: books, roots: [Shelf.self, Provider<BookModel, Book>.self, Draft.self, Proofreader.self])

    var body: some Scene {
        WindowGroup {
            BookList().container(container)
        }
    }
}
