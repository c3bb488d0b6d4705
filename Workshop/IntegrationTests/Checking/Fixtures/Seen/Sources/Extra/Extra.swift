package import Alchemic
import Core

package final class Part: Sendable { package init() {} }
package struct Rose: Smell { package init() {} }

/// A module that the check does not have.
package let extra = Module("Extra") {
    Singleton(Rose.init)
    Singleton(Anchor.init)
    Singleton(Nail.init).named("long nail")
    Singleton(Part.init)
}

/// A module that is made in one of two ways.
package func tools(inColor: Bool) -> Module {
    Module("Tools") {
        if inColor { Singleton(Paint.init) }
    }
}

/// Another library's idea of a container.
package struct Registry: Sendable {
    package init() {}
    package func get<Value>(_ type: Value.Type) -> Value? { nil }
    package func with<Value>(_ type: Value.Type, _ body: () -> Void) { body() }
    package func use(_ body: (Registry) -> Void) { body(self) }
}
