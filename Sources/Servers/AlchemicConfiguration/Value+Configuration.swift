#if Configuration
public import Alchemic
public import Configuration

// Declarations of values that a configuration has. They read nothing: `Module.configured(by:)` does.

extension Value where Instance: ConfigurationValue {
    /// Declares a value that is read from the configuration: text, a number, a Boolean, bytes, or a list.
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
    public init(
        config key: ConfigKey, of type: Instance.Type = Instance.self, default standard: Instance? = nil,
        isSecret: Bool = false, file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        let location = Definition.SourceLocation(file: file, line: line, column: column)
        self.init(key, standard, isSecret, text: standard.map { text(of: $0) }, at: location) { reader in
            try Instance.read(key, from: reader, isSecret: isSecret, at: location)
        }
    }
}

extension Value where Instance: ExpressibleByConfigString {
    /// Declares a value that is made from a text of the configuration: a `URL`, a `FilePath`, a type of your own.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - type: The type of the value; the default says it too.
    ///   - standard: What it is where no provider has a value. Without one the key is required.
    ///   - isSecret: Whether the value and its default stay out of logs and lists.
    public init(
        config key: ConfigKey, of type: Instance.Type = Instance.self, default standard: Instance? = nil,
        isSecret: Bool = false, file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        let location = Definition.SourceLocation(file: file, line: line, column: column)
        self.init(key, standard, isSecret, text: standard.map { "\($0)" }, at: location) { reader in
            try reader.requiredString(
                forKey: key, as: Instance.self, isSecret: isSecret, fileID: location.file, line: UInt(location.line))
        }
    }
}

extension Value where Instance: RawRepresentable, Instance.RawValue == String {
    /// Declares a value that is made from a text of the configuration: a case of an enumeration.
    ///
    /// Where the type is `CaseIterable`, the message about a wrong value lists the right ones.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - type: The type of the value; the default says it too.
    ///   - standard: What it is where no provider has a value. Without one the key is required.
    ///   - isSecret: Whether the value and its default stay out of logs and lists.
    @_disfavoredOverload
    public init(
        config key: ConfigKey, of type: Instance.Type = Instance.self, default standard: Instance? = nil,
        isSecret: Bool = false, file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        let location = Definition.SourceLocation(file: file, line: line, column: column)
        self.init(key, standard, isSecret, allowed: rawValues(of: type), text: standard?.rawValue, at: location) {
            reader in
            try reader.requiredString(
                forKey: key, as: Instance.self, isSecret: isSecret, fileID: location.file, line: UInt(location.line))
        }
    }
}

extension Value where Instance: ExpressibleByConfigInt {
    /// Declares a value that is made from a whole number of the configuration: a `Duration`, a type of your own.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - type: The type of the value; the default says it too.
    ///   - standard: What it is where no provider has a value. Without one the key is required.
    ///   - isSecret: Whether the value and its default stay out of logs and lists.
    public init(
        config key: ConfigKey, of type: Instance.Type = Instance.self, default standard: Instance? = nil,
        isSecret: Bool = false, file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        let location = Definition.SourceLocation(file: file, line: line, column: column)
        self.init(key, standard, isSecret, text: standard.map { "\($0.configInt)" }, at: location) { reader in
            try reader.requiredInt(
                forKey: key, as: Instance.self, isSecret: isSecret, fileID: location.file, line: UInt(location.line))
        }
    }
}

extension Value where Instance: RawRepresentable, Instance.RawValue: BinaryInteger {
    /// Declares a value that is made from a whole number of the configuration: a case of an enumeration.
    ///
    /// Where the type is `CaseIterable`, the message about a wrong value lists the right ones.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - type: The type of the value; the default says it too.
    ///   - standard: What it is where no provider has a value. Without one the key is required.
    ///   - isSecret: Whether the value and its default stay out of logs and lists.
    @_disfavoredOverload
    public init(
        config key: ConfigKey, of type: Instance.Type = Instance.self, default standard: Instance? = nil,
        isSecret: Bool = false, file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        let location = Definition.SourceLocation(file: file, line: line, column: column)
        self.init(
            key, standard, isSecret, allowed: rawValues(of: type), text: standard.map { "\($0.rawValue)" }, at: location
        ) {
            try $0.requiredInt(
                forKey: key, as: Instance.self, isSecret: isSecret, fileID: location.file, line: UInt(location.line))
        }
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
    /// - Parameter key: The key that the section's keys begin with.
    public init(
        configSection key: ConfigKey, file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        let declared = DeclaredValue(.section(key)) { DeclaredValue.Reading($0.scoped(to: key)) }
        self.init(unread: declared, at: .init(file: file, line: line, column: column))
    }
}

extension Value {
    fileprivate init(
        _ key: ConfigKey, _ standard: Instance?, _ isSecret: Bool, allowed: [String] = [],
        text: String?, at location: Definition.SourceLocation,
        read: @escaping @Sendable (ConfigReader) throws -> Instance
    ) {
        let listed = ConfigurationKey(
            key: key, type: spelling(of: Instance.self), default: isSecret ? nil : text,
            isSecret: isSecret, isRequired: standard == nil, location: location)
        let declared = DeclaredValue(
            .key(listed), allowed: allowed, standard: standard.map { DeclaredValue.Reading($0) }
        ) { try DeclaredValue.Reading(read($0)) }
        self.init(unread: declared, at: location)
    }

    fileprivate init(unread declared: DeclaredValue, at location: Definition.SourceLocation) {
        self.init(definition: .unread(Instance.self, declared, at: location))
    }
}

/// A value as a provider of text would have it.
private func text(of value: Any) -> String {
    guard let list = value as? [Any] else { return "\(value)" }
    return list.map { "\($0)" }.joined(separator: ",")
}

/// The raw values of a type that lists its cases.
private func rawValues<Instance: RawRepresentable>(of type: Instance.Type) -> [String] {
    func values<Listed: CaseIterable>(of type: Listed.Type) -> [String] {
        type.allCases.compactMap { ($0 as? Instance).map { "\($0.rawValue)" } }
    }
    return (type as? any CaseIterable.Type).map { values(of: $0) } ?? []
}
#endif
