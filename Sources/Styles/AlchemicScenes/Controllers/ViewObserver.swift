/// A helper that wants to know what happens to the view of its controller.
///
/// Each method does nothing by default. Main-actor types conform with `@MainActor ViewObserver`.
public protocol ViewObserver {
    /// The view has been built, or built again.
    func viewDidLoad()
    /// The view is about to be shown.
    ///
    /// - Parameter animated: Whether that is animated.
    func viewWillAppear(_ animated: Bool)
    /// The view is being shown.
    ///
    /// - Parameter animated: Whether that was animated.
    func viewDidAppear(_ animated: Bool)
    /// The view is about to be hidden.
    ///
    /// - Parameter animated: Whether that is animated.
    func viewWillDisappear(_ animated: Bool)
    /// The view is hidden.
    ///
    /// - Parameter animated: Whether that was animated.
    func viewDidDisappear(_ animated: Bool)
    /// The view is about to lay out what is in it.
    func viewWillLayoutSubviews()
    /// The view has laid out what is in it.
    func viewDidLayoutSubviews()
}

@_documentation(visibility: internal)
extension ViewObserver {
    /// Does nothing.
    public func viewDidLoad() {}
    /// Does nothing.
    public func viewWillAppear(_ animated: Bool) {}
    /// Does nothing.
    public func viewDidAppear(_ animated: Bool) {}
    /// Does nothing.
    public func viewWillDisappear(_ animated: Bool) {}
    /// Does nothing.
    public func viewDidDisappear(_ animated: Bool) {}
    /// Does nothing.
    public func viewWillLayoutSubviews() {}
    /// Does nothing.
    public func viewDidLayoutSubviews() {}
}

/// A controller that wants the events of its own view too, before its helpers.
///
/// Without it a controller is told nothing: it is the one that reports. Controllers of UIKit and AppKit, whose own methods
/// have these names and are called anyway, cannot conform: each report would call the method that makes it.
public protocol SelfObserving: ViewObserver {
    /// Does nothing; classes that cannot observe themselves make it unavailable.
    func observesItself()
}

@_documentation(visibility: internal)
extension SelfObserving {
    /// Does nothing.
    public func observesItself() {}
}
