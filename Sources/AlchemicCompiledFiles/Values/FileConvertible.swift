internal import Alchemic
internal import FileValues

/// The types of the standard library that files can write.
protocol FileConvertible {
    static func converted(_ constant: FileConstant, _ converter: ValueConverter) throws -> Self
}

extension FileConvertible {
    fileprivate static func failure(_ constant: FileConstant, _ hint: String = "") -> ConversionFailure {
        if case .null = constant {
            return ConversionFailure("`\(nameInCode(of: self))` is no optional, and cannot be nothing")
        }
        return ConversionFailure("\(words(constant)) is no `\(nameInCode(of: self))`\(hint)")
    }
}

extension Bool: FileConvertible {
    static func converted(_ constant: FileConstant, _ converter: ValueConverter) throws -> Bool {
        guard case .boolean(let boolean) = constant else { throw failure(constant, "; write true or false") }
        return boolean
    }
}

extension String: FileConvertible {
    static func converted(_ constant: FileConstant, _ converter: ValueConverter) throws -> String {
        guard case .text(let text) = constant else { throw failure(constant, "; put a text in quotes") }
        return text
    }
}

extension FileConvertible where Self: FixedWidthInteger {
    static func converted(_ constant: FileConstant, _ converter: ValueConverter) throws -> Self {
        guard case .integer(let integer) = constant else { throw failure(constant, "; write a whole number") }
        guard let value = Self(exactly: integer) else {
            throw failure(constant, ", which reaches from \(Self.min) to \(Self.max)")
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
    static func converted(_ constant: FileConstant, _ converter: ValueConverter) throws -> Double {
        switch constant {
        case .number(let number): return number
        case .integer(let integer): return Double(integer)
        default: throw failure(constant, "; write a number")
        }
    }
}

extension Float: FileConvertible {
    static func converted(_ constant: FileConstant, _ converter: ValueConverter) throws -> Float {
        let number = try Double.converted(constant, converter)
        let value = Float(number)
        guard value.isFinite || !number.isFinite else { throw failure(constant, ", which is too large for it") }
        return value
    }
}

extension Optional: FileConvertible {
    static func converted(_ constant: FileConstant, _ converter: ValueConverter) throws -> Wrapped? {
        if case .null = constant { return nil }
        return try converter.value(constant, as: Wrapped.self)
    }
}

extension Array: FileConvertible {
    static func converted(_ constant: FileConstant, _ converter: ValueConverter) throws -> [Element] {
        guard case .list(let members) = constant else { throw failure(constant, "; write a list") }
        return try members.map { try converter.value($0, as: Element.self) }
    }
}

extension Set: FileConvertible {
    static func converted(_ constant: FileConstant, _ converter: ValueConverter) throws -> Set<Element> {
        guard case .list(let members) = constant else { throw failure(constant, "; write a list") }
        return Set(try members.map { try converter.value($0, as: Element.self) })
    }
}

extension Dictionary: FileConvertible {
    static func converted(_ constant: FileConstant, _ converter: ValueConverter) throws -> [Key: Value] {
        guard case .map(let entries) = constant else { throw failure(constant, "; write a map") }
        var dictionary: [Key: Value] = [:]
        for entry in entries {
            dictionary[try key(entry.key, converter)] = try converter.value(entry.value, as: Value.self)
        }
        return dictionary
    }

    /// Keys are texts in files; those that are numbers may be meant as such.
    private static func key(_ text: String, _ converter: ValueConverter) throws -> Key {
        if let integer = Int(text), let key = try? converter.value(.integer(integer), as: Key.self) { return key }
        return try converter.value(.text(text), as: Key.self)
    }
}
