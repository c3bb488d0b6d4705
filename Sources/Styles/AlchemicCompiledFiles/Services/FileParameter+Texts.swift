#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

// Texts that the compiler of definition files knows to be no `URL` or `UUID`, while the compiler of Swift knows whether the
// parameter needs one: `let text = p.0.noURL`, which it chooses by the type alone, and then `_ = text.text`.

/// A text that may be what it is.
@_documentation(visibility: internal)
public struct AnyText {
    /// The text.
    public var text: Void { () }
}

extension FileParameter {
    /// What says that nothing is wrong with a text that is no `URL`.
    @_disfavoredOverload
    public var noURL: AnyText { AnyText() }
    /// What says that nothing is wrong with a text that is no `UUID`.
    @_disfavoredOverload
    public var noUUID: AnyText { AnyText() }
}

/// A text that is no `URL` where one is needed.
@_documentation(visibility: internal)
public struct NoURL {
    /// What would be the text.
    @available(*, unavailable, message: "this text is not a URL")
    public var text: Void { () }
}

/// A type that holds a `URL`, by itself or in a list or a map.
@_documentation(visibility: internal)
public protocol URLHolder {}

@_documentation(visibility: internal)
extension URL: URLHolder {}
@_documentation(visibility: internal)
extension Optional: URLHolder where Wrapped: URLHolder {}
@_documentation(visibility: internal)
extension Array: URLHolder where Element: URLHolder {}
@_documentation(visibility: internal)
extension Set: URLHolder where Element: URLHolder {}
@_documentation(visibility: internal)
extension Dictionary: URLHolder where Value: URLHolder {}

extension FileParameter where Value: URLHolder {
    /// What says that a text is wrong.
    public var noURL: NoURL { NoURL() }
}

/// A text that is no `UUID` where one is needed.
@_documentation(visibility: internal)
public struct NoUUID {
    /// What would be the text.
    @available(*, unavailable, message: "this text is not a UUID")
    public var text: Void { () }
}

/// A type that holds a `UUID`, by itself or in a list or a map.
@_documentation(visibility: internal)
public protocol UUIDHolder {}

@_documentation(visibility: internal)
extension UUID: UUIDHolder {}
@_documentation(visibility: internal)
extension Optional: UUIDHolder where Wrapped: UUIDHolder {}
@_documentation(visibility: internal)
extension Array: UUIDHolder where Element: UUIDHolder {}
@_documentation(visibility: internal)
extension Set: UUIDHolder where Element: UUIDHolder {}
@_documentation(visibility: internal)
extension Dictionary: UUIDHolder where Value: UUIDHolder {}

extension FileParameter where Value: UUIDHolder {
    /// What says that a text is wrong.
    public var noUUID: NoUUID { NoUUID() }
}
