package import AlchemicScenes
package import Toolkit

/// A controller with a window: what happens to the window becomes the events of its scene.
///
/// Opening it for the first time makes the view and the window; closing it lets go of both, and opening it again makes new
/// ones. Hiding keeps them. Events come in this order, and the layout ones again whenever the window changes its size:
///
///     open    did load, will appear, will lay out subviews, did lay out subviews, did appear
///     hide    will disappear, did disappear
///     open    will appear, did appear
///     close   will disappear, did disappear
@MainActor package class WindowController: @MainActor SceneController, @MainActor Owned, WindowDelegate {
    package var sceneContents: SceneContents<Widget>?
    /// Who the window belongs to.
    package weak var owningObject: AnyObject?
    /// Runs when the window has been closed.
    package var onClosed: (() -> Void)?
    /// What the window's bar says.
    package var title: String {
        didSet { window?.title = title }
    }

    /// The window, while there is one: from opening it to closing it.
    package private(set) var window: Window?

    private var stage = Stage.hidden
    private var isClosing = false

    /// Whether the window is on the screen, with what it shows drawn.
    package var isShown: Bool { stage == .shown }

    private enum Stage {
        case hidden
        case appearing
        case shown
        case disappearing
    }

    /// A controller whose window has not been opened.
    package init(title: String) {
        self.title = title
    }

    /// Shows the window, in front of others.
    package func open() {
        let window = window ?? makeWindow()
        if stage == .hidden {
            stage = .appearing
            sceneContents?.report(.willAppear(animated: false))
        }
        window.present()
    }

    /// Hides the window, which stays as it is.
    package func hide() {
        beginDisappearing()
        window?.hide()
    }

    /// Closes the window, as its close button does.
    package func close() { window?.close() }

    private func makeWindow() -> Window {
        let made = Window(title: title, width: 360, height: 300)
        made.delegate = self
        if let view = sceneView { made.show(view) }
        window = made
        return made
    }

    private func beginDisappearing() {
        guard stage == .appearing || stage == .shown else { return }
        stage = .disappearing
        sceneContents?.report(.willDisappear(animated: false))
    }

    // MARK: What happens to the window

    package func windowDidAppear() {
        guard stage == .appearing else { return }
        stage = .shown
        sceneContents?.report(.didAppear(animated: false))
    }

    package func windowWillClose() {
        isClosing = true
        beginDisappearing()
    }

    package func windowDidDisappear() {
        beginDisappearing()
        stage = .hidden
        sceneContents?.report(.didDisappear(animated: false))
        guard isClosing else { return }
        isClosing = false
        window = nil
        sceneView = nil
        onClosed?()
    }

    package func windowWillLayOut() { sceneContents?.report(.willLayoutSubviews) }

    package func windowDidLayOut() { sceneContents?.report(.didLayoutSubviews) }
}
