/// How to find what a parameter, an injection point or a request wants, where its type is not enough.
///
/// A query replaces the parameter's own type, and the check verifies that what it finds fits. The compiler checks
/// the type of a constant:
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

    /// Finds definitions of one type: a class or its subclasses, a structure, or a protocol.
    ///
    /// - Parameter type: The type.
    /// - Returns: The query.
    public static func type(_ type: Any.Type) -> Query { Query(QueryPlan(types: [type])) }

    /// Finds definitions whose type conforms to all of the protocols given.
    ///
    /// - Parameter protocols: The protocols, as `(any P).self` or `P.self`.
    /// - Returns: The query.
    public static func conforming(to protocols: Any.Type...) -> Query { Query(QueryPlan(types: protocols)) }

    /// Finds the one definition with a name or alias; a name stands alone.
    ///
    /// - Parameter name: The name or alias, exactly as given.
    /// - Returns: The query.
    public static func named(_ name: String) -> Query { Query(QueryPlan(names: [name])) }

    /// Finds definitions that carry a tag, as well as fitting the parameter's type.
    ///
    /// - Parameter tag: The tag's word.
    /// - Returns: The query.
    public static func tagged(_ tag: String) -> Query { Query(QueryPlan(tags: [tag])) }

    /// Finds every match, for a parameter that is a list or a dictionary.
    ///
    /// - Returns: The query.
    public static var all: Query { Query(QueryPlan.auto) }

    /// Finds every match, with a least number or with the rule that primaries narrow a list.
    ///
    /// - Parameters:
    ///   - count: How many there must be; the check says so when there are fewer.
    ///   - preferPrimary: Whether primaries, if there are any, are the only members.
    /// - Returns: The query.
    public static func all(atLeast count: Int = 0, preferPrimary: Bool = false) -> Query {
        Query(QueryPlan(atLeast: count, prefersPrimary: preferPrimary))
    }

    /// Adds a type that every match must have.
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

    /// Adds a tag that every match must carry.
    ///
    /// - Parameter tag: The tag's word.
    /// - Returns: The narrower query.
    public func tagged(_ tag: String) -> Query { Query(plan.merging(QueryPlan(tags: [tag]))) }

    /// Adds a name; the check reports it, since a name stands alone.
    ///
    /// - Parameter name: The name.
    /// - Returns: The narrower query.
    public func named(_ name: String) -> Query { Query(plan.merging(QueryPlan(names: [name]))) }

    /// Adds a least number of matches, for a list or a dictionary.
    ///
    /// - Parameter count: How many there must be.
    /// - Returns: The narrower query.
    public func atLeast(_ count: Int) -> Query { Query(plan.merging(QueryPlan(atLeast: count))) }
}

extension Query where Value: Sendable {
    /// Hands over a constant instead of finding anything; nil is a constant too.
    ///
    /// - Parameter value: The constant.
    /// - Returns: The query.
    public static func value(_ value: Value) -> Query { Query(QueryPlan(constant: Box(value))) }

    /// Adds a constant; the check reports it, since a constant stands alone.
    ///
    /// - Parameter value: The constant.
    /// - Returns: The query.
    public func value(_ value: Value) -> Query { Query(plan.merging(QueryPlan(constant: Box(value)))) }
}
