/// The name of a scope, such as a request, a session or a screen.
///
/// ```swift
/// extension Scope {
///     static let request: Scope = "request"
/// }
///
/// Scoped(.request, RequestLog.init(clock:))
/// ```
public struct Scope: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name.
    public let name: String

    /// Creates a scope's name from a text.
    public init(_ name: String) { self.name = name }

    /// Creates a scope's name from a literal.
    @_documentation(visibility: internal)
    public init(stringLiteral name: String) { self.name = name }

    /// The name.
    @_documentation(visibility: internal)
    public var description: String { name }
}
