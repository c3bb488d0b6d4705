#if Configuration
public import Alchemic
public import Configuration

// Parameters that a configuration gives. They read nothing: `Module.configured(by:)` does.
//
// Keys are strings: within a parameter pack, the compiler makes no other type of a literal.

extension Query where Value: ConfigurationValue {
    /// Reads the parameter from the configuration: text, a number, a Boolean, bytes, a list, or what is made of one.
    ///
    /// ```swift
    /// Singleton(HTTPServer.init(host:port:), .config("http.host"), .config("http.port", default: 8080))
    /// ```
    ///
    /// It is a constant of this parameter: no definition, and found by nothing else. Where several parameters read one key, all
    /// of their defaults are the same.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - standard: What it is where no provider has a value. Without one the key is required.
    ///   - isSecret: Whether the value and its default stay out of logs and lists.
    ///   - file: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    ///   - column: The column of the call, for messages.
    /// - Returns: The query.
    public static func config(
        _ key: String, default standard: Value? = nil, isSecret: Bool = false,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Query {
        reading(key, standard, isSecret, .plain, file, line, column)
    }
}

@_documentation(visibility: internal)
extension Query where Value: ExpressibleByConfigString & Sendable {
    /// Reads the parameter from a text of the configuration: a `URL`, a `FilePath`, a type of your own.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - standard: What it is where no provider has a value. Without one the key is required.
    ///   - isSecret: Whether the value and its default stay out of logs and lists.
    ///   - file: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    ///   - column: The column of the call, for messages.
    /// - Returns: The query.
    public static func config(
        _ key: String, default standard: Value? = nil, isSecret: Bool = false,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Query {
        reading(key, standard, isSecret, .text, file, line, column)
    }
}

@_documentation(visibility: internal)
extension Query where Value: RawRepresentable & Sendable, Value.RawValue == String {
    /// Reads the parameter from a text of the configuration: a case of an enumeration.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - standard: What it is where no provider has a value. Without one the key is required.
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
        reading(key, standard, isSecret, .textOfCase, file, line, column)
    }
}

@_documentation(visibility: internal)
extension Query where Value: ExpressibleByConfigInt & Sendable {
    /// Reads the parameter from a whole number of the configuration: a `Duration`, a type of your own.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - standard: What it is where no provider has a value. Without one the key is required.
    ///   - isSecret: Whether the value and its default stay out of logs and lists.
    ///   - file: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    ///   - column: The column of the call, for messages.
    /// - Returns: The query.
    public static func config(
        _ key: String, default standard: Value? = nil, isSecret: Bool = false,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Query {
        reading(key, standard, isSecret, .number, file, line, column)
    }
}

@_documentation(visibility: internal)
extension Query where Value: RawRepresentable & Sendable, Value.RawValue: BinaryInteger {
    /// Reads the parameter from a whole number of the configuration: a case of an enumeration.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - standard: What it is where no provider has a value. Without one the key is required.
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
        reading(key, standard, isSecret, .numberOfCase, file, line, column)
    }
}

extension Query where Value == ConfigReader {
    /// Passes a reader of one section of the configuration, for a type that reads its own keys.
    ///
    /// - Parameters:
    ///   - key: The key that the section's keys begin with.
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
    fileprivate static func reading(
        _ key: String, _ standard: Value?, _ isSecret: Bool, _ source: ConfigurationSource<Value>,
        _ file: StaticString, _ line: UInt32, _ column: UInt32
    ) -> Query {
        let location = Definition.SourceLocation(file: file, line: line, column: column)
        return Query(.unread(DeclaredValue(ConfigKey(key), standard, isSecret, source, at: location)))
    }
}
#endif
