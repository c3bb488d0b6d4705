/// How long a container keeps an object.
public struct Lifetime: Sendable, Hashable, CustomStringConvertible {
    /// The lifetime without a scope; messages and graph documents show the names of the cases.
    @usableFromInline
    package enum Kind: UInt8, Sendable {
        case singleton, prototype, weak, scoped, external, value
    }

    package let kind: Kind
    /// The scope, for the lifetime ``scoped(_:)`` and for externals of a scope.
    public let scope: Scope?

    package init(_ kind: Kind, scope: Scope? = nil) {
        self.kind = kind
        self.scope = scope
    }

    /// One object for the container that declares it, kept until the container stops.
    public static let singleton = Lifetime(.singleton)
    /// A new object for each resolution and each injection point.
    public static let prototype = Lifetime(.prototype)
    /// One object, as long as other code keeps it.
    public static let weak = Lifetime(.weak)
    /// One object for each scope of the given name, kept until the scope ends.
    public static func scoped(_ scope: Scope) -> Lifetime { Lifetime(.scoped, scope: scope) }
    /// An object that the program sets.
    public static let external = Lifetime(.external)
    /// A constant that the declaration holds.
    public static let value = Lifetime(.value)

    /// The lifetime's word in messages and documents.
    @_documentation(visibility: internal)
    public var description: String { "\(kind)" }
}
