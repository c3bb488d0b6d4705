import Alchemic
import SwiftUI
import SwiftUIUnderTest

@main struct BooksApp: App {
    private let container = Container(orExit: books)

    var body: some Scene {
        WindowGroup {
            BookList().container(container)
        }
    }
}
