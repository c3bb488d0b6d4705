package import CGTK

/// A widget of GTK, which stays at least as long as this object.
@MainActor open class Widget {
    package let pointer: UnsafeMutablePointer<GtkWidget>

    init(_ pointer: UnsafeMutablePointer<GtkWidget>?) {
        guard let pointer else { preconditionFailure("GTK made no widget; Toolkit.start() comes first") }
        // A new widget has no owner; now it belongs to this object, and to the widget that it is put into.
        g_object_ref_sink(pointer)
        self.pointer = pointer
    }

    isolated deinit {
        g_object_unref(pointer)
    }

    /// Whether it is shown whenever what it stands in is shown.
    package var isVisible: Bool {
        get { gtk_widget_get_visible(pointer) != 0 }
        set { gtk_widget_set_visible(pointer, newValue ? 1 : 0) }
    }

    /// Whether it is shown right now.
    package var isMapped: Bool { gtk_widget_get_mapped(pointer) != 0 }

    /// Whether it takes the room that its neighbors leave it, in both directions.
    package var expands: Bool {
        get { gtk_widget_get_vexpand(pointer) != 0 && expandsSideways }
        set {
            gtk_widget_set_vexpand(pointer, newValue ? 1 : 0)
            expandsSideways = newValue
        }
    }

    /// Whether it takes the room to its sides.
    package var expandsSideways: Bool {
        get { gtk_widget_get_hexpand(pointer) != 0 }
        set { gtk_widget_set_hexpand(pointer, newValue ? 1 : 0) }
    }

    /// The widget as a class of GTK that it is of.
    func pointer<Class>(to type: Class.Type) -> UnsafeMutablePointer<Class> {
        UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: type)
    }

    /// The widget as a class or interface of GTK whose layout is GTK's own affair.
    var opaquePointer: OpaquePointer { OpaquePointer(pointer) }
}
