package import Alchemic
package import FileValues

/// Converts constants of files to values of Swift types.
package struct ValueConverter: Sendable {
    /// The program's conversion to a type that files cannot write.
    package struct Conversion: Sendable {
        /// The function; its errors are quoted only if the constant comes from a file, since others may be secret.
        let convert: @Sendable (FileConstant, ValueConverter) throws -> any Sendable

        /// Creates a conversion from a function.
        package init(_ convert: @escaping @Sendable (FileConstant, ValueConverter) throws -> any Sendable) {
            self.convert = convert
        }
    }

    /// The program's conversions, by the type that each returns; nil for an optional type is converted without them.
    private let conversions: [ObjectIdentifier: Conversion]

    /// The sources of constants from outside of the files, such as environment variables.
    ///
    /// If there are any, failures do not quote the constants, which may be secret.
    package var sources: [OutsideSource] = []

    /// Creates a converter with the program's conversions in addition to the types that files can write.
    package init(conversions: [ObjectIdentifier: Conversion] = [:], from sources: [OutsideSource] = []) {
        self.conversions = conversions
        self.sources = sources
    }

    /// Converts a constant to a value of a type.
    package func value<Value>(_ constant: FileConstant, as type: Value.Type) throws -> Value {
        guard let value = try converted(constant, to: type) as? Value else {
            throw FileFailure("\(words(constant)) is not of type `\(mention(of: type))`")
        }
        return value
    }

    /// Converts the program's value for a parameter: a constant, or an object of the type itself, which no file could write.
    package func value<Value>(given object: any Sendable, _ name: String, as type: Value.Type) throws -> Value {
        if let constant = FileConstant(object) {
            var copy = self
            copy.sources = [.parameter(name)]
            return try copy.value(constant, as: type)
        }
        if let value = object as? Value { return value }
        throw FileFailure(
            "the parameter '\(name)' is a `\(mention(of: Swift.type(of: object)))`, no `\(mention(of: type))`")
    }

    /// Converts a constant to the query for a parameter.
    package func query(_ constant: FileConstant, for type: Any.Type) throws -> ErasedQuery {
        func open<Value>(_: Value.Type) throws -> ErasedQuery {
            ErasedQuery(constant: Box(try value(constant, as: Value.self)))
        }
        return try _openExistential(type, do: open)
    }

    /// Converts a constant; the program's conversion to the type precedes all rules of files.
    private func converted<Value>(_ constant: FileConstant, to type: Value.Type) throws -> Any {
        if let own = conversions[ObjectIdentifier(type)] {
            if constant != .null { return try converted(constant, by: own, to: type) }
        } else if let simple = type as? any FileConvertible.Type {
            return try simple.converted(constant, by: self)
        } else if let written = type as? any FileTextConvertible.Type, case .text(let text) = constant {
            guard let value = written.init(fileText: text) else {
                throw FileFailure("\(words(constant)) is not of type `\(mention(of: type))`")
            }
            return value
        } else if let raw = type as? any RawRepresentable.Type {
            return try self.raw(constant, raw)
        }
        if let lossless = type as? any LosslessStringConvertible.Type, case .text(let text) = constant {
            guard let value = lossless.init(text) else {
                throw FileFailure("\(words(constant)) is not of type `\(mention(of: type))`")
            }
            return value
        }
        if let literal = literal(constant, as: type) { return literal }
        // Types such as `Any` and `any Sendable` take the file's value without a conversion.
        if let natural = constant.natural as? Value { return natural }
        if case .null = constant {
            throw FileFailure("`\(mention(of: type))` is not an optional, and cannot be nil")
        }
        throw FileFailure("\(words(constant)) is not of type `\(mention(of: type))`")
    }

    /// Converts a constant by the program's function; the error of a secret constant does not quote it.
    private func converted<Value>(_ constant: FileConstant, by own: Conversion, to _: Value.Type) throws -> Any {
        do {
            return try own.convert(constant, self)
        } catch let failure as FileFailure {
            throw failure
        } catch  where !sources.isEmpty {
            // The text of the program's own error might quote the value.
            throw FileFailure(
                "\(words(constant)) is not of type `\(mention(of: Value.self))`: its conversion threw a "
                    + "`\(mention(of: type(of: error)))`")
        }
    }

    /// Creates a value by a literal protocol that the type conforms to, as the Swift compiler does for compiled files.
    private func literal(_ constant: FileConstant, as type: Any.Type) -> Any? {
        func text<Literal: ExpressibleByStringLiteral>(_: Literal.Type, _ text: String) -> Any? {
            (text as? Literal.StringLiteralType).map(Literal.init(stringLiteral:))
        }
        func integer<Literal: ExpressibleByIntegerLiteral>(_: Literal.Type, _ integer: Int) -> Any? {
            (integer as? Literal.IntegerLiteralType).map(Literal.init(integerLiteral:))
        }
        func number<Literal: ExpressibleByFloatLiteral>(_: Literal.Type, _ number: Double) -> Any? {
            (number as? Literal.FloatLiteralType).map(Literal.init(floatLiteral:))
        }
        func boolean<Literal: ExpressibleByBooleanLiteral>(_: Literal.Type, _ boolean: Bool) -> Any? {
            (boolean as? Literal.BooleanLiteralType).map(Literal.init(booleanLiteral:))
        }
        switch constant {
        case .text(let value): return (type as? any ExpressibleByStringLiteral.Type).flatMap { text($0, value) }
        case .integer(let value, _):
            return (type as? any ExpressibleByIntegerLiteral.Type).flatMap { integer($0, value) }
        case .number(let value, _): return (type as? any ExpressibleByFloatLiteral.Type).flatMap { number($0, value) }
        case .boolean(let value, _):
            return (type as? any ExpressibleByBooleanLiteral.Type).flatMap { boolean($0, value) }
        case .null, .list, .map: return nil
        }
    }

    /// The case with a raw value; a failure suggests similar cases, unless the constant may be secret.
    private func raw<Raw: RawRepresentable>(_ constant: FileConstant, _: Raw.Type) throws -> Any {
        let value = try value(constant, as: Raw.RawValue.self)
        if let raw = Raw(rawValue: value) { return raw }
        var near = ""
        if let all = (Raw.self as? any CaseIterable.Type).map({ rawValues($0) }), case .text(let text) = constant,
            sources.isEmpty
        {
            near = didYouMean(text, among: all)
        }
        throw FileFailure("\(words(constant)) is not of type `\(mention(of: Raw.self))`\(near)")
    }

    /// The raw values of all cases that are texts.
    private func rawValues<Cases: CaseIterable>(_: Cases.Type) -> [String] {
        Cases.allCases.compactMap { ($0 as? any RawRepresentable)?.rawValue as? String }
    }
}

extension ValueConverter {
    /// A description of a constant for messages.
    package func words(_ constant: FileConstant) -> String {
        guard sources.isEmpty else {
            return "\(constant.word) from \(sources.map(\.description).joined(separator: " and "))"
        }
        return switch constant {
        case .text(let text): "the text '\(text.prefix(60))'"
        case .integer, .number: "the number \((constant.written ?? "").prefix(60))"
        case .boolean: constant.written ?? constant.word
        case .null, .list, .map: constant.word
        }
    }

    /// A suggestion to add to a failure: the advice for a literal of the file, or the processor for an environment variable.
    func suggestion(_ advice: String, processor: String, for constant: FileConstant) -> String {
        guard !sources.isEmpty else { return "; \(advice)" }
        guard case .text = constant, sources.count == 1, case .environment(let reference) = sources[0],
            reference.processors.isEmpty
        else { return "" }
        return "; write '%env(\(processor):\(reference.name))%'"
    }
}

extension FileConstant {
    /// The constant as the nearest Swift value.
    package var natural: any Sendable {
        switch self {
        case .null: Optional<Int>.none as (any Sendable)
        case .boolean(let boolean, _): boolean
        case .integer(let integer, _): integer
        case .number(let number, _): number
        case .text(let text): text
        case .list(let members): members.map(\.natural)
        case .map(let entries):
            Dictionary(entries.map { ($0.key, $0.value.natural) }, uniquingKeysWith: { first, _ in first })
        }
    }
}
