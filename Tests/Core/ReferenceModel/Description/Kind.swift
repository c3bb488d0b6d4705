/// The types that a description may declare and ask for: nine classes and four protocols.
enum Kind: String, CaseIterable, Sendable {
    case ant, bee, cat, dog, elk, fox, gnu, hen, ibex
    case walker, flier, hunter, grazer

    static let classes: [Kind] = [.ant, .bee, .cat, .dog, .elk, .fox, .gnu, .hen, .ibex]
    static let protocols: [Kind] = [.walker, .flier, .hunter, .grazer]

    /// The name of the type in Swift.
    var typeName: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

    var isProtocol: Bool { Kind.protocols.contains(self) }

    var superclass: Kind? {
        switch self {
        case .bee: .ant
        case .cat: .bee
        case .elk: .dog
        default: nil
        }
    }

    /// The protocols that the class itself conforms to; its subclasses conform to them, too.
    private var ownProtocols: [Kind] {
        switch self {
        case .ant: [.walker]
        case .bee: [.flier]
        case .cat: [.hunter]
        case .dog: [.walker]
        case .elk: [.grazer]
        case .fox: [.hunter]
        case .gnu: [.grazer]
        case .hen: [.flier]
        default: []
        }
    }

    /// Rule 2: the type itself, its superclasses, and every protocol that it conforms to.
    func isKind(of other: Kind) -> Bool {
        self == other || ownProtocols.contains(other) || superclass?.isKind(of: other) == true
    }

    /// The classes from the root to this one.
    var line: [Kind] { (superclass?.line ?? []) + [self] }

    /// Whether its objects are told when they are finished.
    var isAware: Bool { isKind(of: .ant) || self == .fox || self == .gnu }
    /// Whether its objects stop with their container.
    var isStoppable: Bool { isKind(of: .dog) || self == .hen }
    /// Whether its objects are started with their container.
    var isStartable: Bool { self == .hen || self == .ibex }
}
