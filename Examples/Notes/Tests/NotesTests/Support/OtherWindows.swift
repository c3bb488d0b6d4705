import CX11

/// The windows of other processes, as the X server has them.
@MainActor enum OtherWindows {
    /// Asks for a window to be closed, as a window manager does when its close button is pressed.
    ///
    /// - Returns: Whether there is such a window.
    static func close(_ title: String) -> Bool {
        guard let display = XOpenDisplay(nil) else { return false }
        defer { XCloseDisplay(display) }
        guard let window = windows(of: display).first(where: { self.title(of: $0, display) == title })
        else { return false }
        var event = XEvent()
        event.xclient = XClientMessageEvent()
        event.xclient.type = ClientMessage
        event.xclient.window = window
        event.xclient.message_type = XInternAtom(display, "WM_PROTOCOLS", 0)
        event.xclient.format = 32
        event.xclient.data.l.0 = Int(XInternAtom(display, "WM_DELETE_WINDOW", 0))
        return XSendEvent(display, window, 0, NoEventMask, &event) != 0
    }

    /// There is no window manager: windows stand directly on the screen.
    private static func windows(of display: OpaquePointer) -> [Window] {
        var root: Window = 0
        var parent: Window = 0
        var children: UnsafeMutablePointer<Window>?
        var count: UInt32 = 0
        XQueryTree(display, XDefaultRootWindow(display), &root, &parent, &children, &count)
        defer { XFree(children) }
        return (0..<Int(count)).compactMap { children?[$0] }
    }

    private static func title(of window: Window, _ display: OpaquePointer) -> String? {
        var name: UnsafeMutablePointer<CChar>?
        guard XFetchName(display, window, &name) != 0, let name else { return nil }
        defer { XFree(name) }
        return String(cString: name)
    }
}
