import CGTK

/// A line of text that the user does not edit.
@MainActor package final class Label: Widget {
    /// A label that says this.
    package init(_ text: String = "") {
        super.init(gtk_label_new(text))
        gtk_label_set_xalign(opaquePointer, 0)
    }

    /// What it says.
    package var text: String {
        get { String(cString: gtk_label_get_text(opaquePointer)) }
        set { gtk_label_set_text(opaquePointer, newValue) }
    }
}
