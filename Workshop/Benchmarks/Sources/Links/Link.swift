/// One of a thousand types, each of which takes the next one.
public struct Link: Sendable {
    /// The type.
    public let type: any (AnyObject & Sendable).Type
    /// Makes the object by hand.
    let make: @Sendable (ChainByHand) -> AnyObject

    init(_ type: any (AnyObject & Sendable).Type, _ make: @escaping @Sendable (ChainByHand) -> AnyObject) {
        self.type = type
        self.make = make
    }
}
