/// Why a scene could not make a view.
public struct SceneError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What kind of failure it is.
    public struct Code: Sendable, Hashable, CustomStringConvertible {
        /// The word.
        public let description: String

        /// The controller has ended, and its view is not made for nobody (S16, T27).
        public static let controllerGone = Code(description: "controller-gone")
    }

    /// The kind of failure.
    public let code: Code
    /// The failure in words, with what to do about it.
    public let description: String

    static func controllerGone(_ type: Any.Type) -> SceneError {
        SceneError(
            code: .controllerGone,
            description: """
                error: [controller-gone] a view was asked for after its controller, \(type), had ended
                  help:   keep the controller as long as its SceneContents is used: it is the controller that owns it
                """)
    }
}
