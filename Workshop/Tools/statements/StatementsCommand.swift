import Foundation

/// Makes, or checks, the page of statements from the checked-in list and the log of the tests that passed.
@main
struct StatementsCommand {
    static let usage = """
        usage: statements (--run-tests | --log <file>) [--check]

          --run-tests   run the tests of the package and use what they log
          --log <file>  use what tests have logged to the file that ALCHEMIC_STATEMENTS_LOG named
          --check       write nothing; fail if a statement of a complete area is not shown, a test claims an
                        unknown one, or the checked-in page is not what would be written
        """

    private var log: URL?
    private var runsTests = false
    private var checks = false

    /// The repository: this file is `Workshop/Tools/statements/StatementsCommand.swift` in it.
    private let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static func main() {
        do {
            let command = try StatementsCommand(arguments: Array(CommandLine.arguments.dropFirst()))
            try command.run()
        } catch {
            FileHandle.standardError.write(Data("statements: \(error)\n".utf8))
            exit(error is WrongUse ? 2 : 1)
        }
    }

    init(arguments: [String]) throws {
        var arguments = arguments[...]
        while let argument = arguments.popFirst() {
            switch argument {
            case "--run-tests": runsTests = true
            case "--check": checks = true
            case "--log":
                guard let path = arguments.popFirst() else { throw WrongUse() }
                log = URL(fileURLWithPath: path)
            default: throw WrongUse()
            }
        }
        guard runsTests != (log != nil) else { throw WrongUse() }
    }

    private func run() throws {
        let tools = repository.appendingPathComponent("Workshop/Tools/statements")
        let page = repository.appendingPathComponent("Documentation/Statements.md")
        let list = try read(tools.appendingPathComponent("Statements.tsv")) { try StatementList(parsing: $0) }
        let log = try read(log ?? runTests()) { try TestLog(parsing: $0) }

        if checks {
            let problems = Check(list: list, log: log, page: try? String(contentsOf: page, encoding: .utf8)).problems
            if !problems.isEmpty {
                throw Failure(description: problems.map { "\n  " + $0 }.joined())
            }
        } else {
            try FileManager.default.createDirectory(
                at: page.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(Page(list: list, log: log).text.utf8).write(to: page, options: .atomic)
        }
        report(list, log)
    }

    /// Runs the tests of the package and returns where they have logged, a file among those of the build.
    private func runTests() throws -> URL {
        let log = repository.appendingPathComponent(".build/statements.log")
        try FileManager.default.createDirectory(
            at: log.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: log)
        let tests = Process()
        tests.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        tests.arguments = ["swift", "test", "--enable-all-traits", "--package-path", repository.path]
        tests.environment = ProcessInfo.processInfo.environment.merging(["ALCHEMIC_STATEMENTS_LOG": log.path]) { $1 }
        try tests.run()
        tests.waitUntilExit()
        guard tests.terminationStatus == 0 else {
            throw Failure(description: "the tests failed; the page is left as it is")
        }
        return log
    }

    private func read<Content>(_ file: URL, parse: (String) throws -> Content) throws -> Content {
        do {
            return try parse(String(contentsOf: file, encoding: .utf8))
        } catch {
            throw Failure(description: "\(file.lastPathComponent): \(error)")
        }
    }

    private func report(_ list: StatementList, _ log: TestLog) {
        let shown = list.statements.count { log.testsByID[$0.id] != nil }
        let setAside = list.statements.count { $0.setAside != nil }
        print("\(list.statements.count) statements: \(shown) shown by tests, \(setAside) set aside")
    }
}

/// The arguments make no sense; says which would.
private struct WrongUse: Error, CustomStringConvertible {
    let description = "not understood\n\(StatementsCommand.usage)"
}

private struct Failure: Error, CustomStringConvertible {
    let description: String
}
