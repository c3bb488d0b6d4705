import AlchemicMain

/// A type of a library that has a copy of Alchemic of its own.
final class Pier: Sendable {}

extension Pier: SelfDeclaring {
    static var declaration: [ModuleElement] {
        Singleton { Pier() }
    }
}
