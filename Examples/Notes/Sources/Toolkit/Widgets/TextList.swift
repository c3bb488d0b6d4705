import CGTK

/// A list of lines, of which the user activates one, with scroll bars.
@MainActor package final class TextList: Widget {
    private let list: OpaquePointer

    /// An empty list, and what runs with the line's place when one is activated.
    package init(_ handler: @escaping @MainActor (Int) -> Void) {
        let inner = Widget(gtk_list_box_new())
        list = inner.opaquePointer
        super.init(gtk_scrolled_window_new())
        gtk_scrolled_window_set_child(opaquePointer, inner.pointer)
        expands = true
        inner.on("row-activated") { row in
            handler(Int(gtk_list_box_row_get_index(UnsafeMutablePointer(row))))
        }
    }

    /// The lines, from the first.
    package var lines: [String] {
        get {
            var lines: [String] = []
            while let row = gtk_list_box_get_row_at_index(list, gint(lines.count)) {
                let label = gtk_list_box_row_get_child(row)
                lines.append(String(cString: gtk_label_get_text(OpaquePointer(label))))
            }
            return lines
        }
        set {
            while let row = gtk_list_box_get_row_at_index(list, 0) {
                row.withMemoryRebound(to: GtkWidget.self, capacity: 1) { gtk_list_box_remove(list, $0) }
            }
            for label in newValue.map({ Label($0) }) { gtk_list_box_append(list, label.pointer) }
        }
    }

    /// Activates a line, as the user does.
    package func activate(_ line: Int) {
        guard let row = gtk_list_box_get_row_at_index(list, gint(line)) else { return }
        row.withMemoryRebound(to: GtkWidget.self, capacity: 1) { _ = gtk_widget_activate($0) }
    }
}
