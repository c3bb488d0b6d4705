import BuildingPackages
import Foundation

/// A terminal in the reader's package.
struct Terminal {
    /// What a command has printed, and how it ended.
    struct Result {
        let status: Int32
        /// The lines that were printed; if a signal was sent, before that.
        let output: [String]
        /// The lines after the signal.
        let endingOutput: [String]
        /// Whether a signal was sent.
        let wasEnded: Bool
    }

    let folder: URL
    private var lastStatus: Int32 = 0

    init(in folder: URL) { self.folder = folder }

    /// Runs a command as the reader would, but builds where Alchemic has been built already.
    mutating func run(_ command: Transcript.Command) throws -> Result {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/bash")
        process.currentDirectoryURL = folder
        process.arguments = ["-c", "(exit \(lastStatus)); \(commandLine(command))"]
        process.standardInput = FileHandle.nullDevice
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let identifier = process.processIdentifier
        let watchdog = DispatchWorkItem { kill(identifier, SIGKILL) }
        DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(300), execute: watchdog)
        defer { watchdog.cancel() }

        let output = pipe.fileHandleForReading
        var data = Data()
        var sent: Int?
        repeat {
            // As soon as there are as many lines as are expected: whether they are the right ones is seen later.
            if let ending = command.ending, sent == nil, data.count(where: { $0 == 10 }) >= command.output.count {
                sent = data.count
                kill(identifier, ending.signal)
            }
            let more = output.availableData
            if more.isEmpty { break }
            data += more
        } while true
        process.waitUntilExit()
        lastStatus = process.terminationStatus
        return Result(
            status: process.terminationReason == .exit ? lastStatus : -lastStatus,
            output: lines(data.prefix(sent ?? data.count)), endingOutput: lines(data.dropFirst(sent ?? data.count)),
            wasEnded: sent != nil)
    }

    private func commandLine(_ command: Transcript.Command) -> String {
        var words = command.text.split(separator: " ").map(String.init)
        if words.last == "&" { words.removeLast() }
        guard words.starts(with: ["swift", "run"]) || words.starts(with: ["swift", "test"]) else { return command.text }
        // Beside what the program prints, the reader sees how it is built.
        let options = PackageBuild.options(scratch: PackageBuild.plain) + (words[1] == "run" ? ["--quiet"] : [])
        words.insert(contentsOf: options, at: 2)
        // A program that is in no terminal keeps what it prints until there is more of it.
        return (["exec", "stdbuf", "-oL"] + words).joined(separator: " ")
    }

    private func lines(_ data: Data) -> [String] {
        let text = String(decoding: data, as: UTF8.self)
        guard !text.isEmpty else { return [] }
        return (text.hasSuffix("\n") ? text.dropLast() : text[...])
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
