public import Testing

/// A client type, made of closures, with a value whose functions fail the test that calls them.
///
/// A test gets this value by default instead of a live definition of the type.
///
/// ```swift
/// extension MailClient: UnimplementedProviding {
///     static var unimplemented: Self {
///         Self(send: Alchemic.unimplemented("MailClient.send"), address: unimplemented("MailClient.address", returning: ""))
///     }
/// }
/// ```
public protocol UnimplementedProviding: Sendable {
    /// The value whose functions fail the test.
    static var unimplemented: Self { get }
}

/// A function that a test has not overridden was called.
public struct UnimplementedCall: Error, Sendable, CustomStringConvertible {
    /// The function's name.
    public let name: String

    /// The function's name, and the reason of the failure.
    @_documentation(visibility: internal)
    public var description: String { "`\(name)` was called, and this test does not override it" }
}

/// A throwing function that fails the test when it is called.
///
/// The function can be used as an asynchronous one, too.
///
/// - Parameters:
///   - name: The function's name, for the message.
///   - location: The source location of the issue.
/// - Returns: The function; it throws ``UnimplementedCall``.
public func unimplemented<each Argument, Result>(
    _ name: String, at location: SourceLocation = #_sourceLocation
) -> @Sendable (repeat each Argument) throws -> Result {
    { (_: repeat each Argument) in
        let error = UnimplementedCall(name: name)
        Issue.record(error, sourceLocation: location)
        throw error
    }
}

/// A function that fails the test when it is called, and returns a placeholder.
///
/// The function can be used as an asynchronous one, too.
///
/// - Parameters:
///   - name: The function's name, for the message.
///   - placeholder: The function's result.
///   - location: The source location of the issue.
/// - Returns: The function.
public func unimplemented<each Argument, Result: Sendable>(
    _ name: String, returning placeholder: Result, at location: SourceLocation = #_sourceLocation
) -> @Sendable (repeat each Argument) -> Result {
    { (_: repeat each Argument) in
        Issue.record(UnimplementedCall(name: name), sourceLocation: location)
        return placeholder
    }
}
