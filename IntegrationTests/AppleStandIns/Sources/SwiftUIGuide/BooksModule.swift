import Alchemic

let books = Module("Books") {
    Singleton { LocalStore() }.as((any BookStore).self)
    Singleton(Shelf.init(store:))

    External(Book.self, in: .detail)
    Scoped(.detail, BookModel.init(book:shelf:))
}

extension Scope {
    static let detail: Scope = "detail"
}
