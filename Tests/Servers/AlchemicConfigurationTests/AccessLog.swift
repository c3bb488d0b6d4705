#if Configuration
import Configuration
import Synchronization

/// What a reader was asked for.
final class AccessLog: AccessReporter {
    private let storage = Mutex<[AccessEvent]>([])

    var events: [AccessEvent] { storage.withLock { $0 } }
    var keys: [String] { events.map { "\($0.metadata.key)" } }

    func report(_ event: AccessEvent) { storage.withLock { $0.append(event) } }
}
#endif
