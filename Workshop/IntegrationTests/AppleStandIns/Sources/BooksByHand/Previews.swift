import SwiftUI

struct SampleStore: BookStore {
    func books() -> [Book] { (1...3).map { Book(id: $0, title: "Book \($0)") } }
}

#if canImport(DeveloperToolsSupport)
#Preview {
    BookList(shelf: Shelf(store: SampleStore()))
}
#endif
