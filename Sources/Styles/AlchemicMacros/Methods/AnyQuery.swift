#if Macros
/// A query of unknown value type, for the parameters of `@Inject` and `@Provides`.
///
/// Its members are those of `Query`. The macros copy each query into the generated code, where a constant of the wrong type
/// does not compile. Write constants with their type, such as `.value(Duration.seconds(5))`, not `.value(.seconds(5))`.
/// Queries of this type never exist at run time.
public struct AnyQuery: Sendable {
    /// A constant `nil`.
    @_documentation(visibility: internal)
    public struct Nothing: Sendable, ExpressibleByNilLiteral {
        /// Creates `nil`.
        @_documentation(visibility: internal)
        public init(nilLiteral: ()) {}
    }

    /// Finds a definition by the parameter's own type.
    @_documentation(visibility: internal)
    public static var auto: AnyQuery { AnyQuery() }

    /// Leaves a prototype's parameter to the caller.
    @_documentation(visibility: internal)
    public static var argument: AnyQuery { AnyQuery() }

    /// Leaves a parameter of a kept object to the caller, with one object for each value.
    @_documentation(visibility: internal)
    public static var key: AnyQuery { AnyQuery() }

    /// Finds every match, for a parameter that is a list or a dictionary.
    @_documentation(visibility: internal)
    public static var all: AnyQuery { AnyQuery() }

    /// Finds definitions that have all of these types.
    @_documentation(visibility: internal)
    public static func type(_ types: Any.Type...) -> AnyQuery { AnyQuery() }

    /// Finds the one definition with a name or alias.
    @_documentation(visibility: internal)
    public static func named(_ name: String) -> AnyQuery { AnyQuery() }

    /// Finds definitions that carry a tag and match the parameter's type.
    @_documentation(visibility: internal)
    public static func tagged(_ tag: String) -> AnyQuery { AnyQuery() }

    /// Finds definitions that carry a tag and match the parameter's type.
    @_documentation(visibility: internal)
    public static func tagged(_ tag: Definition.Tag) -> AnyQuery { AnyQuery() }

    /// Finds every match, with a minimum number, or only primaries if there are any.
    @_documentation(visibility: internal)
    public static func all(atLeast count: Int = 0, preferPrimary: Bool = false) -> AnyQuery { AnyQuery() }

    /// Provides a constant instead of finding anything.
    @_documentation(visibility: internal)
    public static func value<Value>(_ value: Value) -> AnyQuery { AnyQuery() }

    /// Provides `nil` instead of finding anything.
    @_documentation(visibility: internal)
    public static func value(_ value: Nothing) -> AnyQuery { AnyQuery() }

    /// Adds types that every match must have.
    @_documentation(visibility: internal)
    public func type(_ types: Any.Type...) -> AnyQuery { self }

    /// Adds a tag that every match must carry.
    @_documentation(visibility: internal)
    public func tagged(_ tag: String) -> AnyQuery { self }

    /// Adds a tag that every match must carry.
    @_documentation(visibility: internal)
    public func tagged(_ tag: Definition.Tag) -> AnyQuery { self }

    /// Adds a minimum number of matches, for a list or a dictionary.
    @_documentation(visibility: internal)
    public func atLeast(_ count: Int) -> AnyQuery { self }
}
#endif
