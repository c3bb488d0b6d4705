import Alchemic
import Synchronization

/// What a container said it did.
final class EventLog: Sendable {
    private let events = Mutex<[ContainerEvent]>([])

    func note(_ event: ContainerEvent) {
        events.withLock { $0.append(event) }
    }

    /// What happened of one kind, in order.
    func labels(_ kind: ContainerEvent.Kind) -> [String] {
        events.withLock { $0.filter { $0.kind == kind }.map(\.label) }
    }
}
