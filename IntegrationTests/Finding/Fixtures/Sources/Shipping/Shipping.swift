public import Alchemic
public import Catalogue

/// An actor within a type.
enum Harbour {
    actor Ship: Part, SelfDeclaring, DefaultInitialisable {
        nonisolated let title = "ship"

        static func declare(_ declaration: inout Declaration<Ship>) { declaration.singleton() }
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
    static func declare(_ declaration: inout Declaration<Lorry>) {
        declaration.singleton { Lorry() }
    }
}

/// A structure that others see.
public struct Route: Part, SelfDeclaring {
    /// What it is.
    public let title = "route"

    /// Says how it is made.
    public static func declare(_ declaration: inout Declaration<Route>) {
        declaration.singleton { Route() }
    }
}

/// A structure that nobody else sees or mentions: the optimiser leaves it out, its conformances included.
struct Parcel: Part, SelfDeclaring {
    let title = "parcel"

    static func declare(_ declaration: inout Declaration<Parcel>) {
        declaration.singleton { Parcel() }
    }
}
