/// A controller or helper that is told when its scene has been connected.
///
/// Main-actor types conform with `@MainActor Awakable`.
public protocol Awakable {
    /// Called once, right after the scene's connect closure: on the controller first, then on the helpers in order.
    ///
    /// All connections exist except those to the view, which has not been built.
    func awake()
}
