import CGTK

/// What a window shows, with a layout that says when it gives its child a size: GTK has no signal for that.
@MainActor final class ContentFrame: Widget {
    /// Runs before and after a child is given its size; true says that it has it.
    var onLayout: ((Bool) -> Void)?

    var child: Widget? {
        willSet {
            if let child { gtk_widget_unparent(child.pointer) }
        }
        didSet {
            if let child { gtk_widget_set_parent(child.pointer, pointer) }
        }
    }

    init() {
        super.init(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
        gtk_widget_set_layout_manager(pointer, gtk_custom_layout_new(nil, measureChild, allocateChild))
        g_object_set_data(pointer(to: GObject.self), frameKey, Unmanaged.passUnretained(self).toOpaque())
    }

    isolated deinit {
        g_object_set_data(pointer(to: GObject.self), frameKey, nil)
        child = nil
    }
}

/// Where a widget keeps its frame, which takes itself out when it ends.
private let frameKey = "toolkit-content-frame"

private func measureChild(
    _ widget: UnsafeMutablePointer<GtkWidget>?, _ orientation: GtkOrientation, _ size: gint,
    _ minimum: UnsafeMutablePointer<gint>?, _ natural: UnsafeMutablePointer<gint>?,
    _ minimumBaseline: UnsafeMutablePointer<gint>?, _ naturalBaseline: UnsafeMutablePointer<gint>?
) {
    guard let child = gtk_widget_get_first_child(widget) else { return }
    gtk_widget_measure(child, orientation, size, minimum, natural, minimumBaseline, naturalBaseline)
}

private func allocateChild(_ widget: UnsafeMutablePointer<GtkWidget>?, _ width: gint, _ height: gint, _ baseline: gint)
{
    guard let widget, let child = gtk_widget_get_first_child(widget) else { return }
    report(widget, isDone: false)
    gtk_widget_allocate(child, width, height, baseline, nil)
    report(widget, isDone: true)
}

private func report(_ widget: UnsafeMutablePointer<GtkWidget>, isDone: Bool) {
    let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    nonisolated(unsafe) let frame = g_object_get_data(object, frameKey)
    MainActor.assumeIsolated {
        guard let frame else { return }
        Unmanaged<ContentFrame>.fromOpaque(frame).takeUnretainedValue().onLayout?(isDone)
    }
}
