import Alchemic
import Core
import Wiring

typealias Try = (name: String, body: @Sendable @MainActor (Container) async throws -> Void)

struct Holder {
    let container: Container
    var lent: Container { container }

    func property() throws { _ = try container.get(Rope.self) }  // MISSING
    func computed() throws { _ = try lent.get(Rope.self) }  // MISSING
}

enum Program {
    static let container = Container(orExit: wired)

    static func opened() throws -> Container { try container.scope("visit", with: Visitor()) }
}

extension Container {
    func spare() throws -> Spare {
        try get(Spare.self)  // MISSING
    }
}

let tries: [Try] = [
    ("a class", { c in _ = try c.get(Gear.self) }),  // UNCLEAR
    ("a typed closure", { (c: Container) in _ = try c.get(Gear.self) }),  // MISSING
    ("a class, of a constant", { _ in _ = try Program.container.get(Gear.self) }),  // MISSING
    ("a protocol", { _ in _ = try Program.container.get((any Taste).self) }),  // MISSING
    ("an actor", { _ in _ = try Program.container.get(Mailbox.self) }),  // MISSING
    ("an enumeration", { _ in _ = try Program.container.get(Mode.self) }),  // MISSING
    ("awaited", { _ in _ = try await Program.container.get(async: Lamp.self) }),  // MISSING
    ("on the main actor", { _ in _ = try Program.container.get(main: Screen.self) }),  // MISSING
    ("a provider", { _ in _ = try Program.container.provider(of: Paint.self, taking: Int.self) }),  // MISSING
    ("lent", { _ in try Program.container.with(Brush.self) { _ in } }),  // MISSING
    (
        "by the type of a variable",
        { _ in
            let nail: Nail = try Program.container.get()  // MISSING
            _ = nail
        }
    ),
    ("by a name", { _ in _ = try Program.container.get(Wheel.self, .named("spare")) }),  // MISSING
    ("in a text", { _ in print("\(try Program.container.get(Part.self))") }),  // MISSING
    ("a nested type", { _ in _ = try Program.container.get(Shelf.Slot.self) }),  // MISSING
    ("with its module", { _ in _ = try Program.container.get(Core.Anchor.self) }),  // MISSING
    ("a generic type", { _ in _ = try Program.container.get(Box<Int>.self) }),  // MISSING
    ("deferred", { _ in _ = try Program.container.get(Lazy<Vehicle>.self) }),  // MISSING
    // Declared, but not built by a plain call.
    ("awaited, got plainly", { _ in _ = try Program.container.get(Rates.self) }),  // MISSING
    ("on the main actor, got plainly", { _ in _ = try Program.container.get(Panel.self) }),  // MISSING
    ("in a library", { c in try Workshop(c).hidden() }),
    ("a property", { c in try Holder(container: c).property() }),
    ("a computed property", { c in try Holder(container: c).computed() }),
    ("an extension of the container", { c in _ = try c.spare() }),
    ("in a function", { c in try resolve(in: c) }),
    (
        "in a scope",
        { _ in
            let scope = try Program.opened()
            defer { Task { try await scope.stop() } }
            _ = try scope.get(Gadget.self)  // MISSING
        }
    ),
    (
        "in the closure of a scope",
        { _ in
            try await Program.container.scope("visit", with: Visitor()) { visit in
                _ = try visit.get(Shelf.Slot.self)  // MISSING
            }
        }
    ),
    (
        "over several lines",
        { _ in
            _ =
                try Program.container
                .get(  // MISSING
                    (any Color).self
                )
        }
    ),
]

func resolve(in container: Container) throws {
    _ = try container.get((any Smell).self)  // MISSING
}

@main struct Missing {
    static func main() async throws {
        for (name, body) in tries {
            do {
                try await body(Program.container)
                print("\(name): succeeded")
            } catch {
                print("\(name): \(error.id)")
            }
        }
    }
}

extension Error {
    fileprivate var id: String { (self as? ResolutionError)?.id.rawValue ?? "\(self)" }
}
