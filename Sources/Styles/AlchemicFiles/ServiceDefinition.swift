internal import Alchemic
internal import DefinitionFiles
internal import FileValues

/// A service declared in code; see ``DefinitionContainer/define(_:file:line:column:_:)``.
///
/// Texts have the meaning that they have in files: `"@id"` is a service, `"%name%"` a parameter.
public struct ServiceDefinition: Sendable {
    /// The type's name; nil if the id is the type's name.
    public var type: String?
    /// The service, as `"@id"`, or the type whose method makes the object.
    public var factory: String?
    /// The initializer, or the factory's method, such as `init(engine:)`.
    public var initializer: String?
    /// The arguments of the initializer or method, in order.
    public var arguments: [WrittenValue] = []
    /// The properties to set after construction, in order.
    public var setters: KeyValuePairs<String, WrittenValue> = [:]
    /// The methods to call after the setters, in order, each with its arguments.
    public var calls: [(method: String, arguments: [WrittenValue])] = []
    /// The service, and its method, to which the object is passed last.
    public var configurator: (service: String, method: String)?
    /// Whether all uses share one object; otherwise each use gets a new one.
    public var isShared = true
    /// Whether the program provides the object with `set`.
    public var isSynthetic = false
    /// The tags by which the service is found, each with a value.
    public var tags: KeyValuePairs<String, WrittenValue> = [:]

    /// The call of `define`, for messages.
    private let place: FilePlace

    init(place: FilePlace) {
        self.place = place
    }

    /// The definition as a value of a file.
    var value: FileValue {
        var entries: [FileConstant.Entry] = []
        func add(_ key: String, setTo value: FileConstant) { entries.append(FileConstant.Entry(key, value: value)) }
        func list(_ values: [WrittenValue]) -> FileConstant { .list(values.map(\.constant)) }
        func map(_ pairs: KeyValuePairs<String, WrittenValue>) -> FileConstant {
            .map(pairs.map { FileConstant.Entry($0.key, value: $0.value.constant) })
        }
        if let type { add("Class", setTo: .text(type)) }
        if let factory { add("Factory", setTo: .text(factory)) }
        if let initializer { add("Initializer", setTo: .text(initializer)) }
        if !arguments.isEmpty { add("Arguments", setTo: list(arguments)) }
        if !setters.isEmpty { add("Setters", setTo: map(setters)) }
        if !calls.isEmpty {
            add("MethodCalls", setTo: .list(calls.map { .list([.text($0.method), list($0.arguments)]) }))
        }
        if let configurator {
            add("Configurator", setTo: .list([.text(configurator.service), .text(configurator.method)]))
        }
        if isSynthetic { add("Synthetic", setTo: .boolean(true)) } else { add("Shared", setTo: .boolean(isShared)) }
        if !tags.isEmpty { add("Tags", setTo: map(tags)) }
        return FileValue(.map(entries), at: place)
    }
}

/// A value in code with the meaning that it has in files: `["@engine", 4, ["colour": "%colour%"]]`.
public struct WrittenValue: Sendable, ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral
{
    /// The value as a file would write it.
    let constant: FileConstant

    /// Creates a text, which may be a reference or contain parameters.
    public init(_ text: String) { constant = .text(text) }

    /// Nothing.
    @_documentation(visibility: internal)
    public init(nilLiteral: ()) { constant = .null }
    /// True or false.
    @_documentation(visibility: internal)
    public init(booleanLiteral value: Bool) { constant = .boolean(value) }
    /// A whole number.
    @_documentation(visibility: internal)
    public init(integerLiteral value: Int) { constant = .integer(value) }
    /// A number.
    @_documentation(visibility: internal)
    public init(floatLiteral value: Double) { constant = .number(value) }
    /// A text.
    @_documentation(visibility: internal)
    public init(stringLiteral value: String) { constant = .text(value) }
    /// A list.
    @_documentation(visibility: internal)
    public init(arrayLiteral elements: WrittenValue...) { constant = .list(elements.map(\.constant)) }
    /// A map.
    @_documentation(visibility: internal)
    public init(dictionaryLiteral elements: (String, WrittenValue)...) {
        constant = .map(elements.map { FileConstant.Entry($0.0, value: $0.1.constant) })
    }
}

extension ServiceDefinition: Printed, Opaque {
    package var summary: String { "ServiceDefinition" + facts(type ?? factory, "\(place)") }
}

extension WrittenValue: Printed, Opaque {
    package var summary: String {
        let kind =
            switch constant {
            case .null: "null"
            case .boolean: "a truth value"
            case .integer, .number: "a number"
            case .text: "a text"
            case .list: "a list"
            case .map: "a map"
            }
        return "WrittenValue" + facts(kind)
    }
}
