import Synchronization

/// A number that threads count up.
package final class Counter: Sendable {
    private let value = Atomic<Int>(0)

    package init() {}

    package func increment() { value.add(1, ordering: .relaxed) }
    package var count: Int { value.load(ordering: .relaxed) }
}
