internal import Alchemic

/// The parts of a scene that its controller keeps: the helpers, the view closure and the observers.
///
/// The controller keeps the contents, and the contents keep the helpers. The contents refer to the controller weakly, so that a
/// scene never creates a retain cycle. The contents belong to the controller's isolation.
public final class SceneContents<SceneView> {
    /// The helpers, in order.
    public let helpers: [Any]

    /// The helpers that observe the view, in order.
    private let observers: [any ViewObserver]
    private weak let controller: AnyObject?
    /// Builds a view with the scene's closure; nil if the scene has none.
    private let made: (() throws(SceneError) -> SceneView)?
    /// Builds a view with the controller's own method.
    private let ownView: () throws(SceneError) -> SceneView?
    /// The view; nil before its first use, and for toolkits that keep views themselves.
    private var keptView: SceneView?
    /// The rest of the scene's construction, which runs once: connecting and awakening.
    var connecting: (() -> Void)?

    /// Takes the helpers and the view closure; `connecting` is set afterward.
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

    /// Connects and awakens the scene, unless that has been done.
    func connectNow() {
        let connect = connecting
        connecting = nil
        connect?()
    }

    // MARK: The view

    /// Whether the scene has a view closure.
    public var makesViews: Bool { made != nil }

    /// Builds a new view with the scene's view closure, for toolkits that keep the view themselves.
    ///
    /// - Returns: The connected view; nil if the scene has no view closure.
    /// - Throws: A ``SceneError`` if the controller has been released.
    public func makeView() throws(SceneError) -> SceneView? { try made?() }

    /// The kept view, which is built if there is none: by the view closure, or else by the controller.
    ///
    /// - Returns: The view; nil if neither builds one.
    /// - Throws: A ``SceneError`` if the controller has been released.
    public func view() throws(SceneError) -> SceneView? {
        if let keptView { return keptView }
        let made = try makeView()
        guard let view = try made == nil ? ownView() : made else { return nil }
        keptView = view
        report(.didLoad)
        return view
    }

    /// Whether the contents keep a view.
    public var isViewLoaded: Bool { keptView != nil }

    /// Keeps another view, or discards the kept one, so that the next use builds a new view.
    ///
    /// - Parameter view: The view, or nil.
    public func keep(view: SceneView?) { keptView = view }

    // MARK: Events

    /// Reports an event of the view: to a self-observing controller, then to the helpers in order.
    ///
    /// - Parameter event: The event; the controller's toolkit has handled it already.
    public func report(_ event: ViewEvent) {
        if let controller = controller as? any SelfObserving { event.send(to: controller) }
        for observer in observers { event.send(to: observer) }
    }
}

extension SceneContents: Printed, Opaque {
    package var summary: String {
        "SceneContents"
            + facts(
                Diagnostic.counted(helpers.count, of: "helper"), isViewLoaded ? "view loaded" : nil,
                controller == nil ? "its controller has gone" : nil)
    }
}
