internal import Alchemic

/// What a ``DefinitionContainer`` cannot do.
public struct DefinitionContainerError: Error, Sendable, CustomStringConvertible {
    /// The kinds of these errors.
    public struct Kind: Sendable, Hashable {
        fileprivate let word: String

        /// A declaration or a parameter came too late: the container has been created.
        public static let frozen = Kind(word: "frozen")
        /// An attempt to replace the container itself.
        public static let reservedName = Kind(word: "reservedName")
        /// An attribute that means nothing where it stands.
        public static let attribute = Kind(word: "attribute")
    }

    /// The kind of error.
    public let kind: Kind
    /// What is wrong, and what to do about it.
    public let description: String

    init(_ kind: Kind, _ description: String) {
        self.kind = kind
        self.description = description.printable
    }
}

extension DefinitionContainerError.Kind: Printed, Opaque {
    package var summary: String { word }
}
