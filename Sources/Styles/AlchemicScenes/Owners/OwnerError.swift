internal import Alchemic

/// The reason why no container was found for an object.
public struct OwnerError: Error, Sendable, CustomStringConvertible {
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

        /// Neither the object, nor an owner, nor the application has a container.
        @_documentation(visibility: internal)
        public static let noContainer = Self(rawValue: "no-container")
        /// The owners form a cycle.
        @_documentation(visibility: internal)
        public static let ownersInCircle = Self(rawValue: "owners-in-circle")
    }

    /// The kind of failure.
    public let id: ID
    /// The failure in words, with the objects that were visited and the remedy.
    @_documentation(visibility: internal)
    public let description: String

    /// Creates an error whose text has the types of the visited objects as its path.
    private init(_ id: ID, saying headline: String, walked types: [Any.Type], help: String) {
        self.id = id
        description = Diagnostic(
            Diagnostic.ID(rawValue: id.rawValue), headline, at: nil, path: types.map { "\($0)" }, help: help
        ).text(.plain)
    }

    /// The error of a walk to its end without a container.
    static func noContainer(walked types: [Any.Type]) -> OwnerError {
        OwnerError(
            .noContainer, saying: "neither the object, its owners nor the application has a container", walked: types,
            help: """
                `bind` a container to one of them, let the last one return its owner (`Owned`), or pass the application's: \
                `Container.nearest(to: object, application: container)`
                """)
    }

    /// The error of a walk that met an object twice, which is the last of `types`.
    static func cycle(_ types: [Any.Type]) -> OwnerError {
        OwnerError(
            .ownersInCircle, saying: "the owners of an object form a cycle", walked: types,
            help: "let one of them return nil as its `owningObject`")
    }
}
