public import AlchemicMain

/// A type that declares itself with as few words as it can.
public protocol Sample: SelfDeclaring, Sendable {
    /// Makes one.
    init()
}

extension Sample {
    /// Says that there is one.
    @ModuleBuilder public static var declaration: [ModuleElement] { Singleton { Self() } }
}
