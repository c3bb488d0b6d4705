#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

// The compiler of definition files knows which texts are not valid `URL`s or `UUID`s, but only the Swift compiler knows whether
// the parameter needs one. The generated statement `let no1 = p1.0.noURL` chooses an overload by the parameter's type, and
// the next one, `_ = no1.text`, does not compile if the parameter needs a `URL`.

/// A text where neither a `URL` nor a `UUID` is needed.
@_documentation(visibility: internal)
public struct AnyText {
    /// Available, so that the generated code compiles.
    public var text: Void { () }
}

extension FileParameter {
    /// Accepts a text that is not a `URL`.
    @_disfavoredOverload
    public var noURL: AnyText { AnyText() }
    /// Accepts a text that is not a `UUID`.
    @_disfavoredOverload
    public var noUUID: AnyText { AnyText() }
}

/// A text that is not a `URL` where one is needed.
@_documentation(visibility: internal)
public struct NoURL {
    /// Unavailable, so that the compiler reports the text.
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
    /// Rejects a text that is not a `URL`.
    public var noURL: NoURL { NoURL() }
}

/// A text that is not a `UUID` where one is needed.
@_documentation(visibility: internal)
public struct NoUUID {
    /// Unavailable, so that the compiler reports the text.
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
    /// Rejects a text that is not a `UUID`.
    public var noUUID: NoUUID { NoUUID() }
}
