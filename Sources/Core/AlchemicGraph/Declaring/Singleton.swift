/// Declares one shared object for the container, built on first use unless it is ``eager()``.
///
/// ```swift
/// Singleton(SQLStore.init(path:)).as((any Store).self)
/// Singleton { Cache(limit: 500) }
/// Singleton(Connection.init(url:retries:), .named("db-server-url"), .value(5))
/// ```
///
/// Each parameter is resolved by its type, or by its query. The type must be `Sendable` or live on the main actor.
public struct Singleton<Instance>: ObjectDeclaration {
    /// The definition.
    @_documentation(visibility: internal)
    public var definition: Definition

    /// Called by inlined initializers; `isSendable` says whether the compiler has seen that the type is.
    @usableFromInline
    package init(
        maker: any ErasedMaker, isSendable: Bool = false, queries: [ErasedQuery]? = nil,
        owner: Any.Type? = nil, file: StaticString, line: UInt32, column: UInt32
    ) {
        definition = Definition(
            maker, of: Instance.self, lifetime: .singleton, isSendable: isSendable, queries: queries, owner: owner,
            file: file, line: line, column: column)
    }
}
