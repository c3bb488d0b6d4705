#if Configuration
public import Configuration

/// A type that a `ConfigReader` reads directly: text, numbers, Booleans, bytes, and lists of these.
///
/// Conform a type of your own to read it in a way that swift-configuration does not provide. A type with an initializer from one
/// text or one whole number needs no conformance: use `ExpressibleByConfigString` or `ExpressibleByConfigInt` instead.
public protocol ConfigurationValue: Sendable {
    /// Reads the value of a key.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - reader: The reader.
    ///   - isSecret: Whether the value must stay out of logs.
    ///   - location: The place of the declaration.
    /// - Returns: The value.
    /// - Throws: The reader's error if there is no value, or a value of another type.
    static func read(
        _ key: ConfigKey, from reader: ConfigReader, isSecret: Bool, at location: Definition.SourceLocation
    ) throws -> Self
}

/// A type whose lists a `ConfigReader` reads directly.
public protocol ConfigurationElement: Sendable {
    /// Reads a list.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - reader: The reader.
    ///   - isSecret: Whether the value must stay out of logs.
    ///   - location: The place of the declaration.
    /// - Returns: The list.
    /// - Throws: The reader's error if there is no value, or a value of another type.
    static func readList(
        _ key: ConfigKey, from reader: ConfigReader, isSecret: Bool, at location: Definition.SourceLocation
    ) throws -> [Self]
}

@_documentation(visibility: internal)
extension String: ConfigurationValue, ConfigurationElement {
    /// Reads a text.
    public static func read(
        _ key: ConfigKey, from reader: ConfigReader, isSecret: Bool, at location: Definition.SourceLocation
    ) throws -> String {
        try reader.requiredString(
            forKey: key, isSecret: isSecret, fileID: location.file, line: UInt(location.line))
    }

    /// Reads a list of texts.
    public static func readList(
        _ key: ConfigKey, from reader: ConfigReader, isSecret: Bool, at location: Definition.SourceLocation
    ) throws -> [String] {
        try reader.requiredStringArray(
            forKey: key, isSecret: isSecret, fileID: location.file, line: UInt(location.line))
    }
}

@_documentation(visibility: internal)
extension Int: ConfigurationValue, ConfigurationElement {
    /// Reads a whole number.
    public static func read(
        _ key: ConfigKey, from reader: ConfigReader, isSecret: Bool, at location: Definition.SourceLocation
    ) throws -> Int {
        try reader.requiredInt(forKey: key, isSecret: isSecret, fileID: location.file, line: UInt(location.line))
    }

    /// Reads a list of whole numbers.
    public static func readList(
        _ key: ConfigKey, from reader: ConfigReader, isSecret: Bool, at location: Definition.SourceLocation
    ) throws -> [Int] {
        try reader.requiredIntArray(
            forKey: key, isSecret: isSecret, fileID: location.file, line: UInt(location.line))
    }
}

@_documentation(visibility: internal)
extension Double: ConfigurationValue, ConfigurationElement {
    /// Reads a number.
    public static func read(
        _ key: ConfigKey, from reader: ConfigReader, isSecret: Bool, at location: Definition.SourceLocation
    ) throws -> Double {
        try reader.requiredDouble(
            forKey: key, isSecret: isSecret, fileID: location.file, line: UInt(location.line))
    }

    /// Reads a list of numbers.
    public static func readList(
        _ key: ConfigKey, from reader: ConfigReader, isSecret: Bool, at location: Definition.SourceLocation
    ) throws -> [Double] {
        try reader.requiredDoubleArray(
            forKey: key, isSecret: isSecret, fileID: location.file, line: UInt(location.line))
    }
}

@_documentation(visibility: internal)
extension Bool: ConfigurationValue, ConfigurationElement {
    /// Reads a Boolean.
    public static func read(
        _ key: ConfigKey, from reader: ConfigReader, isSecret: Bool, at location: Definition.SourceLocation
    ) throws -> Bool {
        try reader.requiredBool(forKey: key, isSecret: isSecret, fileID: location.file, line: UInt(location.line))
    }

    /// Reads a list of Booleans.
    public static func readList(
        _ key: ConfigKey, from reader: ConfigReader, isSecret: Bool, at location: Definition.SourceLocation
    ) throws -> [Bool] {
        try reader.requiredBoolArray(
            forKey: key, isSecret: isSecret, fileID: location.file, line: UInt(location.line))
    }
}

@_documentation(visibility: internal)
extension UInt8: ConfigurationElement {
    /// Reads bytes.
    public static func readList(
        _ key: ConfigKey, from reader: ConfigReader, isSecret: Bool, at location: Definition.SourceLocation
    ) throws -> [UInt8] {
        try reader.requiredBytes(forKey: key, isSecret: isSecret, fileID: location.file, line: UInt(location.line))
    }
}

@_documentation(visibility: internal)
extension Array: ConfigurationValue where Element: ConfigurationElement {
    /// Reads a list.
    public static func read(
        _ key: ConfigKey, from reader: ConfigReader, isSecret: Bool, at location: Definition.SourceLocation
    ) throws -> [Element] {
        try Element.readList(key, from: reader, isSecret: isSecret, at: location)
    }
}
#endif
