import CGTK
import CToolkit

extension Widget {
    /// Runs a handler for each signal of this name, of this widget or of an object that belongs to it.
    ///
    /// The widget keeps the handler: it must not hold the widget.
    func on(
        _ signal: String, of object: gpointer? = nil, _ handler: @escaping @MainActor () -> Void
    ) {
        let callback: @convention(c) (gpointer?, gpointer?) -> Void = { _, kept in
            handled(kept, by: PlainHandler.self) { $0.run() }
        }
        connect(object ?? gpointer(pointer), signal, unsafeBitCast(callback, to: GCallback.self), PlainHandler(handler))
    }

    /// Runs a handler that may keep GTK from doing what the signal announces, by returning true.
    func onRequest(_ signal: String, _ handler: @escaping @MainActor () -> Bool) {
        let callback: @convention(c) (gpointer?, gpointer?) -> gboolean = { _, kept in
            handled(kept, by: RequestHandler.self) { $0.run() ? 1 : 0 }
        }
        connect(gpointer(pointer), signal, unsafeBitCast(callback, to: GCallback.self), RequestHandler(handler))
    }

    /// Runs a handler for a signal that has an argument.
    func on(_ signal: String, argument handler: @escaping @MainActor (OpaquePointer?) -> Void) {
        let callback: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void = { _, argument, kept in
            nonisolated(unsafe) let argument = argument
            handled(kept, by: ArgumentHandler.self) { $0.run(argument) }
        }
        connect(gpointer(pointer), signal, unsafeBitCast(callback, to: GCallback.self), ArgumentHandler(handler))
    }

    /// Sends a signal that has no arguments, as GTK does when the user acts on the widget.
    func send(_ signal: String) {
        toolkit_send(pointer, signal)
    }

    private func connect(_ object: gpointer, _ signal: String, _ callback: GCallback, _ handler: AnyObject) {
        g_signal_connect_data(
            object, signal, callback, Unmanaged.passRetained(handler).toOpaque(),
            { kept, _ in
                guard let kept else { return }
                Unmanaged<AnyObject>.fromOpaque(kept).release()
            }, GConnectFlags(rawValue: 0))
    }
}

/// Runs a kept handler: GTK sends its signals on the main thread, from the loop that runs the main actor.
private func handled<Handler: AnyObject & Sendable, Result: Sendable>(
    _ kept: gpointer?, by type: Handler.Type, _ body: @MainActor (Handler) -> Result
) -> Result {
    guard let kept else { preconditionFailure("a signal arrived without its handler") }
    let handler = Unmanaged<Handler>.fromOpaque(kept).takeUnretainedValue()
    return MainActor.assumeIsolated { body(handler) }
}

private final class PlainHandler: Sendable {
    let run: @MainActor () -> Void

    init(_ run: @escaping @MainActor () -> Void) {
        self.run = run
    }
}

private final class RequestHandler: Sendable {
    let run: @MainActor () -> Bool

    init(_ run: @escaping @MainActor () -> Bool) {
        self.run = run
    }
}

private final class ArgumentHandler: Sendable {
    let run: @MainActor (OpaquePointer?) -> Void

    init(_ run: @escaping @MainActor (OpaquePointer?) -> Void) {
        self.run = run
    }
}
