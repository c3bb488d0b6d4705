import SwiftUI
import Testing

@testable import BooksByHand

@Suite("The same app by hand") @MainActor struct BooksByHandTests {
    private let stage = Stage()
    private let emma = Book(id: 1, title: "Emma")
    private let faust = Book(id: 2, title: "Faust")

    @Test func `a model needs no library`() {
        let model = BookModel(book: Book(id: 2, title: "Faust"), shelf: Shelf(store: SampleStore()))
        model.finish()
        #expect(model.isRead)
    }

    @Test func `the same app by hand shows the same list, details and editors`() {
        #expect(stage.show(BooksApp()) == ["Emma", "Faust"])
        let shelf = Shelf(store: LocalStore())
        func both() -> some View {
            VStack {
                BookDetail(book: emma, shelf: shelf)
                BookDetail(book: faust, shelf: shelf)
            }
        }
        #expect(stage.show(both()) == ["Emma", "Not read yet", "Faust", "Not read yet"])
        shelf.finish(emma)
        #expect(stage.show(both()) == ["Emma", "Read", "Faust", "Not read yet"])
        #expect(Stage().show(BookList(shelf: Shelf(store: SampleStore()))) == ["Book 1", "Book 2", "Book 3"])
    }

    @Test func `the same app by hand keeps what another id distinguishes`() {
        let shelf = Shelf(store: LocalStore())
        #expect(stage.show(BookDetail(book: emma, shelf: shelf).id(emma)).first == "Emma")
        #expect(stage.show(BookDetail(book: faust, shelf: shelf).id(faust)).first == "Faust")
        #expect(Stage().show(BookEditor(book: emma).id(1)) == ["Emma", "Looks good"])
    }
}
