import Foundation
import Synchronization

/// The program as a process of its own, and what it has said so far.
final class RunningCommand: Sendable {
    private let process: Process
    private let output = Mutex(Data())
    private let hasEnded = Atomic(false)

    init(_ arguments: String..., environment: [String: String] = [:]) throws {
        process = Process()
        process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "notes")
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        pipe.fileHandleForReading.readabilityHandler = { [weak self] handle in
            let more = handle.availableData
            if more.isEmpty { handle.readabilityHandler = nil }
            guard let self else { return }
            output.withLock { $0 += more }
            if more.isEmpty { hasEnded.store(true, ordering: .sequentiallyConsistent) }
        }
        try process.run()
    }

    /// What it has said.
    var said: String { output.withLock { String(decoding: $0, as: UTF8.self) } }

    /// Whether it has ended, and everything it said was read.
    var isOver: Bool { hasEnded.load(ordering: .sequentiallyConsistent) && !process.isRunning }

    /// With what it has ended.
    var status: Int32 { process.terminationStatus }

    /// Ends it.
    func end() { process.terminate() }
}
