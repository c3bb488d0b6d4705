internal import DefinitionFiles

/// What code says of a service in the words of files; see ``DefinitionContainer/define(_:file:line:column:_:)``.
///
/// Texts mean what they mean in files: `"@id"` is a service, `"%name%"` a parameter.
public struct ServiceDefinition: Sendable {
    /// The type's name; without it, the id is one.
    public var type: String?
    /// The service, as `"@id"`, or the type whose method makes the object.
    public var factory: String?
    /// The initializer, or the factory's method, such as `init(engine:)`.
    public var initializer: String?
    /// What it is called with, in order.
    public var arguments: [WrittenValue] = []
    /// The properties that are set afterwards, in order.
    public var setters: KeyValuePairs<String, WrittenValue> = [:]
    /// The methods that are called afterwards, in order, each with its arguments.
    public var calls: [(method: String, arguments: [WrittenValue])] = []
    /// The service whose method gets the object last, and the method.
    public var configurator: (service: String, method: String)?
    /// Whether there is one object, or a new one for each use.
    public var isShared = true
    /// Whether the program hands the object over.
    public var isSynthetic = false
    /// Words by which it is found, with what is said with each.
    public var tags: KeyValuePairs<String, WrittenValue> = [:]

    private let place: FilePlace

    init(place: FilePlace) {
        self.place = place
    }

    /// The definition as it would stand in a file.
    var value: FileValue {
        var entries: [FileEntry] = []
        func add(_ key: String, _ content: FileValue.Content) {
            entries.append(FileEntry(key, at: place, FileValue(content, at: place)))
        }
        func list(_ values: [WrittenValue]) -> FileValue.Content { .list(values.map { $0.value(at: place) }) }
        func map(_ pairs: KeyValuePairs<String, WrittenValue>) -> FileValue.Content {
            .map(pairs.map { FileEntry($0.key, at: place, $0.value.value(at: place)) })
        }
        if let type { add("Class", .text(type)) }
        if let factory { add("Factory", .text(factory)) }
        if let initializer { add("Initializer", .text(initializer)) }
        if !arguments.isEmpty { add("Arguments", list(arguments)) }
        if !setters.isEmpty { add("Setters", map(setters)) }
        if !calls.isEmpty {
            add(
                "MethodCalls",
                .list(
                    calls.map { call in
                        FileValue(
                            .list([
                                FileValue(.text(call.method), at: place),
                                FileValue(list(call.arguments), at: place),
                            ]), at: place)
                    }))
        }
        if let configurator {
            add(
                "Configurator",
                .list([
                    FileValue(.text(configurator.service), at: place), FileValue(.text(configurator.method), at: place),
                ]))
        }
        if isSynthetic { add("Synthetic", .boolean(true)) } else { add("Shared", .boolean(isShared)) }
        if !tags.isEmpty { add("Tags", map(tags)) }
        return FileValue(.map(entries), at: place)
    }
}

/// A value as a file would write it, in code: `["@engine", 4, ["colour": "%colour%"]]`.
public struct WrittenValue: Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral
{
    private indirect enum Kind: Sendable {
        case null
        case boolean(Bool)
        case integer(Int)
        case number(Double)
        case text(String)
        case list([WrittenValue])
        case map([(String, WrittenValue)])
    }

    private let kind: Kind

    /// A text, which may be a reference or hold parameters.
    ///
    /// - Parameter text: The text.
    public init(_ text: String) { kind = .text(text) }

    /// A text, which may be a reference or hold parameters.
    ///
    /// - Parameter value: The text.
    @_documentation(visibility: internal)
    public init(stringLiteral value: String) { kind = .text(value) }

    /// A whole number.
    ///
    /// - Parameter value: The number.
    @_documentation(visibility: internal)
    public init(integerLiteral value: Int) { kind = .integer(value) }

    /// A number.
    ///
    /// - Parameter value: The number.
    @_documentation(visibility: internal)
    public init(floatLiteral value: Double) { kind = .number(value) }

    /// True or false.
    ///
    /// - Parameter value: Which of them.
    @_documentation(visibility: internal)
    public init(booleanLiteral value: Bool) { kind = .boolean(value) }

    /// Nothing.
    ///
    /// - Parameter nilLiteral: Nothing.
    @_documentation(visibility: internal)
    public init(nilLiteral: ()) { kind = .null }

    /// A list.
    ///
    /// - Parameter elements: Its members.
    @_documentation(visibility: internal)
    public init(arrayLiteral elements: WrittenValue...) { kind = .list(elements) }

    /// A map.
    ///
    /// - Parameter elements: Its entries.
    @_documentation(visibility: internal)
    public init(dictionaryLiteral elements: (String, WrittenValue)...) { kind = .map(elements) }

    func value(at place: FilePlace) -> FileValue {
        let content: FileValue.Content =
            switch kind {
            case .null: .null
            case .boolean(let boolean): .boolean(boolean)
            case .integer(let integer): .integer(integer)
            case .number(let number): .number(number)
            case .text(let text): .text(text)
            case .list(let members): .list(members.map { $0.value(at: place) })
            case .map(let entries): .map(entries.map { FileEntry($0.0, at: place, $0.1.value(at: place)) })
            }
        return FileValue(content, at: place)
    }
}
