import Alchemic
import SwiftUI
import SwiftUIUnderTest
import Testing

@testable import SwiftUIGuide

@Suite("The guide for SwiftUI") @MainActor struct SwiftUIGuideTests {
    private let stage = Stage()

    @Test("the program shows its list") func list() {
        #expect(stage.show(BooksApp()) == ["Emma", "Faust"])
    }

    @Test("each detail has a model of its own, and shares the shelf") func detail() throws {
        let container = try Container(books)
        let emma = Book(id: 1, title: "Emma")
        let faust = Book(id: 2, title: "Faust")
        struct Both: View {
            let first: Book
            let second: Book
            var body: some View {
                BookDetail(book: first)
                BookDetail(book: second)
            }
        }
        let both = Both(first: emma, second: faust).container(container)
        #expect(stage.show(both) == ["Emma", "Not read yet", "Faust", "Not read yet"])
        try container.get(main: Shelf.self).finish(emma)
        #expect(stage.show(both) == ["Emma", "Read", "Faust", "Not read yet"])
    }

    @Test("another book at the same place keeps the scope of the first one") func samePlace() throws {
        let container = try Container(books)
        func title(of book: Book) -> String? { stage.show(BookDetail(book: book).container(container)).first }
        #expect(title(of: Book(id: 1, title: "Emma")) == "Emma")
        #expect(title(of: Book(id: 2, title: "Faust")) == "Emma")
        stage.clear()
        #expect(title(of: Book(id: 2, title: "Faust")) == "Faust")
    }

    @Test("a preview shows samples") func preview() {
        #expect(stage.show(sampleList) == ["Book 1", "Book 2", "Book 3"])
    }

    @Test("the wiring is complete and used") func wiring() throws {
        let graph = try Graph(books, roots: [Shelf.self, BookModel.self], strict: true)
        #expect(graph.warnings.isEmpty)
    }

    @Test("a model needs no SwiftUI") func model() throws {
        let container = try Container(books)
        let book = Book(id: 2, title: "Faust")
        let scope = try container.scope(.detail, with: book)
        let model = try scope.get(main: BookModel.self)
        model.finish()
        #expect(model.isRead)
    }

    @Test("a value that is missing is shown as the error it is") func missingValue() throws {
        let container = try Container(books)
        let shown = stage.show(
            ContainerScope(.detail, with: "Emma") { Resolving(BookModel.self) { Text($0.book.title) } }
                .container(container))
        #expect(shown.first?.contains("[scope-value]") == true)
    }
}
