package import Toolkit

/// What an editor's window shows: the text, how many words it has, and a button to delete it.
@MainActor package final class EditorView: Pile {
    package let text: TextView
    package let words: Label
    package let delete: Button

    init(
        text: String, onEdit: @escaping @MainActor (String) -> Void, onDelete: @escaping @MainActor () -> Void
    ) {
        self.text = TextView(text, onEdit)
        words = Label()
        delete = Button("Delete", onDelete)
        words.expandsSideways = true
        super.init(self.text, Pile(sideBySide: words, delete))
    }
}
