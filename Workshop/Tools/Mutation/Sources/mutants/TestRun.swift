import Foundation

/// Runs the tests with one mutant, until the first of them fails.
struct TestRun {
    let program: URL
    /// How much of a processor it may use, in seconds.
    let limit: Int
    /// What is left out, as regular expressions.
    var skipped: [String] = []
    /// All that runs, if there is any.
    var kept: [String] = []
    /// What the files are called that the tests are of; all, if nothing is said.
    var files: [String] = []
    /// What the tests read beside the number of the mutant.
    var environment: [String: String] = [:]

    /// What came of it.
    struct Outcome {
        let verdict: Verdict
        /// The first test that failed.
        var note = ""
    }

    func outcome(_ mutant: Int?) throws -> Outcome {
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

        var last = ContinuousClock.now
        var ticks = ticks(of: process)
        var rest = ""
        func ended(_ verdict: Verdict, _ note: String = "") -> Outcome {
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            return Outcome(verdict: verdict, note: note)
        }
        while true {
            var readable = pollfd(fd: pipe.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
            let isReadable = poll(&readable, 1, 1_000) > 0
            let now = ContinuousClock.now
            // On a busy machine time says little: what hangs uses no processor, or uses it and says nothing.
            let all = self.ticks(of: process)
            if all > 100 * limit { return ended(.hung) }
            guard isReadable else {
                if now > last + .seconds(120), all - ticks < 10 || all - ticks > 2_500 { return ended(.hung) }
                continue
            }
            last = now
            ticks = all
            let data = pipe.fileHandleForReading.availableData
            if data.isEmpty { break }
            rest += String(decoding: data, as: UTF8.self)
            var lines = rest.components(separatedBy: "\n")
            rest = lines.removeLast()
            if let line = lines.first(where: { $0.contains("✘ ") }) { return ended(.failed, String(line.prefix(160))) }
        }
        process.waitUntilExit()
        let isPassed = process.terminationStatus == 0 && process.terminationReason == .exit
        return Outcome(verdict: isPassed ? .alive : .crashed)
    }

    /// How much of a processor a program has used, in hundredths of a second; as much as it likes where that is not known.
    private func ticks(of process: Process) -> Int {
        let text = (try? String(contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8)) ?? ""
        let fields = text.split(separator: ")").last?.split(separator: " ").compactMap { Int($0) } ?? []
        return fields.count > 11 ? fields[10] + fields[11] : 0
    }
}
