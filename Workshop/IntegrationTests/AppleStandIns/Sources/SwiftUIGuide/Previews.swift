import Alchemic
import SwiftUI
import SwiftUIUnderTest

struct SampleStore: BookStore {
    func books() -> [Book] { (1...3).map { Book(id: $0, title: "Book \($0)") } }
}

let sampleBooks = Module("Sample books") {
    books
    Value(SampleStore()).overriding((any BookStore).self)
}

#if canImport(DeveloperToolsSupport)
#Preview(traits: .container { sampleBooks }) {
    BookList()
}
#endif
