/// A helper that is told about events of its controller's view.
///
/// Each method does nothing by default. Main-actor types conform with `@MainActor ViewObserver`.
public protocol ViewObserver {
    /// The view has been built, possibly for the second time.
    func viewDidLoad()
    /// The view is about to be shown.
    ///
    /// - Parameter animated: Whether the appearance is animated.
    func viewWillAppear(_ animated: Bool)
    /// The view is being shown.
    ///
    /// - Parameter animated: Whether the appearance was animated.
    func viewDidAppear(_ animated: Bool)
    /// The view is about to be hidden.
    ///
    /// - Parameter animated: Whether the disappearance is animated.
    func viewWillDisappear(_ animated: Bool)
    /// The view is hidden.
    ///
    /// - Parameter animated: Whether the disappearance was animated.
    func viewDidDisappear(_ animated: Bool)
    /// The view is about to lay out its subviews.
    func viewWillLayoutSubviews()
    /// The view has laid out its subviews.
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

/// A controller that observes its own view, before its helpers do.
///
/// A controller that does not conform is not told of events, because it reports them itself. Controllers of UIKit and AppKit
/// cannot conform: their own methods have these names, so each report would call the method that makes the report.
public protocol SelfObserving: ViewObserver {
    /// Does nothing; classes that cannot observe themselves make it unavailable.
    func observesItself()
}

@_documentation(visibility: internal)
extension SelfObserving {
    /// Does nothing.
    public func observesItself() {}
}
