internal import Alchemic

/// An event of a controller's view: one of the seven that a ``ViewObserver`` is told.
public struct ViewEvent: Sendable, Hashable, CustomStringConvertible {
    /// The kinds of events, with their words.
    private enum Kind: String {
        case didLoad = "did load"
        case willAppear = "will appear"
        case didAppear = "did appear"
        case willDisappear = "will disappear"
        case didDisappear = "did disappear"
        case willLayoutSubviews = "will lay out subviews"
        case didLayoutSubviews = "did lay out subviews"
    }

    private let kind: Kind
    /// Whether an appearance or disappearance is animated.
    public let isAnimated: Bool

    private init(_ kind: Kind, animated: Bool = false) {
        self.kind = kind
        isAnimated = animated
    }

    /// The view has been built, possibly for the second time.
    public static let didLoad = ViewEvent(.didLoad)
    /// The view is about to lay out its subviews.
    public static let willLayoutSubviews = ViewEvent(.willLayoutSubviews)
    /// The view has laid out its subviews.
    public static let didLayoutSubviews = ViewEvent(.didLayoutSubviews)

    /// The view is about to be shown.
    ///
    /// - Parameter animated: Whether the appearance is animated.
    /// - Returns: The event.
    public static func willAppear(animated: Bool) -> ViewEvent { ViewEvent(.willAppear, animated: animated) }

    /// The view is being shown.
    ///
    /// - Parameter animated: Whether the appearance was animated.
    /// - Returns: The event.
    public static func didAppear(animated: Bool) -> ViewEvent { ViewEvent(.didAppear, animated: animated) }

    /// The view is about to be hidden.
    ///
    /// - Parameter animated: Whether the disappearance is animated.
    /// - Returns: The event.
    public static func willDisappear(animated: Bool) -> ViewEvent { ViewEvent(.willDisappear, animated: animated) }

    /// The view is hidden.
    ///
    /// - Parameter animated: Whether the disappearance was animated.
    /// - Returns: The event.
    public static func didDisappear(animated: Bool) -> ViewEvent { ViewEvent(.didDisappear, animated: animated) }

    /// The event in words.
    @_documentation(visibility: internal)
    public var description: String { isAnimated ? "\(kind.rawValue), animated" : kind.rawValue }

    /// Calls the method of an observer for the event.
    func send(to observer: any ViewObserver) {
        switch kind {
        case .didLoad: observer.viewDidLoad()
        case .willAppear: observer.viewWillAppear(isAnimated)
        case .didAppear: observer.viewDidAppear(isAnimated)
        case .willDisappear: observer.viewWillDisappear(isAnimated)
        case .didDisappear: observer.viewDidDisappear(isAnimated)
        case .willLayoutSubviews: observer.viewWillLayoutSubviews()
        case .didLayoutSubviews: observer.viewDidLayoutSubviews()
        }
    }
}

extension ViewEvent: Opaque {}
