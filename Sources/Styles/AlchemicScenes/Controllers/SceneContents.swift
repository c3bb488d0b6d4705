internal import Alchemic

/// What a scene leaves with its controller: the helpers, the way to make the view, and those who observe it.
///
/// The controller keeps it, and it keeps the helpers; it holds the controller weakly, so that nothing a scene installs
/// makes a cycle. It belongs to its controller's isolation.
public final class SceneContents<SceneView> {
    /// The helpers, in order.
    public let helpers: [Any]

    private let observers: [any ViewObserver]
    private weak let controller: AnyObject?
    private let made: (() throws(SceneError) -> SceneView)?
    private let ownView: () throws(SceneError) -> SceneView?
    private var keptView: SceneView?
    /// What is left to do: connecting and awakening, once.
    var connecting: (() -> Void)?

    init<Controller: SceneController>(
        _ controller: Controller, helpers: [Any], made: (() throws(SceneError) -> SceneView)?
    ) where Controller.SceneView == SceneView {
        self.controller = controller
        self.helpers = helpers
        self.made = made
        observers = helpers.compactMap { $0 as? any ViewObserver }
        ownView = { [weak controller] () throws(SceneError) -> SceneView? in
            guard let controller else { throw .controllerGone(Controller.self) }
            return controller.makeOwnView()
        }
    }

    /// Connects and awakens, unless that has been done.
    func connectNow() {
        let connect = connecting
        connecting = nil
        connect?()
    }

    // MARK: The view

    /// Whether the scene was given a view closure.
    public var makesViews: Bool { made != nil }

    /// Makes a new view with the scene's closure, which connects it too: for toolkits that keep the view.
    ///
    /// - Returns: The view; nil if the scene was given no closure.
    /// - Throws: ``SceneError`` if the controller has ended, instead of an empty view.
    public func makeView() throws(SceneError) -> SceneView? { try made?() }

    /// The view that is kept here, made if there is none: by the scene's closure, else by the controller.
    ///
    /// - Returns: The view; nil if neither makes one.
    /// - Throws: ``SceneError`` if the controller has ended.
    public func view() throws(SceneError) -> SceneView? {
        if let keptView { return keptView }
        let made = try makeView()
        guard let view = try made == nil ? ownView() : made else { return nil }
        keptView = view
        report(.didLoad)
        return view
    }

    /// Whether a view is kept here.
    public var isViewLoaded: Bool { keptView != nil }

    /// Keeps another view, or lets go of it: the next use makes a new one.
    ///
    /// - Parameter view: The view, or nil.
    public func keep(view: SceneView?) { keptView = view }

    // MARK: Events

    /// Tells the observers what has happened to the view: the controller if it observes itself, then the helpers in order.
    ///
    /// - Parameter event: What has happened; the controller has done its own work on it.
    public func report(_ event: ViewEvent) {
        if let controller = controller as? any SelfObserving { event.send(to: controller) }
        for observer in observers { event.send(to: observer) }
    }
}

extension SceneContents: Printed, Opaque {
    package var summary: String {
        "SceneContents"
            + facts(
                Diagnostic.counted(helpers.count, "helper"), isViewLoaded ? "view loaded" : nil,
                controller == nil ? "its controller has gone" : nil)
    }
}
