import Alchemic
import Foundation

/// Ends the process, unless that was started to build: a check may build nothing.
public func build(_ type: Any.Type) {
    guard ProcessInfo.processInfo.environment["SHOP_BUILDS"] == "1" else { fatalError("\(type) was built") }
}

public final class Clock: Sendable {
    public init() { build(Clock.self) }
}

public final class Log: Sendable {
    public init(clock: Clock) { build(Log.self) }
}

public protocol Greeting {
    var text: String { get }
}

public struct English: Greeting, Sendable {
    public let text = "hello"
    public init() { build(English.self) }
}

public struct French: Greeting, Sendable {
    public let text = "bonjour"
    public init() { build(French.self) }
}

public final class Welcome: Sendable {
    public let text: String
    public init(greeting: any Greeting) {
        build(Welcome.self)
        text = greeting.text
    }
}

public struct Label: Sendable {
    public let text: String
}

private struct Hidden: Sendable {}

public let core = Module("Core") {
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
