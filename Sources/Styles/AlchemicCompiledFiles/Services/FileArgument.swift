public import Alchemic
internal import FileValues

/// An argument from a definition file: a constant, a service, or a list or map of these.
@_documentation(visibility: internal)
public struct FileArgument<Value>: Sendable {
    /// The query that finds the argument.
    package let query: ErasedQuery
    /// The value, if the argument is a constant.
    let constant: Constant?
    /// A problem that is known only at run time.
    let problem: String?

    /// A constant.
    ///
    /// `@unchecked`, since a file's values never change, even if their types are not `Sendable`. Types of the program that conform
    /// to ``FileTextConvertible`` or to a literal protocol must be safe to share.
    struct Constant: @unchecked Sendable {
        let value: Value
    }

    /// Creates an argument that a query finds.
    package init(_ query: ErasedQuery, problem: String? = nil) {
        self.query = query
        constant = nil
        self.problem = problem
    }

    /// Creates an argument that is a constant.
    package init(constant value: Value) {
        query = ErasedQuery(constant: Box(value))
        constant = Constant(value: value)
        problem = nil
    }

    /// Converts a constant of a file by the loader's rules; a failure becomes the argument's problem.
    init(reading constant: FileConstant) {
        do {
            self.init(constant: try ValueConverter().value(constant, as: Value.self))
        } catch {
            self.init(.auto, problem: String(describing: error))
        }
    }
}

/// A parameter that needs its argument.
///
/// The parameter's type is known, so that the Swift compiler checks the file's value. Only compiled definition files use the
/// members; the loader lowers the same values to the same arguments.
@_documentation(visibility: internal)
public struct FileParameter<Value>: Sendable {
    /// Creates a parameter of this type.
    package init() {}

    /// The service with a name, whose type is checked with the graph.
    public func id(_ name: String) -> FileArgument<Value> { FileArgument(ErasedQuery(names: [name])) }

    /// The service with a name, whose type the compiler checks by the conversion `{ $0 }`.
    public func id<Made>(_ conversion: (Made) -> Value, _ name: String, _ type: Made.Type) -> FileArgument<Value> {
        FileArgument(ErasedQuery(names: [name]))
    }

    /// All services with a tag, for a list or a dictionary.
    public func tagged(_ tag: String) -> FileArgument<Value> { FileArgument(ErasedQuery(tags: [tag])) }

    /// An argument of the caller.
    public var argument: FileArgument<Value> { FileArgument(.argument) }

    /// The container itself.
    public var container: FileArgument<Value> { FileArgument(.auto) }
}

extension FileParameter where Value: Hashable & Sendable {
    /// An argument of the caller that is a key: one object is kept for each value.
    public var key: FileArgument<Value> { FileArgument(Query<Value>.key.erased) }
}

extension FileParameter {
    /// Chosen where an argument of the caller cannot be a key.
    @available(*, unavailable, message: "a key has to be `Hashable` and `Sendable`")
    public var key: FileArgument<Value> { FileArgument(.auto) }
}

extension FileParameter where Value: ExpressibleByNilLiteral {
    /// The argument for a trailing parameter that the file leaves out: nil.
    public var omitted: FileArgument<Value> { FileArgument(constant: nil) }
}

extension FileParameter {
    /// Chosen for a missing argument that is not optional.
    @available(
        *, unavailable, message: "an argument is missing: only optional ones at the end can be left out"
    )
    public var omitted: FileArgument<Value> { FileArgument(.auto) }
}

// MARK: Services that are built later

/// A parameter type that resolves a service later.
@_documentation(visibility: internal)
public protocol DeferredParameter {
    /// The type of the service.
    associatedtype Wanted
}

@_documentation(visibility: internal)
extension Lazy: DeferredParameter {
    /// The type of the service.
    public typealias Wanted = Value
}
@_documentation(visibility: internal)
extension Provider: DeferredParameter {
    /// The type of the service.
    public typealias Wanted = Value
}
@_documentation(visibility: internal)
extension AsyncProvider: DeferredParameter {
    /// The type of the service.
    public typealias Wanted = Value
}
@_documentation(visibility: internal)
extension ScopeProvider: DeferredParameter {
    /// The type of the service.
    public typealias Wanted = Value
}

extension FileParameter where Value: DeferredParameter {
    /// The service with a name, obtained later.
    public func id<Made>(
        _ conversion: (Made) -> Value.Wanted, _ name: String, _ type: Made.Type
    ) -> FileArgument<Value> { FileArgument(ErasedQuery(names: [name])) }

    /// Chosen for a service of another type than the parameter resolves.
    @available(*, unavailable, message: "this service is of another type than the one to which the parameter leads")
    public func id<Made>(
        _ conversion: (Made) -> Made, _ name: String, _ type: Made.Type
    ) -> FileArgument<Value> { FileArgument(.auto) }
}

// MARK: Lists and maps that hold more than constants

/// A list, a set, or an optional list or set.
@_documentation(visibility: internal)
public protocol ListLiteral<Member> {
    /// The type of the members.
    associatedtype Member
    /// The value with these members.
    static func literal(_ members: [Member]) -> Self
}

/// A list, or an optional list, that may contain services.
@_documentation(visibility: internal)
public protocol ListParameter: ListLiteral {}

@_documentation(visibility: internal)
extension Array: ListParameter {
    /// The value with these members.
    public static func literal(_ members: [Element]) -> Self { members }
}

@_documentation(visibility: internal)
extension Set: ListLiteral {
    /// The value with these members.
    public static func literal(_ members: [Element]) -> Self { Set(members) }
}

@_documentation(visibility: internal)
extension Optional: ListLiteral where Wrapped: ListLiteral {
    /// The value with these members.
    public static func literal(_ members: [Wrapped.Member]) -> Self { Wrapped.literal(members) }
}

@_documentation(visibility: internal)
extension Optional: ListParameter where Wrapped: ListParameter {}

/// A dictionary with texts as keys, or an optional one.
@_documentation(visibility: internal)
public protocol MapParameter<Mapped> {
    /// The type of the values.
    associatedtype Mapped
    /// The value with these entries.
    static func mapped(_ entries: [(String, Mapped)]) -> Self
}

@_documentation(visibility: internal)
extension Dictionary: MapParameter where Key == String {
    /// The value with these entries.
    public static func mapped(_ entries: [(String, Value)]) -> Self { Self(entries, uniquingKeysWith: { $1 }) }
}

@_documentation(visibility: internal)
extension Optional: MapParameter where Wrapped: MapParameter {
    /// The value with these entries.
    public static func mapped(_ entries: [(String, Wrapped.Mapped)]) -> Self { Wrapped.mapped(entries) }
}

extension FileParameter where Value: ListParameter {
    /// The parameter as a list.
    public var list: FileList<Value> { FileList() }
}

/// A list that needs its members.
@_documentation(visibility: internal)
public struct FileList<Value: ListParameter> {
    /// A parameter for each member.
    public var each: FileParameter<Value.Member> { FileParameter<Value.Member>() }

    /// The list of these members; a single constant if all members are constants.
    public func of(_ members: FileArgument<Value.Member>...) -> FileArgument<Value> {
        let constants = members.compactMap(\.constant)
        if constants.count == members.count { return FileArgument(constant: .literal(constants.map(\.value))) }
        return FileArgument(
            ErasedQuery(parts: .list(members.map(\.query))), problem: members.lazy.compactMap(\.problem).first)
    }
}

extension FileParameter where Value: MapParameter {
    /// The parameter as a map.
    public var map: FileMap<Value> { FileMap() }
}

/// A map that needs its entries.
@_documentation(visibility: internal)
public struct FileMap<Value: MapParameter> {
    /// A parameter for the value of each key.
    public var each: FileParameter<Value.Mapped> { FileParameter<Value.Mapped>() }

    /// The map of these entries; a single constant if all values are constants.
    public func of(_ entries: (String, FileArgument<Value.Mapped>)...) -> FileArgument<Value> {
        let constants = entries.compactMap { entry in entry.1.constant.map { (entry.0, $0.value) } }
        if constants.count == entries.count { return FileArgument(constant: .mapped(constants)) }
        return FileArgument(
            ErasedQuery(parts: .init(.dictionary, of: entries.map { (key: $0.0, query: $0.1.query) })),
            problem: entries.lazy.compactMap(\.1.problem).first)
    }
}
