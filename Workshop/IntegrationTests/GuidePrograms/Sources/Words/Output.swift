import Alchemic
import Foundation
import Synchronization

/// Collects what a command writes, and prints it when the command has ended.
final class Output: Stoppable, Sendable {
    private let lines = Mutex<[String]>([])

    func write(_ line: String) { lines.withLock { $0.append(line) } }

    func stop() async throws {
        let text = lines.withLock { $0.map { $0 + "\n" }.joined() }
        try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    }
}
