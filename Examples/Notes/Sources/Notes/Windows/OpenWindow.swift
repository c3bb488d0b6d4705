package import AlchemicScenes

/// A window that is open, with what belongs to it alone: a container, if its kind of window has one.
@MainActor package final class OpenWindow: @MainActor ContainerOwner, @MainActor Owned {
    package var boundContainer: BoundContainer?
    package weak let owningObject: AnyObject?
    package fileprivate(set) var controller: WindowController?

    /// A window of the application.
    init(of application: NotesApplication) {
        owningObject = application
    }

    /// Opens the controller's window.
    func open(_ controller: WindowController, onClosed: @escaping () -> Void) {
        self.controller = controller
        controller.owningObject = self
        controller.onClosed = onClosed
        controller.open()
    }
}
