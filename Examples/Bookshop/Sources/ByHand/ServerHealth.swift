import Synchronization
import Web

/// Whether the shop takes orders: its server says so.
final class ServerHealth: HealthSource {
    private let current = Mutex(HealthBody.Status.starting)

    var health: HealthBody.Status {
        get { current.withLock { $0 } }
        set { current.withLock { $0 = newValue } }
    }
}
