internal import Alchemic
internal import FileValues

/// A type of the standard library whose values files can write.
protocol FileConvertible {
    /// Converts a constant, and its parts with the converter; throws a `FileFailure` if the file has no value of this type.
    static func converted(_ constant: FileConstant, by converter: ValueConverter) throws -> Self
}

extension FileConvertible {
    /// A failure that says which constant is not of this type.
    fileprivate static func failure(
        _ constant: FileConstant, by converter: ValueConverter, detail: String = ""
    ) -> FileFailure {
        if case .null = constant {
            return FileFailure("`\(mention(of: self))` is not an optional, and cannot be nil")
        }
        return FileFailure("\(converter.words(constant)) is not of type `\(mention(of: self))`\(detail)")
    }

    /// A failure that suggests a literal for the file, as `advice` says, or a processor for an environment variable.
    fileprivate static func failure(
        _ constant: FileConstant, by converter: ValueConverter, advice: String, processor: String
    ) -> FileFailure {
        failure(constant, by: converter, detail: converter.suggestion(advice, processor: processor, for: constant))
    }
}

extension Bool: FileConvertible {
    static func converted(_ constant: FileConstant, by converter: ValueConverter) throws -> Bool {
        guard case .boolean(let boolean, _) = constant else {
            throw failure(constant, by: converter, advice: "write true or false", processor: "bool")
        }
        return boolean
    }
}

extension String: FileConvertible {
    /// Converts only texts: a number without quotes is a mistake, not its spelling.
    static func converted(_ constant: FileConstant, by converter: ValueConverter) throws -> String {
        guard case .text(let text) = constant else {
            throw failure(constant, by: converter, advice: "put a text in quotes", processor: "string")
        }
        return text
    }
}

extension Character: FileConvertible {
    static func converted(_ constant: FileConstant, by converter: ValueConverter) throws -> Character {
        // `Character.init` traps for any other text.
        guard case .text(let text) = constant, text.count == 1 else {
            throw failure(constant, by: converter, detail: ", which is one letter")
        }
        return Character(text)
    }
}

extension FileConvertible where Self: FixedWidthInteger {
    /// Converts whole numbers that the type can hold.
    static func converted(_ constant: FileConstant, by converter: ValueConverter) throws -> Self {
        guard case .integer(let integer, _) = constant else {
            throw failure(constant, by: converter, advice: "write a whole number", processor: "int")
        }
        guard let value = Self(exactly: integer) else {
            throw failure(constant, by: converter, detail: ", which reaches from \(Self.min) to \(Self.max)")
        }
        return value
    }
}

extension Int: FileConvertible {}
extension Int8: FileConvertible {}
extension Int16: FileConvertible {}
extension Int32: FileConvertible {}
extension Int64: FileConvertible {}
extension UInt: FileConvertible {}
extension UInt8: FileConvertible {}
extension UInt16: FileConvertible {}
extension UInt32: FileConvertible {}
extension UInt64: FileConvertible {}

extension Double: FileConvertible {
    /// Converts numbers, including whole ones.
    static func converted(_ constant: FileConstant, by converter: ValueConverter) throws -> Double {
        switch constant {
        case .number(let number, _): return number
        case .integer(let integer, _): return Double(integer)
        default: throw failure(constant, by: converter, advice: "write a number", processor: "float")
        }
    }
}

extension Float: FileConvertible {
    /// Converts numbers; one that would become infinite is a mistake.
    static func converted(_ constant: FileConstant, by converter: ValueConverter) throws -> Float {
        let number = try Double.converted(constant, by: converter)
        let value = Float(number)
        guard value.isFinite || !number.isFinite else {
            throw failure(constant, by: converter, detail: ", which is too large for it")
        }
        return value
    }
}

extension Optional: FileConvertible {
    /// Converts null to nil, and anything else to the wrapped type.
    static func converted(_ constant: FileConstant, by converter: ValueConverter) throws -> Wrapped? {
        if case .null = constant { return nil }
        return try converter.value(constant, as: Wrapped.self)
    }
}

extension Array: FileConvertible {
    static func converted(_ constant: FileConstant, by converter: ValueConverter) throws -> [Element] {
        guard case .list(let members) = constant else {
            throw failure(constant, by: converter, advice: "write a list", processor: "csv")
        }
        return try members.map { try converter.value($0, as: Element.self) }
    }
}

extension Set: FileConvertible {
    /// Converts a list; members that are equal become one.
    static func converted(_ constant: FileConstant, by converter: ValueConverter) throws -> Set<Element> {
        guard case .list(let members) = constant else {
            throw failure(constant, by: converter, advice: "write a list", processor: "csv")
        }
        return Set(try members.map { try converter.value($0, as: Element.self) })
    }
}

extension Dictionary: FileConvertible {
    /// Converts a map; of keys that are equal once converted, the last counts.
    static func converted(_ constant: FileConstant, by converter: ValueConverter) throws -> [Key: Value] {
        guard case .map(let entries) = constant else {
            throw failure(constant, by: converter, advice: "write a map", processor: "json")
        }
        var dictionary: [Key: Value] = [:]
        for entry in entries {
            dictionary[try key(entry.key, by: converter)] = try converter.value(entry.value, as: Value.self)
        }
        return dictionary
    }

    /// Converts a key: a whole number if the text is one and the type allows it, else a text.
    private static func key(_ text: String, by converter: ValueConverter) throws -> Key {
        if let integer = wholeNumber(text), let key = try? converter.value(.integer(integer), as: Key.self) {
            return key
        }
        return try converter.value(.text(text), as: Key.self)
    }
}

/// The value of a key that is a whole number in any of YAML's spellings; nil for any other key.
func wholeNumber(_ key: String) -> Int? {
    if case .integer(let integer, _)? = FileConstant(unquoted: key) { integer } else { nil }
}
