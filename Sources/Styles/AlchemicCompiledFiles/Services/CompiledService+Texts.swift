#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

// Texts that the compiler of definition files knows to be no `URL` or `UUID`, while the compiler of Swift knows whether the
// parameter needs one.

/// A text that may be what it is.
@_documentation(visibility: internal)
public struct AnyText {
    /// The text.
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

/// A text that is no `URL` where one is needed.
@_documentation(visibility: internal)
public struct NoURL {
    /// What would be the text.
    @available(*, unavailable, message: "this text is not a URL")
    public var text: Void { () }
}

@_documentation(visibility: internal)
extension CompiledService {
    /// Looks at a text that is no `URL`.
    ///
    /// - Parameter parameter: The parameter that the text is for.
    /// - Returns: What says that this is wrong.
    public static func noURL<Value: URLHolder>(_ parameter: FileParameter<Value>) -> NoURL { NoURL() }

    /// Looks at a text that is no `URL`, and need not be one.
    ///
    /// - Parameter parameter: The parameter that the text is for.
    /// - Returns: What says that nothing is wrong.
    public static func noURL<Parameter>(_ parameter: Parameter) -> AnyText { AnyText() }
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

/// A text that is no `UUID` where one is needed.
@_documentation(visibility: internal)
public struct NoUUID {
    /// What would be the text.
    @available(*, unavailable, message: "this text is not a UUID")
    public var text: Void { () }
}

@_documentation(visibility: internal)
extension CompiledService {
    /// Looks at a text that is no `UUID`.
    ///
    /// - Parameter parameter: The parameter that the text is for.
    /// - Returns: What says that this is wrong.
    public static func noUUID<Value: UUIDHolder>(_ parameter: FileParameter<Value>) -> NoUUID { NoUUID() }

    /// Looks at a text that is no `UUID`, and need not be one.
    ///
    /// - Parameter parameter: The parameter that the text is for.
    /// - Returns: What says that nothing is wrong.
    public static func noUUID<Parameter>(_ parameter: Parameter) -> AnyText { AnyText() }
}
