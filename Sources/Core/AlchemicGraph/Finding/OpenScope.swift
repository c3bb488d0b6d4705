/// A scope that is open where a request is made, with the definitions that it knows.
package struct OpenScope: Hashable, Sendable {
    package let scope: Scope
    /// The level of the graph that the scope was opened with, which has no definitions of higher levels.
    ///
    /// For an override within the scope, the level of the override, which keeps what it declares for the scope.
    package let level: Int

    package init(_ scope: Scope, level: Int) {
        self.scope = scope
        self.level = level
    }

    /// Whether the object of a definition lives in the scope, or in an override within it.
    package func keeps(_ node: Node) -> Bool { node.lifetime.scope == scope && node.level <= level }
}
