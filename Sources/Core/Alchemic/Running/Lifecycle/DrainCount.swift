/// How many scopes a drain waits for.
///
/// It is a value, as ``LifecycleState`` is.
package struct DrainCount {
    /// How many are open of those that have been counted.
    package private(set) var open = 0
    /// Whether all have been; until then, one that ends may not have been counted yet.
    package private(set) var isCounted = false
    /// How many were open when the wait ended.
    package private(set) var left: Int?

    package init() {}

    package var isOver: Bool { left != nil }

    package mutating func add(_ count: Int) {
        open += count
        if isCounted, open == 0 { end() }
    }

    package mutating func endCounting() {
        isCounted = true
        add(0)
    }

    /// Ends the wait, whatever is still open.
    package mutating func end() { left = left ?? open }
}
