import Alchemic
import Foundation
import Synchronization

/// What the container said it did.
final class WiringLog: Sendable {
    private let events = Mutex<[ContainerEvent]>([])

    func note(_ event: ContainerEvent) {
        events.withLock { $0.append(event) }
    }

    /// A line for each event, in order: what happened, how long it took, to what, and where that is declared.
    var text: String {
        let lines = events.withLock { $0 }.map { event in
            let kind = event.kind.description.padding(toLength: 9, withPad: " ", startingAt: 0)
            let time = event.duration.map { String(format: "%8.3f ms", $0 / .milliseconds(1)) } ?? "           "
            let place = event.definition.map { "  (\($0.location.file):\($0.location.line))" } ?? ""
            return "\(kind)\(time)  \(event.label)\(place)"
        }
        return "Wiring:\n" + lines.joined(separator: "\n")
    }
}
