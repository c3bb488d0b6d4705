#if CommandLine
internal import AlchemicGraph
internal import AlchemicGraphDocument
internal import CheckSetup
internal import Foundation

/// A program of a package, or a check target, whose graph is checked in place of a run.
struct CheckedProgram {
    /// What it has left behind.
    enum Outcome {
        case document(GraphDocument)
        /// What it printed, if it does not link AlchemicChecking, which writes documents.
        case report(String, isValid: Bool)
    }

    let product: String
    let package: String
    /// How long it may take, with its build.
    let seconds: Int

    /// Builds it, runs it to its first graph, and reads the graph document.
    func document() throws -> GraphDocument {
        switch try outcome() {
        case .document(let document): return document
        case .report:
            throw Failure.input(
                "'\(name)' writes no graph document: add '.product(name: \"AlchemicChecking\", package: \"alchemic\")' to its "
                    + "dependencies in Package.swift; 'alchemic check' needs no document")
        }
    }

    /// Builds it, runs it to its first graph, and reads what it leaves behind.
    ///
    /// - Parameter isStrict: Whether warnings are errors of a program that writes no document.
    func outcome(isStrict: Bool = false) throws -> Outcome {
        let files = FileManager.default
        let folder = files.temporaryDirectory.appending(path: "alchemic-\(UUID().uuidString)")
        do {
            try files.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw Failure.input("no folder can be made in '\(folder.deletingLastPathComponent().path().printable)'")
        }
        defer { try? files.removeItem(at: folder) }
        let deadline = DispatchTime.now() + .seconds(seconds)
        let build = try run(
            ["build", "--package-path", package, "--product", product], output: .standardError, until: deadline)
        guard build.terminationReason == .exit, build.terminationStatus == 0 else {
            throw Failure.input("'\(name)' was not built: the build says why")
        }
        // A program that links AlchemicChecking looks through them for what code resolves.
        let place = URL(filePath: package, directoryHint: .isDirectory).absoluteURL
        let lines = (try? PackageDescription(of: place))?.sources(of: product, in: place) ?? ""
        let sources = folder.appending(path: "sources.txt")
        try Data(lines.utf8).write(to: sources)
        let document = folder.appending(path: "graph.json").path(percentEncoded: false)
        let output = folder.appending(path: "output")
        try Data().write(to: output)
        // Where there is a document, it says all that the program prints.
        let process = try run(
            ["run", "--skip-build", "--package-path", package, product], output: FileHandle(forWritingTo: output),
            checking: [
                "ALCHEMIC_CHECK": "1", "ALCHEMIC_CHECK_DOCUMENT": document,
                "ALCHEMIC_CHECK_SOURCES": sources.path(percentEncoded: false),
                "ALCHEMIC_CHECK_STRICT": isStrict ? "1" : "0",
            ], until: deadline)
        let text = String(decoding: (try? Data(contentsOf: output)) ?? Data(), as: UTF8.self)
        if files.fileExists(atPath: document) { return .document(try DocumentReader.graph(document)) }
        if text.contains(" checked: the graph is ") {
            return .report(text, isValid: process.terminationStatus == 0)
        }
        throw Failure.input(reason(process, text))
    }

    private var name: String { product.printable }

    /// Why nothing was checked, with the last lines of the program.
    private func reason(_ process: Process, _ text: String) -> String {
        let status = process.terminationStatus
        guard process.terminationReason == .exit else {
            return "'\(name)' crashed with signal \(status) before it created its first container: run "
                + "'ALCHEMIC_CHECK=1 swift run --package-path \(package.printable) \(name)' to see where"
        }
        let lines = text.split(separator: "\n").suffix(20).map { "\n  \(String($0).printable)" }
        return "'\(name)' ended with status \(status) before it created its first container: nothing was checked; "
            + (lines.isEmpty ? "it printed nothing" : "its last lines:" + lines.joined())
    }

    /// Runs a command of the package manager.
    private func run(
        _ arguments: [String], output: FileHandle, checking variables: [String: String] = [:],
        until deadline: DispatchTime
    ) throws -> Process {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["swift"] + arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = output
        process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        do {
            try process.run()
        } catch {
            throw Failure.input("'swift' cannot be run: install a Swift toolchain, and put it on PATH")
        }
        if ended.wait(timeout: deadline) == .timedOut {
            end(process, ended)
            throw Failure.input(
                variables.isEmpty
                    ? "'\(name)' was not built within \(seconds) seconds: give it more time with '--time-limit'"
                    : "'\(name)' did not create its first container within \(seconds) seconds: nothing was checked. Give it "
                        + "more time with '--time-limit', or create the container earlier")
        }
        return process
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
