/// A word on a definition by which several are found together, with an optional place in their order.
///
/// Statement G21. Members of a list with an order come first, lowest order first; the others follow as declared.
public struct Tag: Sendable, Hashable, ExpressibleByStringLiteral {
    /// The word.
    public let name: String
    /// The place among the members with the same tag; nil leaves the order of declaration.
    public let order: Int?

    /// Makes a tag.
    ///
    /// - Parameters:
    ///   - name: The word.
    ///   - order: The place among the members with the same tag; nil leaves the order of declaration.
    public init(_ name: String, order: Int? = nil) {
        self.name = name
        self.order = order
    }

    /// Makes a tag without an order.
    ///
    /// - Parameter value: The word.
    public init(stringLiteral value: String) {
        self.init(value)
    }
}
