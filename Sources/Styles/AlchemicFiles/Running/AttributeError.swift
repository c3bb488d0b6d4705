internal import Alchemic

/// An attribute that means nothing where it stands.
public struct AttributeError: Error, Sendable, CustomStringConvertible {
    /// What is wrong.
    public let description: String

    init(description: String) { self.description = description.printable }
}
