#if CommandLine
internal import AlchemicGraph
internal import AlchemicGraphDocument
internal import Foundation

/// A product of a package that checks a graph, and writes its document: `NAME --document FILE`.
struct CheckTarget {
    let product: String
    let package: String
    /// How long it may take.
    let seconds: Int

    /// Builds it, runs it, and reads what it writes.
    func document() throws -> GraphDocument {
        let folder = FileManager.default.temporaryDirectory.appending(path: "alchemic-\(UUID().uuidString)")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw Failure.input("no folder can be made in '\(folder.deletingLastPathComponent().path().printable)'")
        }
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "graph.json")
        let status = try run(writingTo: file)
        // A check with errors ends with 1, and has written everything.
        guard status == 0 || status == 1, FileManager.default.fileExists(atPath: file.path(percentEncoded: false))
        else {
            throw Failure.input(
                "'\(name)' \(status == 1 ? "was not built, or " : "")ended with \(status) and wrote no graph document: run '\(command)' to see why; a check target "
                    + "writes one to the file that '--document' names")
        }
        return try DocumentReader.graph(file.path(percentEncoded: false))
    }

    private var name: String { product.printable }
    private var command: String { "swift run --package-path \(package.printable) \(name)" }

    private func run(writingTo file: URL) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments =
            ["swift", "run", "--quiet", "--package-path", package, product, "--document"]
            + [file.path(percentEncoded: false)]
        process.standardInput = FileHandle.nullDevice
        // What it prints is for those who run it by itself; what is wrong with its build is not.
        process.standardOutput = FileHandle.nullDevice
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        do {
            try process.run()
        } catch {
            throw Failure.input("'swift' cannot be run: install a Swift toolchain, and put it on PATH")
        }
        if ended.wait(timeout: .now() + .seconds(seconds)) == .timedOut {
            end(process, ended)
            throw Failure.input(
                "'\(name)' did not end within \(seconds) seconds: a check target checks and ends, it must not serve; give "
                    + "more time with '--time-limit', or run '\(command)' to see where it stays")
        }
        guard process.terminationReason == .exit else {
            throw Failure.input(
                "'\(name)' crashed with signal \(process.terminationStatus): run '\(command)' to see where")
        }
        return process.terminationStatus
    }

    /// Ends it, politely at first, with what it has started.
    private func end(_ process: Process, _ ended: DispatchSemaphore) {
        let id = process.processIdentifier
        for signal in [SIGTERM, SIGKILL] {
            // It leads a group of its own; where it does not, the group is unknown.
            if kill(-id, signal) != 0 { kill(id, signal) }
            if ended.wait(timeout: .now() + .seconds(1)) == .success { return }
        }
    }
}
#endif
