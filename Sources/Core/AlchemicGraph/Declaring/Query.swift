/// How to find a dependency where its type is not enough.
///
/// A query replaces the parameter's own type; the check verifies that the result conforms to it. The compiler
/// checks the type of a constant:
///
/// ```swift
/// Singleton(Connection.init(url:retries:), .named("db-server-url"), .value(5))
/// ```
public struct Query<Value>: Sendable {
    /// The query without its type, by which the graph resolves.
    @usableFromInline package let erased: ErasedQuery

    @usableFromInline package init(_ erased: ErasedQuery) { self.erased = erased }

    /// Finds by the parameter's own type.
    public static var auto: Query { Query(ErasedQuery.auto) }

    /// Leaves a prototype's parameter to the caller, through a ``Provider`` that takes the argument.
    ///
    /// ```swift
    /// Prototype(NoteModel.init(id:store:), .argument, .auto)       // requested as `Provider<NoteModel, Note.ID>`
    /// ```
    ///
    /// An argument cannot be combined with other parts of a query.
    public static var argument: Query { Query(ErasedQuery.argument) }

    /// Finds definitions that match all of some types.
    ///
    /// A class matches itself and its subclasses, and a protocol matches every type that conforms to it.
    public static func type(_ types: Any.Type...) -> Query { Query(ErasedQuery(types: types)) }

    /// Finds the definition with a name or alias, which is case-sensitive and cannot be combined.
    public static func named(_ name: String) -> Query { Query(ErasedQuery(names: [name])) }

    /// Finds definitions with a tag that conform to the parameter's type; the tag's order does not matter.
    public static func tagged(_ tag: Definition.Tag) -> Query { Query(ErasedQuery(tags: [tag.name])) }

    /// Finds definitions with a tag, by the tag's word.
    ///
    /// In an argument list of queries, the compiler does not turn a literal into a ``Definition/Tag``.
    @_documentation(visibility: internal)
    public static func tagged(_ tag: String) -> Query { tagged(Definition.Tag(tag)) }

    /// Finds every match, for a list or a dictionary that may be empty.
    ///
    /// Without a query, the check warns if no definition provides a member of the collection.
    public static var all: Query { Query(ErasedQuery.all) }

    /// Finds every match, with a minimum, or the primary definitions only.
    ///
    /// - Parameters:
    ///   - count: The least number of matches. The check reports a smaller number as an error.
    ///   - preferPrimary: Whether primary definitions, if there are any, are the only matches.
    public static func all(atLeast count: Int = 0, preferPrimary: Bool = false) -> Query {
        Query(ErasedQuery(atLeast: count, prefersPrimary: preferPrimary))
    }

    /// Adds types to which every match must conform.
    public func type(_ types: Any.Type...) -> Query { adding(ErasedQuery(types: types)) }

    /// Adds a tag that every match must have.
    public func tagged(_ tag: Definition.Tag) -> Query { adding(ErasedQuery(tags: [tag.name])) }

    /// Adds a tag that every match must have, by the tag's word.
    @_documentation(visibility: internal)
    public func tagged(_ tag: String) -> Query { tagged(Definition.Tag(tag)) }

    /// Adds a minimum number of matches, for a list or a dictionary.
    public func atLeast(_ count: Int) -> Query { adding(ErasedQuery(atLeast: count)) }

    /// Adds a name, which cannot be combined: the check reports it more clearly than the compiler would.
    @_documentation(visibility: internal)
    public func named(_ name: String) -> Query { adding(ErasedQuery(names: [name])) }

    /// Accepts any combination; the check reports parts that exclude each other.
    private func adding(_ other: ErasedQuery) -> Query { Query(erased.merging(other)) }
}

extension Query where Value: Hashable & Sendable {
    /// Leaves a parameter to the caller, and keeps one object for each value.
    ///
    /// ```swift
    /// Singleton(Feed.init(topic:log:), .key, .auto)       // requested as `Provider<Feed, String>`
    /// ```
    ///
    /// If several parameters are keys, the container keeps one object for each combination of their values. A key cannot be
    /// combined with other parts of a query.
    public static var key: Query { Query(ErasedQuery(isArgument: true, key: KeysOf<Value>())) }
}

extension Query where Value: Sendable {
    /// Passes a constant, or nil, instead of resolving the parameter.
    public static func value(_ value: Value) -> Query { Query(ErasedQuery(constant: Box(value))) }

    /// Adds a constant, which cannot be combined: the check reports it.
    @_documentation(visibility: internal)
    public func value(_ value: Value) -> Query { adding(ErasedQuery(constant: Box(value))) }
}

// Lists and dictionaries with a query for each member: the order and the keys are those of the arguments.

extension Query {
    /// Builds a list with one query for each member.
    ///
    /// ```swift
    /// Singleton(Garage.init(cars:), .list(.named("jaguar"), .named("mini")))
    /// ```
    public static func list<Element>(_ members: Query<Element>...) -> Query where Value == [Element] {
        Query(ErasedQuery(parts: .list(members.map(\.erased))))
    }

    /// Builds a list for an optional parameter, with one query for each member.
    @_documentation(visibility: internal)
    public static func list<Element>(_ members: Query<Element>...) -> Query where Value == [Element]? {
        Query(ErasedQuery(parts: .list(members.map(\.erased))))
    }

    /// Builds a dictionary with one query for each value.
    ///
    /// For example, `.dictionary(("left", .named("l")), ("right", .named("r")))`.
    public static func dictionary<Element>(
        _ members: (key: String, query: Query<Element>)...
    ) -> Query where Value == [String: Element] {
        Query(ErasedQuery(parts: .init(.dictionary, of: members.map { ($0.key, $0.query.erased) })))
    }

    /// Builds a dictionary for an optional parameter, with one query for each value.
    @_documentation(visibility: internal)
    public static func dictionary<Element>(
        _ members: (key: String, query: Query<Element>)...
    ) -> Query where Value == [String: Element]? {
        Query(ErasedQuery(parts: .init(.dictionary, of: members.map { ($0.key, $0.query.erased) })))
    }
}
