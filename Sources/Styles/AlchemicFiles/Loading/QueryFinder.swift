internal import Alchemic
internal import AlchemicCompiledFiles
internal import DefinitionFiles
internal import FileValues

/// Decides for one value of a file how a parameter of a type is found.
struct QueryFinder {
    let converter: ValueConverter
    /// The parameters that the program set, by their folded names.
    let given: [String: any Sendable]
    let environment: Surroundings
    /// Where the part is that could not be converted.
    private(set) var place: FilePlace?
    /// A text that was passed where an object is wanted.
    private(set) var mayBeReference: String?
    /// How much may still come from the environment and what stands in for it, in values and bytes of text.
    private(set) var room: Int
    private let limits = FileLimits()

    init(
        converter: ValueConverter, given: [String: any Sendable], environment: Surroundings,
        room: Int
    ) {
        self.converter = converter
        self.given = given
        self.environment = environment
        self.room = room
    }

    /// The query for a parameter of a type.
    mutating func query(for value: ResolvedValue, _ type: Any.Type) throws -> LoadedQuery {
        switch value.kind {
        case .service(let name, _): return .named(name)
        case .tagged(let tag): return try tagged(tag, type, at: value.place)
        case .container:
            guard leaf(of: type) == Container.self else {
                throw failure("the container is not of type `\(nameInCode(of: type))`", value)
            }
            return .auto
        case .argument: return .argument
        case .pending(let name): return try pending(name, type, at: value)
        case .unusable: return .auto
        case .null, .boolean, .integer, .number, .text: break
        case .list, .map, .environment, .template:
            if let known = try known(value) { return try constant(known, type, value) }
            return try composed(value, type)
        }
        guard let constant = value.constant else { return .auto }
        return try self.constant(constant, type, value)
    }

    private mutating func constant(
        _ constant: FileConstant, _ type: Any.Type, _ value: ResolvedValue
    ) throws -> LoadedQuery {
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

    private mutating func failure(_ text: String, _ value: ResolvedValue) -> FileFailure {
        place = value.place
        return FileFailure(text)
    }

    private mutating func tagged(_ tag: String, _ type: Any.Type, at place: FilePlace) throws -> LoadedQuery {
        var current = type
        while let form = LoadedForm(current) {
            switch form {
            case .list, .dictionary: return .tagged(tag)
            case .optional(let inside), .deferred(let inside): current = inside
            }
        }
        self.place = place
        throw FileFailure("the services tagged '\(tag)' are a list, no `\(nameInCode(of: type))`")
    }

    /// The type inside optionals and what asks later.
    private func leaf(of type: Any.Type) -> Any.Type {
        var current = type
        while let form = LoadedForm(current) {
            switch form {
            case .list, .dictionary: return current
            case .optional(let inside), .deferred(let inside): current = inside
            }
        }
        return current
    }

    /// A parameter that the program set to something no file could write.
    private mutating func pending(_ name: String, _ type: Any.Type, at value: ResolvedValue) throws -> LoadedQuery {
        guard let object = given[folded(name)] else { throw failure("the parameter '\(name)' is not set", value) }
        if let constant = FileConstant(object) { return try self.constant(constant, type, value) }
        func open<Value>(_: Value.Type) -> LoadedQuery? { (object as? Value).map { .value($0) } }
        if let query = _openExistential(type, do: open) { return query }
        let kind = nameInCode(of: Swift.type(of: object))
        throw failure("the parameter '\(name)' is a `\(kind)`, no `\(nameInCode(of: type))`", value)
    }

    // MARK: What is known only now

    /// The value as a constant, the environment read; nil if it holds references.
    private mutating func known(_ value: ResolvedValue) throws -> FileConstant? {
        if let constant = value.constant { return constant }
        switch value.kind {
        case .environment(let variable): return try read(variable, value)
        case .template(let pieces):
            var text = ""
            for piece in pieces {
                text += try self.text(piece, value)
                guard text.utf8.count <= limits.text else {
                    throw failure("this text has more than \(limits.text) bytes, all in all", value)
                }
            }
            return .text(text)
        case .pending(let name): return given[folded(name)].flatMap { FileConstant($0) }
        case .list(let members):
            var constants: [FileConstant] = []
            for member in members {
                guard let constant = try known(member) else { return nil }
                constants.append(constant)
            }
            return .list(constants)
        case .map(let entries):
            var constants: [FileConstant.Entry] = []
            for entry in entries {
                guard let constant = try known(entry.value) else { return nil }
                constants.append(FileConstant.Entry(entry.key, constant))
            }
            return .map(constants)
        default: return nil
        }
    }

    private mutating func read(_ variable: EnvironmentValue, _ value: ResolvedValue) throws -> FileConstant {
        guard room > 0 else { throw failure("what files read from the environment is too large, all in all", value) }
        do {
            let constant = try variable.value(in: environment.variables, files: environment.files)
            room -= constant.weight
            return constant
        } catch {
            room -= variable.reference.description.utf8.count
            throw failure(error.description, value)
        }
    }

    private mutating func text(_ piece: ResolvedValue.Piece, _ value: ResolvedValue) throws -> String {
        switch piece {
        case .text(let text): return text
        case .environment(let variable):
            let constant = try read(variable, value)
            guard let text = constant.embedded else {
                throw failure("'\(variable.reference)' is \(constant.word), and cannot stand inside a text", value)
            }
            return text
        case .pending(let name):
            guard let text = given[folded(name)].flatMap({ FileConstant($0) })?.embedded else {
                throw failure("the parameter '\(name)' is not a text, so it cannot be part of one", value)
            }
            return text
        }
    }

    /// A list or a map with references in it.
    private mutating func composed(_ value: ResolvedValue, _ type: Any.Type) throws -> LoadedQuery {
        switch (LoadedForm(type), value.kind) {
        case (.optional(let inside), _): return try composed(value, inside)
        case (.list(let element), .list(let members)):
            var queries: [LoadedQuery] = []
            for member in members { queries.append(try query(for: member, element)) }
            return .list(queries)
        case (.dictionary(let element), .map(let entries)):
            var queries: [(key: String, query: LoadedQuery)] = []
            for entry in entries { queries.append((entry.key, try query(for: entry.value, element))) }
            return .dictionary(queries)
        default:
            throw failure("\(value.word) with references in it is not of type `\(nameInCode(of: type))`", value)
        }
    }
}
