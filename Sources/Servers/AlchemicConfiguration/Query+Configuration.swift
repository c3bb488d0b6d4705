#if Configuration
public import Alchemic
public import Configuration

// Queries for configured parameters. They read nothing: `Module.configured(by:)` does.
//
// Keys are strings, because the compiler does not infer a literal's type as `ConfigKey` within a parameter pack.

extension Query where Value: ConfigurationValue {
    /// Reads the parameter from the configuration.
    ///
    /// The parameter is text, a number, a Boolean, bytes, a list, or a type that is made from one text or whole number.
    ///
    /// ```swift
    /// Singleton(HTTPServer.init(host:port:), .config("http.host"), .config("http.port", default: 8080))
    /// ```
    ///
    /// The value is a constant of this parameter, not a definition, and nothing else can resolve it. If several parameters read
    /// the same key, all of their defaults must be equal.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - standard: The value if no provider has one. Without a default, the key is required.
    ///   - isSecret: Whether the value and its default stay out of logs and lists.
    ///   - file: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    ///   - column: The column of the call, for messages.
    /// - Returns: The query.
    public static func config(
        _ key: String, default standard: Value? = nil, isSecret: Bool = false,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Query {
        reading(
            key, default: standard, isSecret: isSecret, from: .plain, file: file, line: line, column: column)
    }
}

@_documentation(visibility: internal)
extension Query where Value: ExpressibleByConfigString & Sendable {
    /// Reads the parameter from a configured text, such as a `URL`, a `FilePath` or your own type.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - standard: The value if no provider has one. Without a default, the key is required.
    ///   - isSecret: Whether the value and its default stay out of logs and lists.
    ///   - file: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    ///   - column: The column of the call, for messages.
    /// - Returns: The query.
    public static func config(
        _ key: String, default standard: Value? = nil, isSecret: Bool = false,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Query {
        reading(
            key, default: standard, isSecret: isSecret, from: .text, file: file, line: line, column: column)
    }
}

@_documentation(visibility: internal)
extension Query where Value: RawRepresentable & Sendable, Value.RawValue == String {
    /// Reads the parameter from a text of the configuration, as a case of an enumeration.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - standard: The value if no provider has one. Without a default, the key is required.
    ///   - isSecret: Whether the value and its default stay out of logs and lists.
    ///   - file: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    ///   - column: The column of the call, for messages.
    /// - Returns: The query.
    @_disfavoredOverload
    public static func config(
        _ key: String, default standard: Value? = nil, isSecret: Bool = false,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Query {
        reading(
            key, default: standard, isSecret: isSecret, from: .textOfCase, file: file, line: line, column: column)
    }
}

@_documentation(visibility: internal)
extension Query where Value: ExpressibleByConfigInt & Sendable {
    /// Reads the parameter from a whole number of the configuration, such as a `Duration` or your own type.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - standard: The value if no provider has one. Without a default, the key is required.
    ///   - isSecret: Whether the value and its default stay out of logs and lists.
    ///   - file: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    ///   - column: The column of the call, for messages.
    /// - Returns: The query.
    public static func config(
        _ key: String, default standard: Value? = nil, isSecret: Bool = false,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Query {
        reading(
            key, default: standard, isSecret: isSecret, from: .number, file: file, line: line, column: column)
    }
}

@_documentation(visibility: internal)
extension Query where Value: RawRepresentable & Sendable, Value.RawValue: BinaryInteger {
    /// Reads the parameter from a whole number of the configuration, as a case of an enumeration.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - standard: The value if no provider has one. Without a default, the key is required.
    ///   - isSecret: Whether the value and its default stay out of logs and lists.
    ///   - file: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    ///   - column: The column of the call, for messages.
    /// - Returns: The query.
    @_disfavoredOverload
    public static func config(
        _ key: String, default standard: Value? = nil, isSecret: Bool = false,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Query {
        reading(
            key, default: standard, isSecret: isSecret, from: .numberOfCase, file: file, line: line, column: column)
    }
}

extension Query where Value == ConfigReader {
    /// Passes a reader of one configuration section, for a type that reads its own keys.
    ///
    /// - Parameters:
    ///   - key: The prefix of the section's keys.
    ///   - file: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    ///   - column: The column of the call, for messages.
    /// - Returns: The query.
    public static func configSection(
        _ key: String, file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Query {
        Query(
            .unread(
                DeclaredValue(
                    section: ConfigKey(key), at: Definition.SourceLocation(file: file, line: line, column: column))))
    }
}

extension Query where Value: Sendable {
    /// Declares a value that is read by its key, once the module is configured.
    fileprivate static func reading(
        _ key: String, default standard: Value?, isSecret: Bool, from source: ConfigurationSource<Value>,
        file: StaticString, line: UInt32, column: UInt32
    ) -> Query {
        let location = Definition.SourceLocation(file: file, line: line, column: column)
        let declared = DeclaredValue(
            ConfigKey(key), default: standard, isSecret: isSecret, from: source, at: location)
        return Query(.unread(declared))
    }
}
#endif
