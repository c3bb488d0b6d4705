internal import FileValues

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A type whose values definition files write as texts, compiled and loaded.
///
/// `URL` and `UUID` are such types. A program adds its own:
///
/// ```swift
/// extension Colour: FileTextConvertible {
///     init?(fileText text: String) { self.init(hexadecimal: text) }
/// }
/// ```
///
/// Types with raw values need nothing, and those that are `LosslessStringConvertible` conform with nothing to implement.
public protocol FileTextConvertible {
    /// Reads a text of a file.
    ///
    /// - Parameter text: The text; nil is the answer to one that is no value of the type.
    init?(fileText text: String)
}

@_documentation(visibility: internal)
extension FileTextConvertible where Self: LosslessStringConvertible {
    /// Reads a text of a file by the type's own initializer.
    ///
    /// - Parameter text: The text.
    public init?(fileText text: String) { self.init(text) }
}

@_documentation(visibility: internal)
extension URL: FileTextConvertible {
    /// Reads an address.
    ///
    /// - Parameter text: The address.
    public init?(fileText text: String) {
        guard let url = TextForm.url(text) else { return nil }
        self = url
    }
}

@_documentation(visibility: internal)
extension UUID: FileTextConvertible {
    /// Reads an identifier.
    ///
    /// - Parameter text: The identifier, in groups of digits.
    public init?(fileText text: String) {
        guard let identifier = TextForm.uuid(text) else { return nil }
        self = identifier
    }
}
