import Alchemic
import Foundation

/// Ends the process, unless that was started to build: a check may build nothing.
package func build(_ type: Any.Type) {
    guard ProcessInfo.processInfo.environment["SHOP_BUILDS"] == "1" else { fatalError("\(type) was built") }
}

package final class Clock: Sendable {
    package init() { build(Clock.self) }
}

package final class Log: Sendable {
    package init(clock: Clock) { build(Log.self) }
}

package protocol Greeting {
    var text: String { get }
}

package struct English: Greeting, Sendable {
    package let text = "hello"
    package init() { build(English.self) }
}

package struct French: Greeting, Sendable {
    package let text = "bonjour"
    package init() { build(French.self) }
}

package final class Welcome: Sendable {
    package let text: String
    package init(greeting: any Greeting) {
        build(Welcome.self)
        text = greeting.text
    }
}

package struct Label: Sendable {
    package let text: String
}

private struct Hidden: Sendable {}

package let core = Module("Core") {
    #if REPAIRED
    Singleton(Clock.init).eager()
    Singleton(English.init).as((any Greeting).self).primary()
    Singleton(French.init).as((any Greeting).self).named("french").eager()
    #else
    Singleton(English.init).as((any Greeting).self)
    Singleton(French.init).as((any Greeting).self).named("french")
    #endif
    Singleton(Log.init(clock:))
    Singleton(Welcome.init(greeting:)).tagged("exposed")
    Value("a planted secret").named("api-key")
    Value(Label(text: "a planted secret"))
    Singleton { Hidden() }.tagged("exposed")
}
