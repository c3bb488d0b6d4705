internal import Alchemic

// Texts that stand for values of other types, by themselves and in lists and maps.

// MARK: Types that say how files write them

@_documentation(visibility: internal)
extension FileArgument where Value: FileTextConvertible {
    /// A value that a file writes as a text.
    ///
    /// - Parameter text: What the file writes.
    /// - Returns: The argument; what is no value of the type is reported when the definitions are made.
    public static func value(_ text: String) -> FileArgument {
        FileArgument(reading: text, Value.self, Value.init(fileText:)) { $0 }
    }
}

@_documentation(visibility: internal)
extension FileArgument {
    /// A value that a file writes as a text, for an optional parameter.
    ///
    /// - Parameter text: What the file writes.
    /// - Returns: The argument; what is no value of the type is reported when the definitions are made.
    public static func value<Read: FileTextConvertible>(_ text: String) -> FileArgument where Value == Read? {
        FileArgument(reading: text, Read.self, Read.init(fileText:)) { $0 }
    }

    /// A list of values that a file writes as texts.
    ///
    /// - Parameter texts: What the file writes.
    /// - Returns: The argument; what is no value of the type is reported when the definitions are made.
    public static func literal<Read: FileTextConvertible>(_ texts: [String]) -> FileArgument where Value == [Read] {
        FileArgument(members: texts.map { FileArgument<Read>.value($0) }) { $0 }
    }

    /// A list of values that a file writes as texts, for an optional parameter.
    ///
    /// - Parameter texts: What the file writes.
    /// - Returns: The argument; what is no value of the type is reported when the definitions are made.
    public static func literal<Read: FileTextConvertible>(_ texts: [String]) -> FileArgument where Value == [Read]? {
        FileArgument(members: texts.map { FileArgument<Read>.value($0) }) { $0 }
    }

    /// A set of values that a file writes as texts.
    ///
    /// - Parameter texts: What the file writes.
    /// - Returns: The argument; what is no value of the type is reported when the definitions are made.
    public static func literal<Read: FileTextConvertible & Hashable>(_ texts: [String]) -> FileArgument
    where Value == Set<Read> {
        FileArgument(members: texts.map { FileArgument<Read>.value($0) }) { Set($0) }
    }

    /// A map to values that a file writes as texts.
    ///
    /// - Parameter texts: What the file writes.
    /// - Returns: The argument; what is no value of the type is reported when the definitions are made.
    public static func literal<Read: FileTextConvertible>(_ texts: KeyValuePairs<String, String>) -> FileArgument
    where Value == [String: Read] {
        FileArgument(entries: texts.map { ($0.key, FileArgument<Read>.value($0.value)) }) { $0 }
    }

    /// A map to values that a file writes as texts, for an optional parameter.
    ///
    /// - Parameter texts: What the file writes.
    /// - Returns: The argument; what is no value of the type is reported when the definitions are made.
    public static func literal<Read: FileTextConvertible>(_ texts: KeyValuePairs<String, String>) -> FileArgument
    where Value == [String: Read]? {
        FileArgument(entries: texts.map { ($0.key, FileArgument<Read>.value($0.value)) }) { $0 }
    }
}

@_documentation(visibility: internal)
extension FileArgument {
    init<Read>(reading text: String, _ type: Read.Type, _ read: (String) -> Read?, _ convert: (Read) -> Value) {
        if let value = read(text) {
            self.init(constant: convert(value))
        } else {
            self.init(.auto, "the text '\(text.prefix(60))' is not of type `\(nameInCode(of: type))`")
        }
    }
}
