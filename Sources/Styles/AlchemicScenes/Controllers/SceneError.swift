internal import Alchemic

/// Why a scene could not make a view.
public struct SceneError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What kind of failure it is.
    public struct ID: Sendable, Hashable, RawRepresentable, CustomStringConvertible {
        /// The word.
        @_documentation(visibility: internal)
        public let rawValue: String

        /// Makes a id from its word.
        @_documentation(visibility: internal)
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The word.
        @_documentation(visibility: internal)
        public var description: String { rawValue }

        /// The controller has ended, and its view has no use.
        @_documentation(visibility: internal)
        public static let controllerGone = Self(rawValue: "controller-gone")
    }

    /// The kind of failure.
    public let id: ID
    /// The failure in words, with what to do about it.
    @_documentation(visibility: internal)
    public let description: String

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
