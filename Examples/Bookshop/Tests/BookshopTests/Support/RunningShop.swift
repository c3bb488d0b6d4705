import Foundation
import Testing

/// The program as a process of its own, in a folder of its own, on ports that are free.
final class RunningShop: Sendable {
    let folder: TemporaryFolder
    private let process = Process()
    private let output: URL

    /// Runs the program.
    ///
    /// - Parameters:
    ///   - environment: Variables beside those that give it a database and free ports.
    ///   - folder: Where it runs; a new one unless given.
    ///   - script: What the shell does around it, which it is `"$@"` for; nothing unless given.
    init(_ environment: [String: String] = [:], in folder: TemporaryFolder? = nil, by script: String? = nil) throws {
        self.folder = try folder ?? TemporaryFolder()
        output = self.folder.url.appending(path: "output-\(UUID()).txt")
        try Data().write(to: output)
        let tests = URL(filePath: CommandLine.arguments[0])
        let program = tests.deletingLastPathComponent().appending(path: "bookshop")
        process.executableURL = script == nil ? program : URL(filePath: "/bin/sh")
        if let script { process.arguments = ["-c", script, "sh", program.path] }
        process.currentDirectoryURL = self.folder.url
        process.environment = ProcessInfo.processInfo.environment
            .merging([
                "HTTP_PORT": "0", "OPERATIONS_PORT": "0", "OPERATIONS_DRAINING": "0",
                "DATABASE_PATH": self.folder.database,
            ]) { $1 }
            .merging(environment) { $1 }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = try FileHandle(forWritingTo: output)
        try process.run()
    }

    deinit { kill() }

    /// What it has written so far.
    var text: String { (try? String(contentsOf: output, encoding: .utf8)) ?? "" }

    /// The messages that it has logged so far.
    var log: [LogLine] {
        text.split(separator: "\n").compactMap { try? JSONDecoder().decode(LogLine.self, from: Data($0.utf8)) }
    }

    /// With what status it has ended; nil while it runs.
    var status: Int32? { process.isRunning ? nil : process.terminationStatus }

    func terminate() { _ = Foundation.kill(process.processIdentifier, SIGTERM) }

    func kill() { if process.isRunning { _ = Foundation.kill(process.processIdentifier, SIGKILL) } }

    /// Waits until it has ended; returns with what status.
    func end() async throws -> Int32 {
        try await until("the program has ended") { status != nil }
        return try #require(status)
    }

    /// Where customers reach it, once it listens.
    func shop() async throws -> ShopClient { ShopClient(address: try await address(of: "shop")) }

    /// Where those who run it reach it, once it listens.
    func operations() async throws -> ShopClient { ShopClient(address: try await address(of: "operations")) }

    private func address(of server: String) async throws -> String {
        let prefix = "Server started and listening on "
        func line() -> LogLine? { log.first { $0.metadata["server"] == server && $0.message.hasPrefix(prefix) } }
        try await until("the \(server) server listens, or the program ends: \(text)") { line() != nil || status != nil }
        let found = try #require(line(), "the program ended: \(text)")
        return "http://" + found.message.dropFirst(prefix.count)
    }
}

struct LogLine: Decodable {
    let level: String
    let message: String
    let metadata: [String: String]
}

/// Waits until something is true; fails if it is not after half a minute.
func until(_ what: @autoclosure () -> String, _ condition: () async throws -> Bool) async throws {
    let deadline = ContinuousClock.now + .seconds(30)
    while try await !condition() {
        try #require(ContinuousClock.now < deadline, "in vain: \(what())")
        try await Task.sleep(for: .milliseconds(10))
    }
}
