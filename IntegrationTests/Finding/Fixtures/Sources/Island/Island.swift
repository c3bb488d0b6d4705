import Alchemic

/// A type of a library that has a copy of Alchemic of its own.
final class Pier: Sendable {}

extension Pier: SelfDeclaring {
    static func declare(_ declaration: inout Declaration<Pier>) {
        declaration.singleton { Pier() }
    }
}
