#if Configuration
public import Configuration

/// A configuration key that a module reads: an entry in the list of everything that can be configured.
public struct ConfigurationKey: Sendable, Hashable, CustomStringConvertible {
    /// The key, as declared.
    public let key: ConfigKey
    /// The type of the value, as code spells it.
    public let type: String
    /// The default as text; nil if there is none, or if the value is secret.
    public let `default`: String?
    /// Whether the value stays out of logs.
    public let isSecret: Bool
    /// Whether creating a container fails without a value.
    public let isRequired: Bool
    /// The place of the declaration.
    public let location: Definition.SourceLocation

    /// The key in one line: `http.port: Int = 8080 (Shop/Shop.swift:12:5)`.
    @_documentation(visibility: internal)
    public var description: String {
        let value = isRequired ? ", required" : `default`.map { " = \($0)" } ?? ", has a default"
        return "\(key): \(type)\(value)\(isSecret ? ", secret" : "") (\(location))".printable
    }
}
#endif
