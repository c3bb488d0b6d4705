/// Declares one object for each scope of a name, kept until that scope ends.
///
/// ```swift
/// Scoped(.request, RequestLog.init(clock:))
/// ```
public struct Scoped<Instance>: ObjectDeclaration {
    /// The definition.
    @_documentation(visibility: internal)
    public var definition: Definition

    /// Called by inlined initializers; `isSendable` says whether the compiler has seen that the type is.
    @usableFromInline
    package init(
        maker: any ErasedMaker, in scope: Scope, isSendable: Bool = false, queries: [ErasedQuery]? = nil,
        owner: Any.Type? = nil, file: StaticString, line: UInt32, column: UInt32
    ) {
        definition = Definition(
            maker, of: Instance.self, lifetime: .scoped, in: scope, isSendable: isSendable, queries: queries,
            owner: owner, file: file, line: line, column: column)
    }
}
