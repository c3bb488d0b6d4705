internal import Alchemic
internal import AlchemicCompiledFiles
internal import DefinitionFiles
internal import FileValues

/// Converts a value of a file to the query for a parameter.
struct QueryFinder {
    let converter: ValueConverter
    /// The parameters that the program sets, and the environment.
    private(set) var values: RunTimeValues
    /// The position of the part that could not be converted.
    private(set) var place: FilePlace?
    /// The text that could not be converted, which may be a service's id without `@`.
    private(set) var mayBeReference: String?

    init(converter: ValueConverter, values: RunTimeValues) {
        self.converter = converter
        self.values = values
    }

    /// The query for a parameter of a type.
    mutating func query(for value: ResolvedValue, as type: Any.Type) throws -> ErasedQuery {
        switch value.kind {
        case .service(let name, _): return ErasedQuery(names: [name])
        case .tagged(let tag):
            guard leaf(of: type).isCollection else {
                throw failure("the services tagged '\(tag)' are a list, no `\(mention(of: type))`", at: value)
            }
            return ErasedQuery(tags: [tag])
        case .container:
            guard leaf(of: type).type == Container.self else {
                throw failure("the container is not of type `\(mention(of: type))`", at: value)
            }
            return .auto
        case .argument(isKey: false): return .argument
        case .argument(isKey: true):
            guard let query = key(type) else {
                throw failure("a loaded file's key is a `String` or an `Int`, not `\(mention(of: type))`", at: value)
            }
            return query
        case .late(.parameter(let name)): return try pending(name, as: type, at: value)
        case .unusable: return .auto
        case .constant(let constant): return try self.constant(constant, as: type, from: value)
        case .list, .map, .late, .template:
            if let known = try known(value) { return try constant(known, as: type, from: value) }
            return try composed(value, as: type)
        }
    }

    /// The key query for a type; nil for all types but `String` and `Int`, since whether a type is `Sendable` is not known at run
    /// time.
    private func key(_ type: Any.Type) -> ErasedQuery? {
        switch type {
        case is String.Type: Query<String>.key.erased
        case is Int.Type: Query<Int>.key.erased
        default: nil
        }
    }

    /// The query for a constant, converted to the type; on failure, notes the position, and the text as a possible id.
    private mutating func constant(
        _ constant: FileConstant, as type: Any.Type, from value: ResolvedValue
    ) throws -> ErasedQuery {
        var converter = converter
        converter.sources = value.sources
        do {
            return try converter.query(constant, for: type)
        } catch {
            place = value.place
            if case .text(let text) = constant, converter.sources.isEmpty { mayBeReference = text }
            throw error
        }
    }

    /// An error about a value, whose position it notes.
    private mutating func failure(_ text: String, at value: ResolvedValue) -> FileFailure {
        place = value.place
        return FileFailure(text)
    }

    /// The type inside optionals and forms such as `Lazy`, and whether the type is a list or a dictionary.
    private func leaf(of type: Any.Type) -> (type: Any.Type, isCollection: Bool) {
        var current = type
        while let outer = TypeShape(current).outer {
            if outer.form == .list || outer.form == .dictionary { return (current, true) }
            current = outer.element
        }
        return (current, false)
    }

    /// The query for a parameter that the program sets.
    private mutating func pending(_ name: String, as type: Any.Type, at value: ResolvedValue) throws -> ErasedQuery {
        guard let object = values[name] else { throw failure("the parameter '\(name)' is not set", at: value) }
        func open<Value>(_: Value.Type) throws -> ErasedQuery {
            ErasedQuery(constant: Box(try converter.value(given: object, name, as: Value.self)))
        }
        do {
            return try _openExistential(type, do: open)
        } catch {
            place = value.place
            throw error
        }
    }

    // MARK: What is known only now

    /// The value as a constant, after reading the environment; nil if the value contains references.
    private mutating func known(_ value: ResolvedValue) throws -> FileConstant? {
        var (values, place) = (values, place)
        defer { (self.values, self.place) = (values, place) }
        return try value.constant { part in
            do {
                switch part.kind {
                case .late(.environment(let variable)): return try values.read(variable)
                case .template(let pieces): return .text(try values.text(pieces))
                case .late(.parameter(let name)): return values[name].flatMap { FileConstant($0) }
                default: return nil
                }
            } catch {
                place = part.place
                throw error
            }
        }
    }

    /// The query for a list or a map that contains references.
    private mutating func composed(_ value: ResolvedValue, as type: Any.Type) throws -> ErasedQuery {
        let outer = TypeShape(type).outer
        let element = outer?.element ?? type
        switch (outer?.form, value.kind) {
        case (.optional?, _): return try composed(value, as: element)
        case (.list?, .list(let members)):
            return ErasedQuery(parts: .list(try members.map { try query(for: $0, as: element) }))
        case (.dictionary?, .map(let entries)):
            let queries = try entries.map { (key: $0.key, query: try query(for: $0.value, as: element)) }
            return ErasedQuery(parts: .init(.dictionary, of: queries))
        default:
            throw failure("\(value.word) with references in it is not of type `\(mention(of: type))`", at: value)
        }
    }
}
