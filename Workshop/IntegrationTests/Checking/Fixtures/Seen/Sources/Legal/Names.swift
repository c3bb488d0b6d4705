// Names that stand for something else than they seem to.
import Alchemic
import Core
import Extra
import Wiring

typealias Gear = Wheel

enum Names {
    static let container = Container(orExit: wired)

    // An alias of a type that is declared; Core has a type of this name, too.
    static func alias() throws { _ = try container.get(Gear.self) }

    // A generic parameter.
    static func generic<Spare>(_ type: Spare.Type) throws { _ = try container.get(Spare.self) }

    // A generic parameter of a type that is extended elsewhere.
    struct Fetcher<Lamp> {}

    // An associated type.
    static func associated() throws { try Kit().fetch() }

    // A nested type, which the child declares.
    static func nested() throws { _ = try child.get(Horn.self) }
    final class Horn: Sendable {}
    static var child: Container {
        get throws { try Container(Module("Nested") { Singleton(Names.Horn.init) }, parent: container) }
    }

    // A type of a function.
    static func local() throws {
        struct Rope: Sendable {}
        let child = try Container(Module("Local") { Value(Rope()) }, parent: container)
        _ = try child.get(Rope.self)
    }

    // A nested type of a superclass.
    static func inherited() throws { try Derived().fetch() }

    // Two modules have a type of this name.
    static func qualified() throws { _ = try Outside.container.get(Extra.Part.self) }
}

extension Names.Fetcher {
    func fetch() throws { _ = try Names.container.get(Lamp.self) }
}

protocol Fetching {
    associatedtype Gizmo: Sendable
}
extension Fetching {
    func fetch() throws { _ = try Names.container.get(Gizmo.self) }
}
struct Kit: Fetching {
    typealias Gizmo = Wheel
}

class Base {
    final class Brush: Sendable {}
    static var container: Container {
        get throws { try Container(Module("Base") { Singleton(Base.Brush.init) }, parent: Names.container) }
    }
}
class Derived: Base {
    func fetch() throws { _ = try Base.container.get(Brush.self) }
}

let names: [(String, @Sendable () throws -> Void)] = [
    ("an alias", Names.alias), ("a generic parameter", { try Names.generic(Wheel.self) }),
    ("a generic parameter of an extended type", { try Names.Fetcher<Wheel>().fetch() }),
    ("an associated type", Names.associated), ("a nested type", Names.nested), ("a local type", Names.local),
    ("a nested type of a superclass", Names.inherited), ("a type of another module of the same name", Names.qualified),
]
