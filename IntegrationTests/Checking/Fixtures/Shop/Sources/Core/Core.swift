import Alchemic

/// Ends the process: nothing may be built by a check.
func built(_ type: Any.Type) -> Never { fatalError("\(type) was built") }

public final class Clock: Sendable {
    public init() { built(Clock.self) }
}

public final class Log: Sendable {
    public init(clock: Clock) { built(Log.self) }
}

public protocol Greeting: Sendable {}

public struct English: Greeting {
    public init() { built(English.self) }
}

public struct French: Greeting {
    public init() { built(French.self) }
}

public final class Welcome: Sendable {
    public init(greeting: any Greeting) { built(Welcome.self) }
}

public let core = Module("Core") {
    Singleton(Log.init(clock:))
    Singleton(English.init).as((any Greeting).self)
    Singleton(French.init).as((any Greeting).self)
    Singleton(Welcome.init(greeting:))
    Value("a planted secret").named("api-key")
}
