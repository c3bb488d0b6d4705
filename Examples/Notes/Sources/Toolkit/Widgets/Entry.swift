import CGTK

/// A line of text that the user edits.
@MainActor package final class Entry: Widget {
    /// An empty line that shows in gray what it is for, and runs the handler each time its text has changed.
    package init(placeholder: String, _ handler: @escaping @MainActor (String) -> Void) {
        super.init(gtk_entry_new())
        gtk_entry_set_placeholder_text(pointer(to: GtkEntry.self), placeholder)
        on("changed") { [weak self] in
            if let self { handler(text) }
        }
    }

    /// What it says.
    package var text: String {
        get { String(cString: gtk_editable_get_text(opaquePointer)) }
        set { gtk_editable_set_text(opaquePointer, newValue) }
    }
}
