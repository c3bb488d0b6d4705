extension Definition {
    /// A word on a definition by which several are found together, with an optional place in their order.
    ///
    /// Members of a list with an order come first, lowest order first; the others follow as declared.
    public struct Tag: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
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

        /// Makes a tag without an order from a literal.
        public init(stringLiteral name: String) { self.init(name) }

        /// The word, with its order if there is one.
        public var description: String { order.map { "\(name) (\($0))" } ?? name }
    }
}
