// Lists and dictionaries of which each member is asked for by itself: the order and the keys are those written here.

extension Query {
    /// Builds a list with one query for each member.
    ///
    /// ```swift
    /// Singleton(Garage.init(cars:), .list(.named("jaguar"), .named("mini")))
    /// ```
    ///
    /// - Parameter members: How to find each member.
    /// - Returns: The query.
    public static func list<Element>(_ members: Query<Element>...) -> Query where Value == [Element] {
        Query(QueryPlan(parts: .list(members.map(\.plan))))
    }

    /// Builds a list for an optional parameter, with one query for each member.
    ///
    /// - Parameter members: How to find each member.
    /// - Returns: The query.
    public static func list<Element>(_ members: Query<Element>...) -> Query where Value == [Element]? {
        Query(QueryPlan(parts: .list(members.map(\.plan))))
    }

    /// Builds a dictionary with one query for each value:
    /// `.dictionary(("left", .named("l")), ("right", .named("r")))`.
    ///
    /// - Parameter members: The keys, and how to find the value of each.
    /// - Returns: The query.
    public static func dictionary<Element>(
        _ members: (key: String, query: Query<Element>)...
    ) -> Query where Value == [String: Element] {
        Query(QueryPlan(parts: .dictionary(members.map { ($0.key, $0.query.plan) })))
    }

    /// Builds a dictionary for an optional parameter, with one query for each value.
    ///
    /// - Parameter members: The keys, and how to find the value of each.
    /// - Returns: The query.
    public static func dictionary<Element>(
        _ members: (key: String, query: Query<Element>)...
    ) -> Query where Value == [String: Element]? {
        Query(QueryPlan(parts: .dictionary(members.map { ($0.key, $0.query.plan) })))
    }
}
