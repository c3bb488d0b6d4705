import Alchemic
import SwiftUI
import SwiftUIUnderTest

struct SampleStore: BookStore {
    func books() -> [Book] { (1...3).map { Book(id: $0, title: "Book \($0)") } }
}

@MainActor var sampleList: some View {
    Wired {
        books
        Value(SampleStore()).overriding((any BookStore).self)
    } content: {
        BookList()
    }
}
