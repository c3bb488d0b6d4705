// What other containers and overrides declare.
import Alchemic
import Core
import Extra
import Wiring

struct Tin: Sendable {}
extension Tin: Taste {}
final class Truck: Vehicle, @unchecked Sendable {}
protocol Bright: Color {}
struct Red: Bright {}
struct Loud: Sound {}

enum Outside {
    static let container = Container(orExit: extra)
    static let main = Container(orExit: wired)

    static func child() throws {
        let child = try Container(Module("Child") { Singleton(Core.Gear.init).lazy() }, parent: main)
        _ = try child.get(Core.Gear.self)
    }
    static func closure() throws {
        let child = try Container(Module("Child") { Singleton { Core.Horn() } }, parent: main)
        _ = try child.get(Core.Horn.self)
    }
    static func conformance() throws {
        let child = try Container(Module("Child") { Singleton { Tin() } }, parent: main)
        _ = try child.get((any Taste).self)
    }
    static func superclass() throws {
        let child = try Container(Module("Child") { Singleton { Truck() } }, parent: main)
        _ = try child.get(Vehicle.self)
    }
    static func refinement() throws {
        let child = try Container(Module("Child") { Value(Red()) }, parent: main)
        _ = try child.get((any Color).self)
    }
    static func promised() throws {
        let child = try Container(Module("Child") { Singleton { make() }.as(Lamp.self) }, parent: main)
        _ = try child.get(Lamp.self)
    }
    static func make() -> Lamp { Lamp() }
    static func existential() throws {
        let child = try Container(Module("Child") { Singleton { Rose() as any Smell } }, parent: main)
        _ = try child.get((any Smell).self)
    }
    static func overridden() async throws {
        try await main.withOverrides {
            Singleton(Rope.init)
        } operation: {
            _ = try main.get(Rope.self)
        }
    }
    static func other() throws { _ = try container.get(Anchor.self) }
    static func named() throws { _ = try container.get(Nail.self, .named("long nail")) }
    static func added() throws {
        let child = try Container(tools(inColor: true), parent: main)
        _ = try child.get(Paint.self)
    }
    static func hidden() throws {
        let child = try Container(Module("Child") { Singleton(Spare.init).only(as: Spare.self) }, parent: main)
        _ = try child.get(Spare.self)
    }
    static func scoped() throws {
        let child = try Container(
            Module("Child") {
                External(Visitor.self, in: "stay")
                Scoped("stay", Mailbox.init)
            }, parent: main)
        _ = try child.scope("stay", with: Visitor()).get(Mailbox.self)
    }
}

let outside: [(String, @Sendable () async throws -> Void)] = [
    ("a child's", Outside.child), ("a closure's", Outside.closure), ("a conformance elsewhere", Outside.conformance),
    ("a subclass's", Outside.superclass), ("a protocol's that inherits", Outside.refinement),
    ("a promised one", Outside.promised), ("an existential", Outside.existential),
    ("an override's", Outside.overridden), ("another container's", Outside.other),
    ("a name of another container", Outside.named), ("a module's that a function makes", Outside.added),
    ("one that is hidden", Outside.hidden), ("one of a child's scope", Outside.scoped),
]
