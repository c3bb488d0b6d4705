/// How to find a dependency where its type is not enough.
///
/// A query replaces the parameter's own type; the check verifies that the result conforms to it. The compiler
/// checks the type of a constant:
///
/// ```swift
/// Singleton(Connection.init(url:retries:), .named("db-server-url"), .value(5))
/// ```
public struct Query<Value>: Sendable {
    @usableFromInline package let plan: QueryPlan

    @usableFromInline
    package init(_ plan: QueryPlan) {
        self.plan = plan
    }

    /// Finds by the parameter's own type.
    public static var auto: Query { Query(QueryPlan.auto) }

    /// Leaves a prototype's parameter to whoever requests it, through a ``Provider`` that takes the argument.
    ///
    /// ```swift
    /// Prototype(NoteModel.init(id:store:), .argument, .auto)       // requested as `Provider<NoteModel, Note.ID>`
    /// ```
    ///
    /// It cannot be combined.
    public static var argument: Query { Query(QueryPlan.argument) }

    /// Finds definitions of one type: a class or its subclasses, a structure, or a protocol.
    ///
    /// - Parameter type: The type.
    /// - Returns: The query.
    public static func type(_ type: Any.Type) -> Query { Query(QueryPlan(types: [type])) }

    /// Finds definitions whose type conforms to all of these protocols.
    ///
    /// - Parameter protocols: The protocols, as `(any P).self` or `P.self`.
    /// - Returns: The query.
    public static func conforming(to protocols: Any.Type...) -> Query { Query(QueryPlan(types: protocols)) }

    /// Finds the definition with a name or alias.
    ///
    /// It cannot be combined.
    ///
    /// - Parameter name: The name or alias; case-sensitive.
    /// - Returns: The query.
    public static func named(_ name: String) -> Query { Query(QueryPlan(names: [name])) }

    /// Finds definitions with a tag that conform to the parameter's type.
    ///
    /// - Parameter tag: The tag's word.
    /// - Returns: The query.
    public static func tagged(_ tag: String) -> Query { Query(QueryPlan(tags: [tag])) }

    /// Finds definitions with a tag that conform to the parameter's type.
    ///
    /// - Parameter tag: The tag, as declarations take it; its order does not matter.
    /// - Returns: The query.
    public static func tagged(_ tag: Definition.Tag) -> Query { tagged(tag.name) }

    /// Finds every match, for a parameter that is a list or a dictionary, which may be empty.
    ///
    /// Without a query, the check warns about a collection that nothing provides a member of.
    ///
    /// - Returns: The query.
    public static var all: Query { Query(QueryPlan.all) }

    /// Finds every match, with a minimum number, or primaries only.
    ///
    /// - Parameters:
    ///   - count: The minimum number; the check reports fewer.
    ///   - preferPrimary: Whether primaries, if there are any, are the only members.
    /// - Returns: The query.
    public static func all(atLeast count: Int = 0, preferPrimary: Bool = false) -> Query {
        Query(QueryPlan(atLeast: count, prefersPrimary: preferPrimary))
    }

    /// Adds a type to which every match must conform.
    ///
    /// - Parameter type: The type.
    /// - Returns: The narrower query.
    public func type(_ type: Any.Type) -> Query { Query(plan.merging(QueryPlan(types: [type]))) }

    /// Adds protocols to which every match must conform.
    ///
    /// - Parameter protocols: The protocols.
    /// - Returns: The narrower query.
    public func conforming(to protocols: Any.Type...) -> Query {
        Query(plan.merging(QueryPlan(types: protocols)))
    }

    /// Adds a tag that every match must have.
    ///
    /// - Parameter tag: The tag's word.
    /// - Returns: The narrower query.
    public func tagged(_ tag: String) -> Query { Query(plan.merging(QueryPlan(tags: [tag]))) }

    /// Adds a tag that every match must have.
    ///
    /// - Parameter tag: The tag, as declarations take it; its order does not matter.
    /// - Returns: The narrower query.
    public func tagged(_ tag: Definition.Tag) -> Query { tagged(tag.name) }

    /// Adds a name.
    ///
    /// The check reports it, since a name cannot be combined.
    ///
    /// - Parameter name: The name.
    /// - Returns: The narrower query.
    public func named(_ name: String) -> Query { Query(plan.merging(QueryPlan(names: [name]))) }

    /// Adds a minimum number of matches, for a list or a dictionary.
    ///
    /// - Parameter count: The minimum number.
    /// - Returns: The narrower query.
    public func atLeast(_ count: Int) -> Query { Query(plan.merging(QueryPlan(atLeast: count))) }
}

extension Query where Value: Sendable {
    /// Passes a constant, or nil, instead of resolving the parameter.
    ///
    /// - Parameter value: The constant.
    /// - Returns: The query.
    public static func value(_ value: Value) -> Query { Query(QueryPlan(constant: Box(value))) }

    /// Adds a constant.
    ///
    /// The check reports it, since a constant cannot be combined.
    ///
    /// - Parameter value: The constant.
    /// - Returns: The query.
    public func value(_ value: Value) -> Query { Query(plan.merging(QueryPlan(constant: Box(value)))) }
}
