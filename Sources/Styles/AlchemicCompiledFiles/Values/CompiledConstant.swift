internal import FileValues

/// A literal of a compiled file that is converted to the parameter's type at run time.
@_documentation(visibility: internal)
public struct CompiledConstant: Sendable, ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral
{
    /// The constant as a file would write it.
    let constant: FileConstant

    /// Nothing.
    public init(nilLiteral: ()) { constant = .null }
    /// True or false.
    public init(booleanLiteral value: Bool) { constant = .boolean(value) }
    /// A whole number.
    public init(integerLiteral value: Int) { constant = .integer(value) }
    /// A number.
    public init(floatLiteral value: Double) { constant = .number(value) }
    /// A text.
    public init(stringLiteral value: String) { constant = .text(value) }
    /// A list.
    public init(arrayLiteral elements: CompiledConstant...) { constant = .list(elements.map(\.constant)) }
    /// A map.
    public init(dictionaryLiteral elements: (String, CompiledConstant)...) {
        constant = .map(elements.map { FileConstant.Entry($0.0, value: $0.1.constant) })
    }

    private init(_ constant: FileConstant) { self.constant = constant }

    /// A number or truth value that keeps the file's spelling, for use inside a text.
    public static func written(_ scalar: String) -> CompiledConstant {
        CompiledConstant(FileConstant(unquoted: scalar) ?? .text(scalar))
    }
}
