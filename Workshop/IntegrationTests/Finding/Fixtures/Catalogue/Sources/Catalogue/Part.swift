public import AlchemicMain

/// A part of the shop; the main module knows the others by it only.
public protocol Part: Sendable {
    var title: String { get }
}

/// A type of the module that the main module imports.
public final class Catalogue: Part {
    /// What it is.
    public let title = "catalogue"
}

extension Catalogue: SelfDeclaring {
    /// Says how it is made.
    public static var declaration: [ModuleElement] {
        Singleton { Catalogue() }.as((any Part).self)
    }
}
