// The types of both programs. What is declared by `wired` is `Wheel`, `Brass`, `Ticket`, `Visitor`, `Badge`, and the next two.

package final class Rates: Sendable { package init() async {} }
@MainActor package final class Panel { package init() {} }

package final class Wheel: Sendable { package init() {} }
package protocol Sound: Sendable {}
package struct Brass: Sound { package init() {} }
package final class Ticket {
    package let number: Int
    package init(number: Int) { self.number = number }
}
package struct Visitor: Sendable { package init() {} }
package final class Badge: Sendable { package init(visitor: Visitor) {} }

// Nothing of `wired` provides these.
package final class Gear: Sendable { package init() {} }
package final class Spare: Sendable { package init() {} }
package final class Lamp: Sendable { package init() {} }
package final class Horn: Sendable { package init() {} }
package final class Gadget: Sendable { package init() {} }
package final class Gizmo: Sendable { package init() {} }
package final class Rope: Sendable { package init() {} }
package final class Anchor: Sendable { package init() {} }
package final class Paint: Sendable { package init() {} }
package final class Brush: Sendable { package init() {} }
package final class Nail: Sendable { package init() {} }
package final class Part: Sendable { package init() {} }
package actor Mailbox { package init() {} }
package enum Mode: Sendable { case quick }
/// Another target has a subclass.
open class Vehicle: @unchecked Sendable {
    /// Makes one.
    public init() {}
}
package protocol Smell: Sendable {}
package protocol Taste: Sendable {}
package protocol Color: Sendable {}
package struct Box<Content: Sendable>: Sendable { package init() {} }
package enum Shelf {
    package struct Slot: Sendable { package init() {} }
}
@MainActor package final class Screen { package init() {} }
