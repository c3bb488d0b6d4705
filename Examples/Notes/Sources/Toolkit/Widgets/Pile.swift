import CGTK

/// Widgets one below the other, or side by side.
@MainActor open class Pile: Widget {
    private let members: [Widget]

    /// The widgets one below the other.
    package init(_ members: Widget...) {
        self.members = members
        super.init(gtk_box_new(GTK_ORIENTATION_VERTICAL, 6))
        fill(margin: 6)
    }

    /// The widgets side by side.
    package init(sideBySide members: Widget...) {
        self.members = members
        super.init(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6))
        fill(margin: 0)
    }

    private func fill(margin: gint) {
        gtk_widget_set_margin_start(pointer, margin)
        gtk_widget_set_margin_end(pointer, margin)
        gtk_widget_set_margin_top(pointer, margin)
        gtk_widget_set_margin_bottom(pointer, margin)
        for member in members { gtk_box_append(pointer(to: GtkBox.self), member.pointer) }
    }
}
