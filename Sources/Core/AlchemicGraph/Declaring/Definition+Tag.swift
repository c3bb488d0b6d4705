extension Definition {
    /// A word that groups definitions, with an optional order.
    ///
    /// In a list, members with an order come first, lowest first; the others follow as declared.
    public struct Tag: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
        /// The word.
        public let name: String
        /// The position among the members with the same tag; nil keeps the order of declaration.
        public let order: Int?

        /// Creates a tag, with a position among the members that have it.
        public init(_ name: String, order: Int? = nil) {
            self.name = name
            self.order = order
        }

        /// Creates a tag without an order from a literal.
        @_documentation(visibility: internal)
        public init(stringLiteral name: String) { self.init(name) }

        /// Marks a definition that programs resolve from a container.
        ///
        /// A typed container has a member for the definition, and the check does not report the definition as unused.
        ///
        /// ```swift
        /// Singleton(Catalogue.init(store:)).tagged(.root)
        /// ```
        public static let root = Tag("root")

        /// The word, with its order if there is one.
        @_documentation(visibility: internal)
        public var description: String { order.map { "\(name) (\($0))" } ?? name }
    }

    /// Whether the tag says that programs resolve the definition.
    var isRoot: Bool { has(tag: Tag.root.name) }
}
