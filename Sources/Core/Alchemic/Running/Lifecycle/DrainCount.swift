/// The count of the scopes that a drain waits for: a value, as ``LifecycleState`` is.
package struct DrainCount {
    /// The number of open scopes, of those that have been counted.
    package private(set) var open = 0
    /// Whether all scopes have been counted; until then, a scope may end before it is counted.
    package private(set) var isCounted = false
    /// Whether the wait has to end, whatever is still open.
    package private(set) var endsEarly = false
    /// The number of scopes that were open when the wait ended; nil until then.
    package private(set) var left: Int?

    package init() {}

    package var isOver: Bool { left != nil }

    /// Counts open scopes, or one less when a scope has ended; the last one ends the wait, or the end of the counting.
    ///
    /// A scope that ends after the wait has to end was open then.
    package mutating func add(_ count: Int) {
        if count > 0 || !endsEarly { open += count }
        if isCounted, open == 0 || endsEarly { left = left ?? open }
    }

    /// Notes that all scopes have been counted; ends the wait if none is open any more.
    package mutating func endCounting() {
        isCounted = true
        add(0)
    }

    /// Ends the wait as soon as all scopes have been counted, whatever is still open.
    package mutating func end() {
        endsEarly = true
        add(0)
    }
}
