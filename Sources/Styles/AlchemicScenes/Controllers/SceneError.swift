internal import Alchemic

/// The reason why a scene could not build a view.
public struct SceneError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The kind of a failure.
    public struct ID: Sendable, Hashable, RawRepresentable, CustomStringConvertible {
        /// The kind's word.
        @_documentation(visibility: internal)
        public let rawValue: String

        /// Creates a kind from its word.
        @_documentation(visibility: internal)
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The kind's word.
        @_documentation(visibility: internal)
        public var description: String { rawValue }

        /// The controller has been released, so its view is of no use.
        @_documentation(visibility: internal)
        public static let controllerGone = Self(rawValue: "controller-gone")
    }

    /// The kind of failure.
    public let id: ID
    /// The failure in words, with the remedy.
    @_documentation(visibility: internal)
    public let description: String

    /// The error of a view that is needed after its controller has been released.
    static func controllerGone(_ type: Any.Type) -> SceneError {
        SceneError(
            id: .controllerGone,
            description: Diagnostic(
                Diagnostic.ID(rawValue: ID.controllerGone.rawValue),
                "a view was needed after its controller, `\(type)`, was released", at: nil,
                help: "keep the controller for as long as you use its `SceneContents`: it owns them"
            ).text(.plain))
    }
}
