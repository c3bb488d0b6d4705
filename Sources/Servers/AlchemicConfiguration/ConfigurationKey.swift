#if Configuration
public import Configuration

/// A key that a module reads from its configuration: a line of the list of everything that can be configured.
public struct ConfigurationKey: Sendable, Hashable, CustomStringConvertible {
    /// The key, as it was declared.
    public let key: ConfigKey
    /// The type of the value, as it is written in code.
    public let type: String
    /// The default, as text; nil if there is none, or if it is secret.
    public let `default`: String?
    /// Whether the value stays out of logs.
    public let isSecret: Bool
    /// Whether a container cannot be made without a value.
    public let isRequired: Bool
    /// Where the value is declared.
    public let location: Definition.SourceLocation

    /// The key on one line: `http.port: Int = 8080 (Shop/Shop.swift:12:5)`.
    @_documentation(visibility: internal)
    public var description: String {
        let value = isRequired ? ", required" : `default`.map { " = \($0)" } ?? ", has a default"
        return "\(key): \(type)\(value)\(isSecret ? ", secret" : "") (\(location))".printable
    }
}
#endif
