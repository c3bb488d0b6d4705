internal import Alchemic
internal import FileValues

// How the literals of files become values of the parameters' types: as the loader's converter reads them.

// MARK: Lists and maps of constants

@_documentation(visibility: internal)
extension FileArgument {
    /// A list or a map of constants.
    ///
    /// - Parameter value: The literal.
    /// - Returns: The argument.
    @_disfavoredOverload
    public static func literal(_ value: Value) -> FileArgument { FileArgument(constant: value) }
}

@_documentation(visibility: internal)
extension FileArgument where Value == any Sendable {
    /// A list or a map of constants, where anything is taken: what the loader makes of it.
    ///
    /// - Parameter constant: The literal.
    /// - Returns: The argument.
    public static func literal(_ constant: CompiledConstant) -> FileArgument {
        FileArgument(constant: constant.constant.natural)
    }
}

@_documentation(visibility: internal)
extension FileArgument where Value == (any Sendable)? {
    /// A list or a map of constants, where anything is taken: what the loader makes of it.
    ///
    /// - Parameter constant: The literal.
    /// - Returns: The argument.
    public static func literal(_ constant: CompiledConstant) -> FileArgument {
        FileArgument(constant: constant.constant.natural)
    }
}

@_documentation(visibility: internal)
extension FileArgument where Value == Any {
    /// A list or a map of constants, where anything is taken: what the loader makes of it.
    ///
    /// - Parameter constant: The literal.
    /// - Returns: The argument.
    public static func literal(_ constant: CompiledConstant) -> FileArgument {
        FileArgument(constant: constant.constant.natural)
    }
}

@_documentation(visibility: internal)
extension FileArgument where Value == [String: any Sendable] {
    /// A map of constants whose values may be anything: what the loader makes of it.
    ///
    /// - Parameter constants: The literal.
    /// - Returns: The argument.
    public static func literal(_ constants: KeyValuePairs<String, CompiledConstant>) -> FileArgument {
        FileArgument(
            constant: Dictionary(constants.map { ($0.key, $0.value.constant.natural) }, uniquingKeysWith: { $1 }))
    }
}

@_documentation(visibility: internal)
extension FileArgument where Value == [any Sendable] {
    /// A list of constants that may be anything: what the loader makes of it.
    ///
    /// - Parameter constants: The literal.
    /// - Returns: The argument.
    public static func literal(_ constants: [CompiledConstant]) -> FileArgument {
        FileArgument(constant: constants.map(\.constant.natural))
    }
}

@_documentation(visibility: internal)
extension FileArgument {
    /// A list of cases by their raw values.
    ///
    /// - Parameter rawValues: The literal.
    /// - Returns: The argument.
    public static func literal<Raw: RawRepresentable>(_ rawValues: [Raw.RawValue]) -> FileArgument
    where Value == [Raw] {
        FileArgument(members: rawValues.map { FileArgument<Raw>.value($0) }) { $0 }
    }

    /// A map of cases by their raw values.
    ///
    /// - Parameter rawValues: The literal.
    /// - Returns: The argument.
    public static func literal<Raw: RawRepresentable>(
        _ rawValues: KeyValuePairs<String, Raw.RawValue>
    ) -> FileArgument where Value == [String: Raw] {
        FileArgument(entries: rawValues.map { ($0.key, FileArgument<Raw>.value($0.value)) }) { $0 }
    }
}

@_documentation(visibility: internal)
extension FileArgument {
    /// A list of cases by their raw values, for an optional parameter.
    ///
    /// - Parameter rawValues: What the file writes.
    /// - Returns: The argument; what is no value of the type is reported when the definitions are made.
    public static func literal<Raw: RawRepresentable>(_ rawValues: [Raw.RawValue]) -> FileArgument
    where Value == [Raw]? {
        FileArgument(members: rawValues.map { FileArgument<Raw>.value($0) }) { $0 }
    }

    /// A set of cases by their raw values.
    ///
    /// - Parameter rawValues: What the file writes.
    /// - Returns: The argument; what is no value of the type is reported when the definitions are made.
    public static func literal<Raw: RawRepresentable & Hashable>(_ rawValues: [Raw.RawValue]) -> FileArgument
    where Value == Set<Raw> {
        FileArgument(members: rawValues.map { FileArgument<Raw>.value($0) }) { Set($0) }
    }

    /// A map of cases by their raw values, for an optional parameter.
    ///
    /// - Parameter rawValues: What the file writes.
    /// - Returns: The argument; what is no value of the type is reported when the definitions are made.
    public static func literal<Raw: RawRepresentable>(_ rawValues: KeyValuePairs<String, Raw.RawValue>) -> FileArgument
    where Value == [String: Raw]? {
        FileArgument(entries: rawValues.map { ($0.key, FileArgument<Raw>.value($0.value)) }) { $0 }
    }

    /// A map whose keys are cases by their raw values.
    ///
    /// - Parameter entries: What the file writes.
    /// - Returns: The argument; what is no value of the type is reported when the definitions are made.
    public static func literal<Raw: RawRepresentable & Hashable, Mapped>(_ entries: KeyValuePairs<Raw.RawValue, Mapped>)
        -> FileArgument where Value == [Raw: Mapped]
    {
        FileArgument(keys: entries.map { ($0.key, Raw(rawValue: $0.key), $0.value) })
    }

    /// A map whose keys are whole numbers.
    ///
    /// - Parameter entries: What the file writes.
    /// - Returns: The argument; what is no value of the type is reported when the definitions are made.
    public static func literal<Mapped>(_ entries: KeyValuePairs<String, Mapped>) -> FileArgument
    where Value == [Int: Mapped] {
        FileArgument(keys: entries.map { ($0.key, Int($0.key), $0.value) })
    }

    /// A map whose keys have been read; nil are those that are none.
    private init<Key, Mapped>(keys entries: [(written: Any, key: Key?, value: Mapped)]) where Value == [Key: Mapped] {
        if let wrong = entries.first(where: { $0.key == nil }) {
            self.init(.auto, "the key '\(wrong.written)' is not of type `\(nameInCode(of: Key.self))`")
        } else {
            self.init(
                constant: Dictionary(
                    entries.compactMap { entry in entry.key.map { ($0, entry.value) } }, uniquingKeysWith: { $1 }))
        }
    }
}

@_documentation(visibility: internal)
extension FileArgument where Value == [String: Any] {
    /// A map of constants whose values may be anything: what the loader makes of it.
    ///
    /// - Parameter constants: The literal.
    /// - Returns: The argument.
    public static func literal(_ constants: KeyValuePairs<String, CompiledConstant>) -> FileArgument {
        FileArgument(
            constant: Dictionary(constants.map { ($0.key, $0.value.constant.natural) }, uniquingKeysWith: { $1 }))
    }
}

@_documentation(visibility: internal)
extension FileArgument where Value == [Any] {
    /// A list of constants that may be anything: what the loader makes of it.
    ///
    /// - Parameter constants: The literal.
    /// - Returns: The argument.
    public static func literal(_ constants: [CompiledConstant]) -> FileArgument {
        FileArgument(constant: constants.map(\.constant.natural))
    }
}

// MARK: Texts and numbers that stand for something else

@_documentation(visibility: internal)
extension FileArgument where Value: RawRepresentable {
    /// A case by its raw value.
    ///
    /// - Parameter rawValue: The raw value that the file writes.
    /// - Returns: The argument; a raw value that no case has is reported when the definitions are made.
    @_disfavoredOverload
    public static func value(_ rawValue: Value.RawValue) -> FileArgument {
        if let value = Value(rawValue: rawValue) { return FileArgument(constant: value) }
        return FileArgument(.auto, "'\(rawValue)' is not of type `\(nameInCode(of: Value.self))`")
    }
}

@_documentation(visibility: internal)
extension FileArgument {
    /// A case by its raw value, for an optional parameter.
    ///
    /// - Parameter rawValue: The raw value that the file writes.
    /// - Returns: The argument; a raw value that no case has is reported when the definitions are made.
    @_disfavoredOverload
    public static func value<Raw: RawRepresentable>(_ rawValue: Raw.RawValue) -> FileArgument where Value == Raw? {
        if let value = Raw(rawValue: rawValue) { return FileArgument(constant: value) }
        return FileArgument(.auto, "'\(rawValue)' is not of type `\(nameInCode(of: Raw.self))`")
    }
}
