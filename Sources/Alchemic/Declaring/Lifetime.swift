/// How long a container keeps what it made from a definition.
///
/// Statements A2, A3, R3, R4, G9; rule 7 of the design.
public struct Lifetime: Sendable, Hashable, CustomStringConvertible {
    enum Kind: UInt8, Sendable {
        case singleton, prototype, weak, scoped, external, value
    }

    let kind: Kind
    /// The scope's name, for the lifetime ``scoped(_:)``.
    public let scope: String?

    init(_ kind: Kind, scope: String? = nil) {
        self.kind = kind
        self.scope = scope
    }

    /// One object for the container that declares it, kept until the container stops.
    public static let singleton = Lifetime(.singleton)
    /// A new object for each request and each injection point.
    public static let prototype = Lifetime(.prototype)
    /// One object for as long as somebody else keeps it.
    public static let weak = Lifetime(.weak)
    /// One object for each scope of the given name, kept until the scope ends.
    ///
    /// - Parameter name: The scope's name.
    /// - Returns: The lifetime.
    public static func scoped(_ name: String) -> Lifetime { Lifetime(.scoped, scope: name) }
    /// An object that the program hands over with `set`.
    public static let external = Lifetime(.external)
    /// A constant that the declaration holds.
    public static let value = Lifetime(.value)

    /// The lifetime's word in messages and documents.
    public var description: String {
        switch kind {
        case .singleton: "singleton"
        case .prototype: "prototype"
        case .weak: "weak"
        case .scoped: "scoped"
        case .external: "external"
        case .value: "value"
        }
    }
}
