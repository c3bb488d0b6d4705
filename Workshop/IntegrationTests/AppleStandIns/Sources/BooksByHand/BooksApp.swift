import SwiftUI

@main struct BooksApp: App {
    @State private var shelf = Shelf(store: LocalStore())

    var body: some Scene {
        WindowGroup {
            BookList(shelf: shelf)
        }
    }
}
