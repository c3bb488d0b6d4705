internal import FileValues

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A type whose values definition files write as texts, in compiled and in loaded files.
///
/// `URL` and `UUID` conform. A program can add its own types:
///
/// ```swift
/// extension Colour: FileTextConvertible {
///     init?(fileText text: String) { self.init(hexadecimal: text) }
/// }
/// ```
///
/// Types with raw values need no conformance; `LosslessStringConvertible` types conform without an implementation. The
/// objects of a definition share its values, on any thread.
public protocol FileTextConvertible: Sendable {
    /// Reads a text of a file.
    ///
    /// - Parameter text: The text; the result is nil if no value of the type corresponds to it.
    init?(fileText text: String)
}

@_documentation(visibility: internal)
extension FileTextConvertible where Self: LosslessStringConvertible {
    /// Reads a text of a file with `LosslessStringConvertible`.
    ///
    /// - Parameter text: The text.
    public init?(fileText text: String) { self.init(text) }
}

@_documentation(visibility: internal)
extension URL: FileTextConvertible {
    /// Reads a URL.
    ///
    /// - Parameter text: The URL.
    public init?(fileText text: String) {
        guard let url = TextForm.url(text) else { return nil }
        self = url
    }
}

@_documentation(visibility: internal)
extension UUID: FileTextConvertible {
    /// Reads a UUID.
    ///
    /// - Parameter text: The UUID, in hyphenated groups of hexadecimal digits.
    public init?(fileText text: String) {
        guard let identifier = TextForm.uuid(text) else { return nil }
        self = identifier
    }
}
