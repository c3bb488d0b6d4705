package import Alchemic
package import AlchemicScenes

/// The program: its container, and the windows that are open.
@MainActor package final class NotesApplication: @MainActor ContainerOwner {
    package var boundContainer: BoundContainer?
    package private(set) var windows: [OpenWindow] = []

    private let container: Container
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// An application that has no window yet; if the module is wrong, the program says so and ends.
    package init(_ module: Module) {
        container = Container(orExit: module)
        bind(container)
    }

    /// Builds what the program needs from the beginning: the notes are read.
    package func start() async throws { try await container.start() }

    /// Waits until no window is open, and everything is saved.
    package func runUntilClosed() async throws {
        if !windows.isEmpty {
            await withCheckedContinuation { waiting.append($0) }
        }
        try await container.stop()
    }

    /// Opens the window that lists the notes.
    ///
    /// - Throws: A `ResolutionError` if something that belongs to it cannot be made.
    @discardableResult
    package func openList() throws -> ListController {
        let window = OpenWindow(of: self)
        let controller = try Container.nearest(to: window).get(main: ListController.self)
        open(window, controller)
        return controller
    }

    /// Opens a window for a note, with a container of its own; one that is open for the note comes to the front.
    ///
    /// - Throws: A `GraphError` or a `ResolutionError` if something that belongs to it cannot be made.
    @discardableResult
    package func openEditor(for note: Note) throws -> EditorController {
        for window in windows {
            if let editor = window.controller as? EditorController, editor.note == note.id {
                editor.open()
                return editor
            }
        }
        let window = OpenWindow(of: self)
        let controller = try window.bindContainer(of: editorModule(note)).get(main: EditorController.self)
        open(window, controller)
        return controller
    }

    private func open(_ window: OpenWindow, _ controller: WindowController) {
        windows.append(window)
        window.open(controller) { [weak self, weak window] in
            self?.windows.removeAll { $0 === window }
            self?.endIfAllClosed()
        }
    }

    private func endIfAllClosed() {
        guard windows.isEmpty else { return }
        for continuation in waiting { continuation.resume() }
        waiting = []
    }
}
