public import AlchemicMain
public import Catalogue

/// An actor within a type.
enum Harbour {
    actor Ship: Part, SelfDeclaring {
        nonisolated let title = "ship"

        static var declaration: [ModuleElement] { Singleton(Ship.init) }
    }
}

/// A class whose subclasses are declared elsewhere.
class Lorry: Part, @unchecked Sendable {
    var title: String { "lorry" }
}

final class FastLorry: Lorry, @unchecked Sendable {
    override var title: String { "fast lorry" }
}

extension Lorry: SelfDeclaring {
    static var declaration: [ModuleElement] {
        Singleton { Lorry() }
    }
}

/// A structure that others see.
public struct Route: Part, SelfDeclaring {
    /// What it is.
    public let title = "route"

    /// Says how it is made.
    public static var declaration: [ModuleElement] {
        Singleton { Route() }
    }
}

/// A structure that nobody else sees or mentions: the optimizer leaves it out, its conformances included.
struct Parcel: Part, SelfDeclaring {
    let title = "parcel"

    static var declaration: [ModuleElement] {
        Singleton { Parcel() }
    }
}
