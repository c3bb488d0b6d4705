import Synchronization

/// Whether the shop takes orders at the moment.
package final class Readiness: Sendable {
    private let current = Mutex(HealthBody.Status.starting)

    package init() {}

    package var status: HealthBody.Status {
        get { current.withLock { $0 } }
        set { current.withLock { $0 = newValue } }
    }
}
