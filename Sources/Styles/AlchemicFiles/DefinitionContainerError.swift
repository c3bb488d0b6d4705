internal import Alchemic

/// An error of a ``DefinitionContainer``.
public struct DefinitionContainerError: Error, Sendable, CustomStringConvertible {
    /// The kinds of these errors.
    public struct Kind: Sendable, Hashable {
        /// The word by which kinds are told apart.
        fileprivate let word: String

        /// A service or parameter was declared after the container had been created.
        public static let frozen = Kind(word: "frozen")
        /// An attempt to replace the container itself.
        public static let reservedName = Kind(word: "reservedName")
        /// An attribute was invalid, or had no value of the required type.
        public static let attribute = Kind(word: "attribute")
    }

    /// The kind of error.
    public let kind: Kind
    /// The mistake, and how to fix it.
    public let description: String

    /// Creates an error; characters that a terminal would interpret are escaped.
    init(_ kind: Kind, saying description: String) {
        self.kind = kind
        self.description = description.printable
    }
}

extension DefinitionContainerError.Kind: Printed, Opaque {
    package var summary: String { word }
}
