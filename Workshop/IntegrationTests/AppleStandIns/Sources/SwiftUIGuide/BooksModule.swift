import Alchemic

let books = Module("Books") {
    Singleton { LocalStore() }.as((any BookStore).self)
    Singleton(Shelf.init(store:))
    Prototype(BookModel.init(book:shelf:), .argument, .auto)

    External(Book.self, in: .editing)
    Scoped(.editing, Draft.init(book:))
    Scoped(.editing, Proofreader.init(draft:))
}

extension Scope {
    static let editing: Scope = "editing"
}
