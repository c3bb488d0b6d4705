#if CommandLine
internal import AlchemicGraph
internal import AlchemicGraphDocument
internal import CheckSetup
internal import Foundation

/// A program of a package, or a check target, that is run only to check its graph.
struct CheckedProgram {
    /// The result of the run.
    enum Outcome {
        case document(GraphDocument)
        /// The printed report of a program that writes no document, because it does not link AlchemicChecking.
        case report(String, isValid: Bool)
    }

    let product: String
    let package: String
    /// The time limit for the build and the run together.
    let seconds: Int

    /// Builds the program, runs it until its first graph, and reads the graph document.
    func readDocument() throws -> GraphDocument {
        switch try check() {
        case .document(let document): return document
        case .report:
            throw Failure.input(
                "'\(name)' writes no graph document: add '.product(name: \"AlchemicChecking\", package: \"alchemic\")' to its "
                    + "dependencies in Package.swift; 'alchemic check' needs no document")
        }
    }

    /// Builds the program, runs it until its first graph, and reads the document or the report.
    ///
    /// - Parameter isStrict: Whether warnings are errors of a program that writes no document.
    func check(isStrict: Bool = false) throws -> Outcome {
        let files = FileManager.default
        let folder = files.temporaryDirectory.appending(path: "alchemic-\(UUID().uuidString)")
        do {
            try files.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw Failure.input("no folder can be made in '\(folder.deletingLastPathComponent().path().printable)'")
        }
        defer { try? files.removeItem(at: folder) }
        let deadline = DispatchTime.now() + .seconds(seconds)
        let build = try runPackageManager(
            ["build", "--package-path", package, "--product", product], output: .standardError, until: deadline)
        guard build.terminationReason == .exit, build.terminationStatus == 0 else {
            throw Failure.input("'\(name)' was not built: the build says why")
        }
        // A program that links AlchemicChecking looks through these sources for the types that code resolves.
        let root = URL(filePath: package, directoryHint: .isDirectory).absoluteURL
        let lines = (try? PackageDescription(of: root))?.sources(of: product, in: root) ?? ""
        let sources = folder.appending(path: "sources.txt")
        try Data(lines.utf8).write(to: sources)
        let document = folder.appending(path: "graph.json").path(percentEncoded: false)
        let output = folder.appending(path: "output")
        try Data().write(to: output)
        // If the program writes a document, its output contains nothing more.
        let process = try runPackageManager(
            ["run", "--skip-build", "--package-path", package, product], output: FileHandle(forWritingTo: output),
            checking: [
                "ALCHEMIC_CHECK": "1", "ALCHEMIC_CHECK_DOCUMENT": document,
                "ALCHEMIC_CHECK_SOURCES": sources.path(percentEncoded: false),
                "ALCHEMIC_CHECK_STRICT": isStrict ? "1" : "0",
            ], until: deadline)
        let text = String(decoding: (try? Data(contentsOf: output)) ?? Data(), as: UTF8.self)
        if files.fileExists(atPath: document) { return .document(try DocumentReader.readGraph(at: document)) }
        if text.contains(" checked: the graph is ") {
            return .report(text, isValid: process.terminationStatus == 0)
        }
        throw Failure.input(reason(forEndOf: process, printing: text))
    }

    private var name: String { product.printable }

    /// The reason why nothing was checked, with the last lines of the program's output.
    private func reason(forEndOf process: Process, printing text: String) -> String {
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
    private func runPackageManager(
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
            terminate(process, awaiting: ended)
            throw Failure.input(
                variables.isEmpty
                    ? "'\(name)' was not built within \(seconds) seconds: give it more time with '--time-limit'"
                    : "'\(name)' did not create its first container within \(seconds) seconds: nothing was checked. Give it "
                        + "more time with '--time-limit', or create the container earlier")
        }
        return process
    }

    /// Stops a process and its children, first by `SIGTERM`.
    private func terminate(_ process: Process, awaiting ended: DispatchSemaphore) {
        let id = process.processIdentifier
        for signal in [SIGTERM, SIGKILL] {
            // The process usually leads a group of its own; if not, there is no such group.
            if kill(-id, signal) != 0 { kill(id, signal) }
            if ended.wait(timeout: .now() + .seconds(1)) == .success { return }
        }
    }
}
#endif
