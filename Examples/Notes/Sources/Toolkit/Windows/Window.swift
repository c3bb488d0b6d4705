import CGTK

/// A window of the screen.
///
/// It is hidden at first. GTK keeps what it shows; closing it ends that, and this object cannot be shown again.
@MainActor package final class Window: Widget {
    private let frame = ContentFrame()
    private var content: Widget?
    private var isClosed = false
    /// Whether the first frame since it was shown is still to be drawn.
    private var awaitsFrame = false
    private var watchedClock: OpaquePointer?

    /// What is told of what happens to the window.
    package weak var delegate: (any WindowDelegate)?

    /// A hidden window.
    package init(title: String, width: Int, height: Int) {
        super.init(gtk_window_new())
        gtk_window_set_default_size(window, gint(width), gint(height))
        gtk_window_set_child(window, frame.pointer)
        self.title = title
        frame.onLayout = { [weak self] isDone in
            if isDone { self?.delegate?.windowDidLayOut() } else { self?.delegate?.windowWillLayOut() }
        }
        on("map") { [weak self] in self?.awaitFrame() }
        on("unmap") { [weak self] in
            self?.awaitsFrame = false
            self?.delegate?.windowDidDisappear()
        }
        onRequest("close-request") { [weak self] in
            self?.delegate?.windowWillClose()
            self?.isClosed = true
            // GTK may go on: it destroys the window.
            return false
        }
    }

    isolated deinit {
        // Windows that were never closed would stay with GTK.
        if !isClosed { gtk_window_destroy(window) }
    }

    /// What its bar says.
    package var title: String {
        get { gtk_window_get_title(window).map { String(cString: $0) } ?? "" }
        set { gtk_window_set_title(window, newValue) }
    }

    /// Shows a widget in the window, instead of the one before.
    package func show(_ content: Widget) {
        self.content = content
        frame.child = content
    }

    /// Shows the window, in front of others.
    package func present() { gtk_window_present(window) }

    /// Gives the window another size, as the user does by dragging its edge.
    package func resize(width: Int, height: Int) { gtk_window_set_default_size(window, gint(width), gint(height)) }

    /// Hides the window, which stays as it is.
    package func hide() { isVisible = false }

    /// Closes the window, as its close button does.
    package func close() { gtk_window_close(window) }

    /// Waits for the first frame: what is shown has its size by then.
    private func awaitFrame() {
        awaitsFrame = true
        gtk_widget_queue_draw(pointer)
        guard let clock = gtk_widget_get_frame_clock(pointer), clock != watchedClock else { return }
        watchedClock = clock
        on("after-paint", of: gpointer(clock)) { [weak self] in
            guard let self, awaitsFrame else { return }
            awaitsFrame = false
            delegate?.windowDidAppear()
        }
    }

    private var window: UnsafeMutablePointer<GtkWindow> { pointer(to: GtkWindow.self) }
}

/// What is told of what happens to a window.
@MainActor package protocol WindowDelegate: AnyObject {
    /// Its first frame has been drawn.
    func windowDidAppear()
    /// The user closes it, and it goes when this returns.
    func windowWillClose()
    /// It is not shown any more.
    func windowDidDisappear()
    /// It is about to give what it shows its size.
    func windowWillLayOut()
    /// What it shows has its size.
    func windowDidLayOut()
}
