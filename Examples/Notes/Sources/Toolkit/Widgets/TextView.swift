import CGTK

/// Text of any number of lines that the user edits, with scroll bars.
@MainActor package final class TextView: Widget {
    private let buffer: UnsafeMutablePointer<GtkTextBuffer>

    /// A text, and what runs each time it has changed.
    package init(_ text: String, _ handler: @escaping @MainActor (String) -> Void) {
        let view = gtk_text_view_new()
        guard
            let buffer = gtk_text_view_get_buffer(
                UnsafeMutableRawPointer(view)?.assumingMemoryBound(to: GtkTextView.self))
        else { preconditionFailure("GTK's text view has no buffer") }
        self.buffer = buffer
        super.init(gtk_scrolled_window_new())
        gtk_scrolled_window_set_child(opaquePointer, view)
        expands = true
        self.text = text
        on("changed", of: gpointer(buffer)) { [weak self] in
            if let self { handler(self.text) }
        }
    }

    /// What it says.
    package var text: String {
        get {
            var start = GtkTextIter()
            var end = GtkTextIter()
            gtk_text_buffer_get_bounds(buffer, &start, &end)
            guard let text = gtk_text_buffer_get_text(buffer, &start, &end, 1) else { return "" }
            defer { g_free(text) }
            return String(cString: text)
        }
        set { gtk_text_buffer_set_text(buffer, newValue, -1) }
    }
}
