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

    @Test("another book at the same place has another model and another editor") func samePlace() async throws {
        let container = try Container(books)
        let (emma, faust) = (Book(id: 1, title: "Emma"), Book(id: 2, title: "Faust"))
        func title(_ view: some View) -> String? { stage.show(view.container(container)).first }
        #expect(title(BookDetail(book: emma)) == "Emma")
        #expect(title(BookDetail(book: faust)) == "Faust")
        stage.clear()
        #expect(stage.show(BookEditor(book: emma).container(container)) == ["Emma", "Looks good"])
        #expect(title(BookEditor(book: faust)) == "Faust")
    }

    @Test("a preview shows samples, by a modifier or a trait") func preview() async throws {
        let samples = ["Book 1", "Book 2", "Book 3"]
        #expect(stage.show(BookList().wired { sampleBooks }) == samples)
        #expect(try await Stage().show(Preview(traits: .container { sampleBooks }) { BookList() }) == samples)
        struct OneBook: BookStore { func books() -> [Book] { [Book(id: 7, title: "Only one")] } }
        let other = BookList().wired {
            books
            Value(OneBook()).overriding((any BookStore).self)
        }
        #expect(Stage().show(other) == ["Only one"])
        #expect(try Graph(sampleBooks).warnings.isEmpty)
    }

    @Test("the wiring is complete and used") func wiring() throws {
        let roots: [Any.Type] = [Shelf.self, Provider<BookModel, Book>.self, Draft.self, Proofreader.self]
        let graph = try Graph(books, roots: roots, strict: true)
        #expect(graph.warnings.isEmpty)
    }

    @Test("a model needs no SwiftUI") func model() throws {
        let container = try Container(books)
        let detail = try container.get(Provider<BookModel, Book>.self)
        let model = try detail.getMain(Book(id: 2, title: "Faust"))
        model.finish()
        #expect(model.isRead)

        let scope = try container.scope(.editing, with: Book(id: 2, title: ""))
        #expect(try scope.get(main: Proofreader.self).advice == "A book needs a title")
    }

    @Test("a value that is missing is shown as the error it is") func missingValue() throws {
        let container = try Container(books)
        let shown = stage.show(
            ContainerScope(.editing, with: "Emma") { Resolving(Draft.self) { Text($0.title) } }
                .container(container))
        #expect(shown.first?.contains("[scope-value]") == true)
    }
}
