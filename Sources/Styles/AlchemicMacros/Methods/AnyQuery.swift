#if Macros
/// A query whose value type the compiler does not know yet: `@Inject` and `@Provides` take it for parameters.
///
/// It has the words of `Query`, and the macros pass on what you write as it stands, so that a constant of the wrong type
/// does not compile. Only an expression that leaves out its type, as in `.value(.seconds(5))`, must be written in
/// full: `.value(Duration.seconds(5))`. Macros read such queries; none is ever created at run time.
public struct AnyQuery: Sendable {
    /// A constant `nil`.
    @_documentation(visibility: internal)
    public struct Nothing: Sendable, ExpressibleByNilLiteral {
        /// Creates it.
        @_documentation(visibility: internal)
        public init(nilLiteral: ()) {}
    }

    /// Finds by the parameter's own type.
    @_documentation(visibility: internal)
    public static var auto: AnyQuery { AnyQuery() }

    /// Leaves a prototype's parameter to the caller.
    @_documentation(visibility: internal)
    public static var argument: AnyQuery { AnyQuery() }

    /// Leaves a parameter of what is kept to the caller, with one object for each value.
    @_documentation(visibility: internal)
    public static var key: AnyQuery { AnyQuery() }

    /// Finds every match, for a parameter that is a list or a dictionary.
    @_documentation(visibility: internal)
    public static var all: AnyQuery { AnyQuery() }

    /// Finds definitions of a type; of several, what is all of them.
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

    /// Finds every match, with a minimum number or with the rule that primaries narrow a list.
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
