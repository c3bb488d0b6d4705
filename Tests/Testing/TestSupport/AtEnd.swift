/// Runs something when it is gone.
package final class AtEnd: Sendable {
    private let action: @Sendable () -> Void

    package init(_ action: @escaping @Sendable () -> Void = {}) { self.action = action }

    deinit { action() }
}
