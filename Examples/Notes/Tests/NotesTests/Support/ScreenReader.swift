import CGTK

@testable import Toolkit

/// What GTK itself has on the screen, whatever our objects believe.
@MainActor enum ScreenReader {
    /// The titles of the windows that are shown, the oldest first.
    static var windows: [String] { shownWindows.map(\.title) }

    /// What the window of this title says, from top to bottom; what is hidden is left out.
    static func texts(inWindow title: String) -> [String]? {
        shownWindows.first { $0.title == title }.map { texts(of: $0.pointer) }
    }

    private static var shownWindows: [(title: String, pointer: UnsafeMutablePointer<GtkWidget>)] {
        guard let list = gtk_window_get_toplevels() else { return [] }
        return (0..<g_list_model_get_n_items(list)).compactMap { index in
            guard let item = g_list_model_get_item(list, index) else { return nil }
            // The list keeps it; what was got is given back.
            g_object_unref(item)
            let pointer = item.assumingMemoryBound(to: GtkWidget.self)
            guard gtk_widget_get_mapped(pointer) != 0 else { return nil }
            let title = gtk_window_get_title(item.assumingMemoryBound(to: GtkWindow.self))
            return (title.map { String(cString: $0) } ?? "", pointer)
        }
    }

    private static func texts(of widget: UnsafeMutablePointer<GtkWidget>) -> [String] {
        guard gtk_widget_get_mapped(widget) != 0 else { return [] }
        if let text = ownText(of: widget) { return [text] }
        var texts: [String] = []
        var child = gtk_widget_get_first_child(widget)
        while let shown = child {
            texts += self.texts(of: shown)
            child = gtk_widget_get_next_sibling(shown)
        }
        return texts
    }

    private static func ownText(of widget: UnsafeMutablePointer<GtkWidget>) -> String? {
        if isA(widget, gtk_label_get_type()) { return String(cString: gtk_label_get_text(OpaquePointer(widget))) }
        if isA(widget, gtk_entry_get_type()) { return String(cString: gtk_editable_get_text(OpaquePointer(widget))) }
        guard isA(widget, gtk_text_view_get_type()) else { return nil }
        let buffer = gtk_text_view_get_buffer(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkTextView.self))
        var start = GtkTextIter()
        var end = GtkTextIter()
        gtk_text_buffer_get_bounds(buffer, &start, &end)
        let text = gtk_text_buffer_get_text(buffer, &start, &end, 0)
        defer { g_free(text) }
        return text.map { String(cString: $0) }
    }

    private static func isA(_ widget: UnsafeMutablePointer<GtkWidget>, _ type: GType) -> Bool {
        widget.withMemoryRebound(to: GTypeInstance.self, capacity: 1) { g_type_check_instance_is_a($0, type) != 0 }
    }
}
