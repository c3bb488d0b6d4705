#if Configuration
public import Alchemic
public import Configuration

// Declarations of values that a configuration has. They read nothing: `Module.configured(by:)` does.

extension Value where Instance: ConfigurationValue {
    /// Declares a value that is read from the configuration: text, a number, a Boolean, bytes, a list, or what is made of one.
    ///
    /// ```swift
    /// Value(config: "http.port", default: 8080)
    /// Value(config: "db.password", of: String.self, isSecret: true).named("password")
    /// ```
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - type: The type of the value; the default says it too.
    ///   - standard: What it is where no provider has a value. Without one the key is required.
    ///   - isSecret: Whether the value and its default stay out of logs and lists.
    ///   - file: The file of the declaration.
    ///   - line: The line of the declaration.
    ///   - column: The column of the declaration.
    public init(
        config key: ConfigKey, of type: Instance.Type = Instance.self, default standard: Instance? = nil,
        isSecret: Bool = false, file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(key, standard, isSecret, .plain, file, line, column)
    }
}

@_documentation(visibility: internal)
extension Value where Instance: ExpressibleByConfigString {
    /// Declares a value that is made from a text of the configuration: a `URL`, a `FilePath`, a type of your own.
    public init(
        config key: ConfigKey, of type: Instance.Type = Instance.self, default standard: Instance? = nil,
        isSecret: Bool = false, file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(key, standard, isSecret, .text, file, line, column)
    }
}

@_documentation(visibility: internal)
extension Value where Instance: RawRepresentable, Instance.RawValue == String {
    /// Declares a value that is made from a text of the configuration: a case of an enumeration.
    ///
    /// Where the type is `CaseIterable`, the message about a wrong value lists the right ones.
    @_disfavoredOverload
    public init(
        config key: ConfigKey, of type: Instance.Type = Instance.self, default standard: Instance? = nil,
        isSecret: Bool = false, file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(key, standard, isSecret, .textOfCase, file, line, column)
    }
}

@_documentation(visibility: internal)
extension Value where Instance: ExpressibleByConfigInt {
    /// Declares a value that is made from a whole number of the configuration: a `Duration`, a type of your own.
    public init(
        config key: ConfigKey, of type: Instance.Type = Instance.self, default standard: Instance? = nil,
        isSecret: Bool = false, file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(key, standard, isSecret, .number, file, line, column)
    }
}

@_documentation(visibility: internal)
extension Value where Instance: RawRepresentable, Instance.RawValue: BinaryInteger {
    /// Declares a value that is made from a whole number of the configuration: a case of an enumeration.
    ///
    /// Where the type is `CaseIterable`, the message about a wrong value lists the right ones.
    @_disfavoredOverload
    public init(
        config key: ConfigKey, of type: Instance.Type = Instance.self, default standard: Instance? = nil,
        isSecret: Bool = false, file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(key, standard, isSecret, .numberOfCase, file, line, column)
    }
}

extension Value where Instance == ConfigReader {
    /// Declares a reader of one section of the configuration, for a type that reads its own keys.
    ///
    /// ```swift
    /// Value(configSection: "http").named("http")
    /// Singleton(Server.init(settings:), .named("http"))     // settings: ConfigReader; "port" there is "http.port" here
    /// ```
    ///
    /// What such a type reads is not among `configurationKeys`, and is not checked.
    ///
    /// - Parameters:
    ///   - key: The key that the section's keys begin with.
    ///   - file: The file of the declaration.
    ///   - line: The line of the declaration.
    ///   - column: The column of the declaration.
    public init(
        configSection key: ConfigKey, file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        let declared = DeclaredValue(
            section: key, at: Definition.SourceLocation(file: file, line: line, column: column))
        self.init(definition: .unread(Instance.self, declared))
    }
}

extension Value {
    fileprivate init(
        _ key: ConfigKey, _ standard: Instance?, _ isSecret: Bool, _ source: ConfigurationSource<Instance>,
        _ file: StaticString, _ line: UInt32, _ column: UInt32
    ) {
        let declared = DeclaredValue(
            key, standard, isSecret, source, at: Definition.SourceLocation(file: file, line: line, column: column))
        self.init(definition: .unread(Instance.self, declared))
    }
}
#endif
