/// Declares a new object for each resolution and each parameter that takes it.
///
/// ```swift
/// Prototype(Cart.init(catalogue:)).inject(\.discounts)
/// ```
///
/// The type need not be `Sendable`, since each consumer has its own object.
public struct Prototype<Instance>: ObjectDeclaration {
    /// The definition.
    @_documentation(visibility: internal)
    public var definition: Definition

    /// For other products of this package.
    package init(_ definition: Definition) { self.definition = definition }

    /// Called by inlined initializers; `isSendable` says whether the compiler has seen that the type is.
    @usableFromInline
    package init(
        maker: any ErasedMaker, isSendable: Bool = false, queries: [ErasedQuery]? = nil,
        owner: Any.Type? = nil, file: StaticString, line: UInt32, column: UInt32
    ) {
        definition = Definition(
            maker, of: Instance.self, lifetime: .prototype, isSendable: isSendable, queries: queries, owner: owner,
            file: file, line: line, column: column)
    }
}
