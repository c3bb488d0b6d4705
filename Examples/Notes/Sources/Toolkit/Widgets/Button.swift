import CGTK

/// A button that says what it does.
@MainActor package final class Button: Widget {
    /// A button that runs the handler when it is clicked.
    package init(_ title: String, _ handler: @escaping @MainActor () -> Void) {
        super.init(gtk_button_new_with_label(title))
        on("clicked", handler)
    }

    /// Clicks it, as the user does.
    package func click() { send("clicked") }
}
