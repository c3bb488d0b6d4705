import AlchemicMain

/// A type of a library that shares the main container, and has a copy of the graph of its own.
final class Coral: Sendable {}

extension Coral: SelfDeclaring {
    static var declaration: [ModuleElement] {
        Singleton { Coral() }
    }
}
