import Foundation
import Testing

/// A program of this package while it runs.
private final class Program {
    private let process = Process()
    private let pipe = Pipe()
    private var text = ""

    /// - Parameter outer: Arguments of `env`, with the program that runs this one.
    init(
        _ arguments: String..., of name: String = "Depot", under outer: [String] = [],
        environment: [String: String] = [:]
    ) throws {
        let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: name)
        process.executableURL = outer.isEmpty ? program : URL(filePath: "/usr/bin/env")
        process.arguments = outer.isEmpty ? arguments : outer + [program.path(percentEncoded: false)] + arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
    }

    /// Reads what it prints until these lines are there, or it has ended.
    func wait(for expected: String...) {
        while !expected.allSatisfy(lines.contains) {
            let data = pipe.fileHandleForReading.availableData
            if data.isEmpty { return }
            text += String(decoding: data, as: UTF8.self)
        }
    }

    func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

    /// Sends a signal each second, until it has ended; from a thread, since the tests block those of tasks.
    func sendRepeatedly(_ signal: Int32) {
        let process = process
        Thread.detachNewThread {
            while process.isRunning {
                kill(process.processIdentifier, signal)
                Thread.sleep(forTimeInterval: 1)
            }
        }
    }

    /// Everything it has printed when it has ended, and how it did.
    func end() -> (status: Int32, lines: [String]) {
        text += String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, lines)
    }

    private var lines: [String] { text.split(separator: "\n").map(String.init) }
}

@Suite struct ServicesTests {
    @Test(arguments: [SIGTERM, SIGINT], ["orderly", "patient"])
    func `a signal stops everything in reverse`(_ signal: Int32, _ manner: String) throws {
        let program = try Program(manner)
        program.wait(for: "dock runs", "gate opens")
        program.send(signal)
        let (status, lines) = program.end()
        #expect(status == 0)
        #expect(lines.first == "store opens")
        // Services are begun in order, each in a task of its own: which of them prints first is not settled.
        #expect(Set(lines.dropFirst().prefix(2)) == ["dock runs", "gate opens"])
        #expect(lines.dropFirst(3) == ["gate closes", "dock ends", "store closes", "the program goes on"])
    }

    @Test func `open scopes end after services that take the container and before others`() throws {
        let program = try Program("draining")
        program.wait(for: "porter waits", "dock runs", "gate opens")
        program.send(SIGTERM)
        let (status, lines) = program.end()
        #expect(status == 0)
        #expect(
            lines.dropFirst(4) == [
                "porter leaves", "nobody is let in", "visit ends", "gate closes", "dock ends", "store closes",
                "the program goes on",
            ])
    }

    @Test func `the limit ends the wait for open scopes`() throws {
        let program = try Program("lingering")
        program.wait(for: "porter waits", "dock runs", "gate opens")
        program.send(SIGTERM)
        let (status, lines) = program.end()
        #expect(status == 1)
        #expect(lines.dropFirst(4).first == "porter leaves")
        #expect(lines.contains("visit ends") && lines.contains("store closes"))
        #expect(lines.last?.hasPrefix("the program was ended by its time limit of 0.2 seconds") == true)
    }

    @Test func `a wrong graph ends with its message`() throws {
        let (status, lines) = try Program("wrong").end()
        #expect(status == 1)
        #expect(lines.first?.contains("[missing-binding] nothing provides `Dock` for parameter 1 of `Gate`") == true)
        #expect(!lines.contains("the program goes on"))
    }

    @Test func `a service that fails ends the program with its path`() throws {
        let (status, lines) = try Program("failing").end()
        #expect(status == 1)
        #expect(lines.contains { $0.contains("[service-failed] the service `Dock` failed: Flooded()") })
        #expect(lines.contains { $0.contains("path: Gate -> Dock") })
        #expect(lines.contains("store closes"))
    }

    @Test func `the limit cancels what does not hear and names it`() throws {
        let program = try Program("deaf")
        program.wait(for: "dock runs", "gate opens")
        program.send(SIGTERM)
        let (status, lines) = program.end()
        #expect(status == 1)
        #expect(Array(lines.dropFirst(3).prefix(3)) == ["gate closes", "dock is canceled", "store closes"])
        #expect(
            lines.last?.hasPrefix(
                "the program was ended by its time limit of 0.2 seconds before everything had been stopped; still running: `Dock` (told to shut down "
            ) == true)
    }

    @Test func `a second signal abandons what cannot be canceled`() throws {
        let program = try Program("stubborn")
        program.wait(for: "dock runs", "gate opens")
        program.sendRepeatedly(SIGTERM)
        let (status, lines) = program.end()
        #expect(status == 1)
        #expect(
            lines.last?.hasPrefix(
                "the program was ended by a second signal before everything had been stopped; still running: `Dock` (told to shut down "
            ) == true)
    }

    @Test func `two signals at once are one`() throws {
        let program = try Program("orderly")
        program.wait(for: "dock runs", "gate opens")
        program.send(SIGTERM)
        program.send(SIGINT)
        let (status, lines) = program.end()
        #expect(status == 0)
        #expect(lines.dropFirst(3) == ["gate closes", "dock ends", "store closes", "the program goes on"])
    }

    /// `timeout` passes a signal on to the program, and to the group that both belong to.
    ///
    /// It is started with the signal unblocked: threads of this program block it.
    @Test func `a program under timeout ends in order`() throws {
        let program = try Program("orderly", under: ["--default-signal=TERM", "timeout", "600"])
        program.wait(for: "dock runs", "gate opens")
        program.send(SIGTERM)
        let (_, lines) = program.end()
        #expect(lines.dropFirst(3) == ["gate closes", "dock ends", "store closes", "the program goes on"])
    }

    @Test func `a check needs no secrets`() throws {
        func run(_ environment: [String: String]) throws -> (status: Int32, lines: [String]) {
            try Program(of: "Vault", environment: environment).end()
        }
        let problem =
            #"[missing-configuration] the configuration has no value for "auth.token" (`AUTH_TOKEN` in the environment)"#
        let checked = try run(["ALCHEMIC_CHECK": "1"])
        #expect(checked.status == 0)
        #expect(checked.lines.first?.contains("note: \(problem)") == true)
        #expect(checked.lines.contains { $0.contains("needed by: `Vault`") })
        #expect(checked.lines.last == "1 definition checked: the graph is valid")
        for environment in [["ALCHEMIC_CHECK": "1", "ALCHEMIC_CHECK_WITH_CONFIGURATION": "1"], [:]] {
            let failed = try run(environment)
            #expect(failed.status == 1)
            #expect(failed.lines.first?.contains("error: \(problem)") == true)
        }
        #expect(try run(["AUTH_TOKEN": "hunter2"]) == (0, ["the vault opens"]))
    }
}
