#if Configuration
public import Alchemic
public import Configuration

// Declarations of configured values. They read nothing: `Module.configured(by:)` does.

extension Value where Instance: ConfigurationValue {
    /// Declares a value that is read from the configuration.
    ///
    /// The value is text, a number, a Boolean, bytes, a list, or a type that is made from one text or whole number.
    ///
    /// ```swift
    /// Value(config: "http.port", default: 8080)
    /// Value(config: "db.password", of: String.self, isSecret: true).named("password")
    /// ```
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - type: The type of the value, which a default also tells.
    ///   - standard: The value if no provider has one. Without a default, the key is required.
    ///   - isSecret: Whether the value and its default stay out of logs and lists.
    ///   - file: The file of the declaration.
    ///   - line: The line of the declaration.
    ///   - column: The column of the declaration.
    public init(
        config key: ConfigKey, of type: Instance.Type = Instance.self, default standard: Instance? = nil,
        isSecret: Bool = false, file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(
            reading: key, default: standard, isSecret: isSecret, from: .plain, file: file, line: line, column: column)
    }
}

@_documentation(visibility: internal)
extension Value where Instance: ExpressibleByConfigString {
    /// Declares a value from a text of the configuration, such as a `URL`, a `FilePath` or your own type.
    public init(
        config key: ConfigKey, of type: Instance.Type = Instance.self, default standard: Instance? = nil,
        isSecret: Bool = false, file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(
            reading: key, default: standard, isSecret: isSecret, from: .text, file: file, line: line, column: column)
    }
}

@_documentation(visibility: internal)
extension Value where Instance: RawRepresentable, Instance.RawValue == String {
    /// Declares a value from a text of the configuration, as a case of an enumeration.
    ///
    /// If the type is `CaseIterable`, the message about an invalid value lists the valid ones.
    @_disfavoredOverload
    public init(
        config key: ConfigKey, of type: Instance.Type = Instance.self, default standard: Instance? = nil,
        isSecret: Bool = false, file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(
            reading: key, default: standard, isSecret: isSecret, from: .textOfCase, file: file, line: line,
            column: column)
    }
}

@_documentation(visibility: internal)
extension Value where Instance: ExpressibleByConfigInt {
    /// Declares a value from a whole number of the configuration, such as a `Duration` or your own type.
    public init(
        config key: ConfigKey, of type: Instance.Type = Instance.self, default standard: Instance? = nil,
        isSecret: Bool = false, file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(
            reading: key, default: standard, isSecret: isSecret, from: .number, file: file, line: line, column: column)
    }
}

@_documentation(visibility: internal)
extension Value where Instance: RawRepresentable, Instance.RawValue: BinaryInteger {
    /// Declares a value from a whole number of the configuration, as a case of an enumeration.
    ///
    /// If the type is `CaseIterable`, the message about an invalid value lists the valid ones.
    @_disfavoredOverload
    public init(
        config key: ConfigKey, of type: Instance.Type = Instance.self, default standard: Instance? = nil,
        isSecret: Bool = false, file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(
            reading: key, default: standard, isSecret: isSecret, from: .numberOfCase, file: file, line: line,
            column: column)
    }
}

extension Value where Instance == ConfigReader {
    /// Declares a reader of one configuration section, for a type that reads its own keys.
    ///
    /// ```swift
    /// Value(configSection: "http").named("http")
    /// Singleton(Server.init(settings:), .named("http"))     // settings: ConfigReader; "port" there is "http.port" here
    /// ```
    ///
    /// The keys that such a type reads are not among `configurationKeys`, and are not checked.
    ///
    /// - Parameters:
    ///   - key: The prefix of the section's keys.
    ///   - file: The file of the declaration.
    ///   - line: The line of the declaration.
    ///   - column: The column of the declaration.
    public init(
        configSection key: ConfigKey, file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        let declared = DeclaredValue(
            section: key, at: Definition.SourceLocation(file: file, line: line, column: column))
        self.init(definition: .unread(declared, as: Instance.self))
    }
}

extension Value {
    /// Declares a value that is read by its key, once the module is configured.
    fileprivate init(
        reading key: ConfigKey, default standard: Instance?, isSecret: Bool,
        from source: ConfigurationSource<Instance>, file: StaticString, line: UInt32, column: UInt32
    ) {
        let declared = DeclaredValue(
            key, default: standard, isSecret: isSecret, from: source,
            at: Definition.SourceLocation(file: file, line: line, column: column))
        self.init(definition: .unread(declared, as: Instance.self))
    }
}
#endif
