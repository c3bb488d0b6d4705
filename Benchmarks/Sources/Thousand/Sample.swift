public import AlchemicMain

/// A type that declares itself with as few words as it can.
public protocol Sample: SelfDeclaring, DefaultInitialisable where Declared == Self {}

extension Sample {
    /// Says that there is one.
    public static func declare(_ declaration: inout Declaration<Self>) { declaration.singleton() }
}
