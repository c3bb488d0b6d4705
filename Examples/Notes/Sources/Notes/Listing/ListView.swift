package import Toolkit

/// What the list's window shows: a field to search with, the notes' titles, and how many there are.
@MainActor package final class ListView: Pile {
    package let search: Entry
    package let titles: TextList
    package let status: Label
    package let newNote: Button

    init(
        onSearch: @escaping @MainActor (String) -> Void, onOpen: @escaping @MainActor (Int) -> Void,
        onNew: @escaping @MainActor () -> Void
    ) {
        search = Entry(placeholder: "Search", onSearch)
        titles = TextList(onOpen)
        status = Label()
        newNote = Button("New note", onNew)
        status.expandsSideways = true
        super.init(search, titles, Pile(sideBySide: status, newNote))
    }
}
