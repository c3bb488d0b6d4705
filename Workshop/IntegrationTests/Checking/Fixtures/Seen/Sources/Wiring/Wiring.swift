package import Alchemic
import Core

package let wired = Module("Wired") {
    Singleton(Wheel.init)
    Singleton { Brass() }
    Prototype(Ticket.init(number:), .argument)
    External(Visitor.self, in: "visit")
    Scoped("visit", Badge.init(visitor:))
    Singleton(Rates.init)
    Singleton(Panel.init)
}

package struct Hidden: Sendable {}
package final class Workshop: Sendable {
    private let container: Container
    package init(_ container: Container) { self.container = container }

    /// What stands in a library is looked at, too.
    package func hidden() throws {
        _ = try container.get(Tool.self)  // MISSING
    }
}

/// No other module can name it.
struct Tool: Sendable {}
