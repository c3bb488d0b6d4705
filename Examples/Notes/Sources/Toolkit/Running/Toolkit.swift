import CGTK
// Linked for its main loop: GLib's, which runs the main actor as well.
import CToolkit

/// GTK, to be started before the first widget is made.
@MainActor package enum Toolkit {
    /// Connects to the display.
    ///
    /// - Throws: ``NoDisplay`` if there is none.
    package static func start() throws {
        guard gtk_init_check() != 0 else { throw NoDisplay() }
    }

    /// Waits until GTK has nothing left to do: events are handled, sizes given, frames drawn.
    package static func settled() async {
        // A handler of the lowest priority runs when no other has anything to do.
        await withCheckedContinuation { continuation in
            whenIdle { continuation.resume() }
        }
    }

    private static func whenIdle(_ action: @escaping () -> Void) {
        let kept = Unmanaged.passRetained(Action(action)).toOpaque()
        g_idle_add_full(
            G_PRIORITY_LOW,
            { kept in
                guard let kept else { return G_SOURCE_REMOVE }
                Unmanaged<Action>.fromOpaque(kept).takeRetainedValue().run()
                return G_SOURCE_REMOVE
            }, kept, nil)
    }
}

private final class Action {
    let run: () -> Void

    init(_ run: @escaping () -> Void) {
        self.run = run
    }
}

/// There is no display to show windows on.
package struct NoDisplay: Error, CustomStringConvertible {
    package let description = "there is no display: set DISPLAY or WAYLAND_DISPLAY, or run under xvfb-run"
}
