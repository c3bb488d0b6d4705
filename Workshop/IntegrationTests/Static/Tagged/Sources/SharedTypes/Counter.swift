public import AlchemicMain

/// A type of another module, linked with Alchemic in a library of its own.
public final class Counter: Startable, SelfDeclaring, Sendable {
    /// Declares it.
    public static var declaration: [ModuleElement] { Singleton { Counter() }.eager() }

    /// Prints a line.
    public func start() async throws { print("start") }
}
