#if CommandLine
import Foundation
import Testing

/// One run of `alchemic`, as from a shell.
struct ToolRun {
    let status: Int32
    let output: String
    let errors: String

    /// What a user sees, with the status if it is not 0.
    var transcript: String {
        var text = output
        if !errors.isEmpty, !text.isEmpty, !text.hasSuffix("\n") { text += "\n" }
        text += errors
        if status != 0 { text += (text.isEmpty || text.hasSuffix("\n") ? "" : "\n") + "[status \(status)]\n" }
        return text
    }

    /// Runs the tool in the folder of the documents.
    ///
    /// - Parameters:
    ///   - arguments: Its arguments.
    ///   - input: What is on its standard input.
    ///   - isTerminal: Whether its standard output is a terminal.
    ///   - environment: What is added to an environment that has little in it.
    init(
        _ arguments: [String], input: String = "", inTerminal isTerminal: Bool = false,
        environment: [String: String] = [:]
    ) throws {
        try self.init(ToolRun.tool, arguments, input: input, inTerminal: isTerminal, environment: environment)
    }

    /// Runs the tool with arguments of which none has a space.
    init(_ line: String, input: String = "", inTerminal isTerminal: Bool = false) throws {
        try self.init(line.split(separator: " ").map(String.init), input: input, inTerminal: isTerminal)
    }

    /// Runs another program in the same way.
    init(
        _ program: URL, _ arguments: [String], input: String = "", inTerminal isTerminal: Bool = false,
        environment: [String: String] = [:]
    ) throws {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = TestGraphs.folder
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let home = ProcessInfo.processInfo.environment["HOME"] ?? "/"
        process.environment = ["PATH": path, "HOME": home, "TERM": "xterm", "COLUMNS": "120"]
            .merging(environment) { $1 }
        let files = TestGraphs.folder.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: files) }
        let inputFile = files.appending(path: "input")
        try Data(input.utf8).write(to: inputFile)
        let errorFile = files.appending(path: "errors")
        try Data().write(to: errorFile)
        process.standardInput = try FileHandle(forReadingFrom: inputFile)
        process.standardError = try FileHandle(forWritingTo: errorFile)
        if isTerminal {
            let terminal = try Terminal()
            process.standardOutput = terminal.end
            try process.run()
            output = try terminal.output()
        } else {
            let pipe = Pipe()
            process.standardOutput = pipe
            try process.run()
            output = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        }
        process.waitUntilExit()
        status = process.terminationStatus
        errors = try String(contentsOf: errorFile, encoding: .utf8)
    }

    /// A program of the system, by its name; nil if it is not installed.
    static func program(_ name: String) -> URL? {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return path.split(separator: ":").map { URL(filePath: "\($0)/\(name)") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path()) }
    }

    /// The tool, which is built beside the tests.
    private static var tool: URL {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        let tests = bundle ?? Bundle.main.executableURL ?? URL(filePath: ProcessInfo.processInfo.arguments[0])
        return tests.deletingLastPathComponent().appending(path: "alchemic")
    }
}
#endif
