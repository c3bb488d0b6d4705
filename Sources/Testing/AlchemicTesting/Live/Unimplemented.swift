public import Testing

/// A type with a value whose functions fail the test that calls them: for clients that are made of closures.
///
/// A test gets it by default in place of a live definition of the type.
///
/// ```swift
/// extension MailClient: UnimplementedProviding {
///     static var unimplemented: Self {
///         Self(send: Alchemic.unimplemented("MailClient.send"), address: unimplemented("MailClient.address", returning: ""))
///     }
/// }
/// ```
public protocol UnimplementedProviding: Sendable {
    /// The value.
    static var unimplemented: Self { get }
}

/// A function that a test has not overridden was called.
public struct UnimplementedCall: Error, Sendable, CustomStringConvertible {
    /// The function's name.
    public let name: String

    /// What is wrong, and the edit to make.
    @_documentation(visibility: internal)
    public var description: String { "`\(name)` was called, and this test does not override it" }
}

/// A throwing function that fails the test when it is called.
///
/// It serves as an asynchronous function, too.
///
/// - Parameters:
///   - name: The function's name, for the message.
///   - location: Where it is declared.
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

/// A function that does not throw and fails the test when it is called.
///
/// It serves as an asynchronous function, too.
///
/// - Parameters:
///   - name: The function's name, for the message.
///   - placeholder: What it returns.
///   - location: Where it is declared.
/// - Returns: The function.
public func unimplemented<each Argument, Result: Sendable>(
    _ name: String, returning placeholder: Result, at location: SourceLocation = #_sourceLocation
) -> @Sendable (repeat each Argument) -> Result {
    { (_: repeat each Argument) in
        Issue.record(UnimplementedCall(name: name), sourceLocation: location)
        return placeholder
    }
}
