import Foundation

/// Runs the tests with one mutant, until the first of them fails.
struct TestRun {
    let program: URL
    let limit: Duration
    /// What is left out, as regular expressions.
    var skipped: [String] = []
    /// All that runs, if there is any.
    var kept: [String] = []
    /// What the tests read beside the number of the mutant.
    var environment: [String: String] = [:]

    func verdict(_ mutant: Int?) throws -> (verdict: Verdict, note: String) {
        let process = Process()
        process.executableURL = program
        process.arguments =
            ["--testing-library", "swift-testing"] + skipped.flatMap { ["--skip", $0] }
            + kept.flatMap { ["--filter", $0] }
        var environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        environment[ScratchPackage.environment] = mutant.map(String.init)
        // Nobody reads where it crashed, which takes longer to find out than all the tests.
        environment["SWIFT_BACKTRACE"] = "enable=no"
        environment["NO_COLOR"] = "1"
        process.environment = environment
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let watchdog = DispatchWorkItem { kill(process.processIdentifier, SIGKILL) }
        DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(Int(limit.components.seconds)), execute: watchdog)

        var rest = ""
        var failure: String?
        while true {
            let data = pipe.fileHandleForReading.availableData
            if data.isEmpty { break }
            rest += String(decoding: data, as: UTF8.self)
            var lines = rest.components(separatedBy: "\n")
            rest = lines.removeLast()
            if failure == nil, let line = lines.first(where: { $0.contains("✘ ") }) {
                failure = line
                kill(process.processIdentifier, SIGKILL)
            }
        }
        process.waitUntilExit()
        let isLate = process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGKILL
        watchdog.cancel()
        if let failure { return (.failed, String(failure.prefix(160))) }
        if isLate { return (.hung, "") }
        return process.terminationStatus == 0 && process.terminationReason == .exit ? (.alive, "") : (.crashed, "")
    }
}
