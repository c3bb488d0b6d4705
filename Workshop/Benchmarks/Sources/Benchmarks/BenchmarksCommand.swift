// Measures Alchemic against hand-written code, in one process, and prints one table.
//
//     Workshop/Benchmarks/links
//     swift run --package-path Workshop/Benchmarks -c release
//     swift run --package-path Workshop/Benchmarks -c release Benchmarks --quick
//
// Goals are information: whether they are met depends on the machine and on what else runs there. It always exits with 0
// unless something throws. Instructions do not depend on that: Workshop/Benchmarks/weigh counts them, with --list and --count.

import Dispatch

/// What belongs together.
private struct Part {
    let name: String
    /// What is timed, and whose instructions are counted.
    var scenarios: () async throws -> [Scenario] = { [] }
    /// What is measured in a way of its own.
    var measure: (Harness) async throws -> [Row] = { _ in [] }
}

/// What is wanted on the command line.
private struct Options {
    static let usage = """
        usage: Benchmarks [--quick] [--tsv] [getting|building|declaring|…]
               Benchmarks --list
               Benchmarks --count [--form hand|alchemic] [name of a scenario]…
        """
    var flags: Set<String> = []
    var form: String?
    var names: [String] = []

    init?(_ arguments: some Sequence<String>) {
        var rest = Array(arguments)[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--quick", "--tsv", "--list", "--count": flags.insert(argument)
            case "--form":
                guard let form = rest.popFirst(), ["hand", "alchemic"].contains(form) else { return nil }
                self.form = form
            case _ where argument.hasPrefix("-"): return nil
            default: names.append(argument)
            }
        }
    }
}

@main
struct BenchmarksCommand {
    private static var parts: [Part] {
        [
            // First, since it measures what a program pays as it starts.
            Part(name: "finding", measure: measureFinding),
            Part(name: "getting", scenarios: gettingScenarios),
            Part(name: "awaiting", scenarios: awaitingScenarios),
            Part(name: "building", scenarios: buildingScenarios),
            Part(name: "first", scenarios: firstRequestScenarios),
            Part(name: "scopes", scenarios: scopeScenarios, measure: measureScopes),
            Part(name: "keeping", measure: { _ in try await measureKeptMemory() }),
            Part(name: "declaring", scenarios: declaringScenarios, measure: measureDeclaring),
            Part(name: "threads", measure: measureThreads),
            Part(name: "checking", scenarios: checkingScenarios, measure: measureChecking),
            Part(name: "loading", measure: measureLoading),
            Part(name: "starting", scenarios: startingScenarios, measure: measureStarting),
            Part(name: "growing", measure: measureGrowth),
        ]
    }

    /// Waits for everything else, which is done by another thread.
    ///
    /// The main thread of an asynchronous `main` ends before its program does; callgrind does not survive that.
    static func main() {
        let finished = DispatchSemaphore(value: 0)
        Task.detached {
            do { try await run() } catch { fatalError("\(error)") }
            finished.signal()
        }
        finished.wait()
    }

    private static func run() async throws {
        guard let options = Options(CommandLine.arguments.dropFirst()) else {
            print(Options.usage)
            return
        }
        if options.flags.contains("--list") {
            for part in parts { Counter.list(try await part.scenarios()) }
            for growth in growths() { Counter.list(growth) }
        } else if options.flags.contains("--count") {
            try await count(options)
        } else {
            try await time(options)
        }
    }

    /// Counts what is steady, or what is named; and prints what the memory rows say.
    private static func count(_ options: Options) async throws {
        for part in parts {
            for scenario in try await part.scenarios()
            where options.names.isEmpty
                ? !scenario.isCold && !scenario.isLong : options.names.contains(scenario.name)
            {
                try await Counter.count(scenario, form: options.form)
            }
        }
        for growth in growths() where options.names.contains(growth.name) { try await Counter.count(growth) }
        guard options.names.isEmpty else { return }
        for row in try await measureScopeMemory() + measureDefinitionMemory() + measureKeptMemory() { print(row.line) }
    }

    private static func time(_ options: Options) async throws {
        let harness = Harness(isQuick: options.flags.contains("--quick"))
        var table = Table()
        for part in parts where options.names.isEmpty || options.names.contains(part.name) {
            for scenario in try await part.scenarios() {
                if let row = try await harness.time(scenario) { table.rows.append(row) }
            }
            table.rows += try await part.measure(harness)
        }
        print(options.flags.contains("--tsv") ? table.rows.map(\.line).joined(separator: "\n") : table.text)
    }
}
