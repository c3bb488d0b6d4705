import CGTK

@testable import Toolkit

/// Sees whether GTK's own object behind a widget is gone.
@MainActor final class WidgetWatch {
    private(set) var isGone = false

    init(_ widget: Widget) {
        g_object_weak_ref(
            widget.pointer(to: GObject.self),
            { watch, _ in
                guard let watch else { return }
                let gone = Unmanaged<WidgetWatch>.fromOpaque(watch).takeRetainedValue()
                MainActor.assumeIsolated { gone.isGone = true }
            }, Unmanaged.passRetained(self).toOpaque())
    }
}
