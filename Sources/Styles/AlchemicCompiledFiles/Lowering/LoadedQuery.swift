package import Alchemic

/// How an argument is found, for a type that is known only as the program runs.
package struct LoadedQuery: Sendable {
    let plan: QueryPlan

    /// By the parameter's own type.
    package static let auto = LoadedQuery(plan: .auto)

    /// Left to the caller.
    package static let argument = LoadedQuery(plan: .argument)

    /// By name.
    package static func named(_ name: String) -> LoadedQuery { LoadedQuery(plan: QueryPlan(names: [name])) }

    /// By a tag.
    package static func tagged(_ tag: String) -> LoadedQuery { LoadedQuery(plan: QueryPlan(tags: [tag])) }

    /// A constant of exactly the parameter's type.
    package static func value<Value>(_ value: Value) -> LoadedQuery {
        LoadedQuery(plan: QueryPlan(constant: Box(value)))
    }

    /// A list put together from its members.
    package static func list(_ members: [LoadedQuery]) -> LoadedQuery {
        LoadedQuery(plan: QueryPlan(parts: .list(members.map(\.plan))))
    }

    /// A dictionary put together from its values.
    package static func dictionary(_ members: [(key: String, query: LoadedQuery)]) -> LoadedQuery {
        LoadedQuery(plan: QueryPlan(parts: .dictionary(members.map { ($0.key, $0.query.plan) })))
    }

    /// The type's own nil; nil if the type is no optional.
    package static func absent(_ type: Any.Type) -> LoadedQuery? {
        (type as? any AnyOptional.Type).map { LoadedQuery(plan: QueryPlan(constant: $0.nilBox)) }
    }

    /// The query for a request.
    package func query<Value>(for _: Value.Type) -> Query<Value> { Query(plan) }
}
