import ArgumentParser
import Foundation

/// Changes the core in many small ways, one at a time, and shows which of them no test notices.
@main
struct MutantsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mutants",
        abstract: "Shows which small faults of the core no test would notice.",
        discussion: """
            The sources are changed by rule in a copy of the package; all mutants are compiled at once, and switched on
            one after the other by an environment variable. The same seed chooses the same mutants.
            """)

    @Option(help: "The root of the package.") var root = "."
    @Option(help: "The folder for the copy.") var scratch = ".build-mutants"
    @Option(help: "How many mutants.") var count = 240
    @Option(help: "What chooses them.") var seed: UInt64 = 1
    @Option(help: "The targets whose tests run.")
    var tests = "AlchemicTests,AlchemicConcurrencyTests,AlchemicMainTests,AlchemicClaimsTests,AlchemicModelTests"
    @Option(help: "How much of a processor one run of the tests may use, in seconds.") var limit = 120
    @Option(help: "How many runs at a time.") var jobs = 2
    @Option(parsing: .upToNextOption, help: "Tests that run only where all others pass, as regular expressions.")
    var last = [
        "AlchemicConcurrencyTests", "LongChainTests", "Random", "DocumentationSampleTests", "GraphDocumentTests",
        "NestedRequestTests", "AdvisedEditTests", "AdviceTests", "ModifierOrderTests", "RememberedRequestTests",
    ]
    @Option(
        parsing: .upToNextOption,
        help: "Tests with the reference model, which run only with what all others leave alive.")
    var model = ["AlchemicModelTests", "DescribedTurnsTests"]
    @Option(help: "How many random descriptions the model is compared over.") var seeds = 500
    @Option(help: "Where the results are kept: what is there is chosen first, and not run again.")
    var results = ".build-mutants/results.json"
    @Option(help: "The page to write.") var page: String?
    @Option(help: "Why those that are alive may be.") var reasons = "Workshop/Tools/Mutation/reasons.tsv"
    @Flag(help: "Runs those that were alive again.") var again = false
    @Flag(name: .customLong("report"), help: "Runs nothing, and reports what is known.") var isReport = false
    @Flag(name: .customLong("trusted"), help: "Takes for granted that the tests pass without a mutant.")
    var isTrusted = false

    func run() throws {
        let root = URL(fileURLWithPath: root)
        let folder = URL(fileURLWithPath: scratch)
        let package = ScratchPackage(
            root: root, folder: folder,
            sources: [
                "AlchemicGraph/Finding", "AlchemicGraph/Checking", "AlchemicGraph/Messages", "Alchemic/Building",
                "Alchemic/Running", "Alchemic/Unsafe",
            ].map { "Sources/Core/\($0)" })
        let candidates = try package.candidates()
        let store = ResultStore(file: URL(fileURLWithPath: results))
        var known = store.load()
        var choice = MutantChoice(candidates, seed: seed, known: known.mapValues(\.verdict))
        var chosen = choice.take(count)
        print("\(candidates.count) places to change, \(chosen.count) chosen by seed \(seed)")

        if again { known = known.filter { $0.value.verdict != .alive } }
        if !isReport, chosen.contains(where: { known[$0.key]?.isDecided != true }) {
            chosen = try build(chosen, &choice, in: package, &known)
            store.save(known)
            let runner = try runner(of: package)
            known = runner.run(chosen, keeping: store, known)
        }
        let report = Report(
            chosen: chosen.filter { known[$0.key] != nil }, results: known, reasons: try Report.reasons(in: reasons))
        print(report.summary)
        if let page { try report.page(seed: seed, seeds: seeds).write(toFile: page, atomically: true, encoding: .utf8) }
        for mutant in report.unexplained {
            print("alive: \(mutant.file):\(mutant.line) \(mutant.rule): \(mutant.original)")
        }
    }

    /// Compiles mutants, all of them at once.
    ///
    /// - Returns: Those that compile; others have taken the places of those that do not.
    private func build(
        _ mutants: [Mutant], _ choice: inout MutantChoice, in package: ScratchPackage,
        _ known: inout [String: MutantResult]
    ) throws -> [Mutant] {
        var chosen = mutants
        while true {
            try package.write(Set(chosen.map(\.number)))
            print("building \(chosen.count) mutants")
            fflush(nil)
            guard let (unfit, output) = try package.build(target: tests) else { return chosen }
            guard !unfit.isEmpty else {
                print(output.suffix(4_000))
                throw ExitCode.failure
            }
            for mutant in chosen where unfit.contains(mutant.number) {
                known[mutant.key] = MutantResult(verdict: .unfit, note: "", isOnlyModel: false)
            }
            chosen.removeAll { unfit.contains($0.number) }
            print("\(unfit.count) do not compile")
            chosen += choice.take(unfit.count)
        }
    }

    /// What runs the tests, which pass without any mutant.
    private func runner(of package: ScratchPackage) throws -> Runner {
        func run(skipped: [String] = [], kept: [String] = [], environment: [String: String] = [:]) throws -> TestRun {
            let run = TestRun(
                program: package.tests, limit: limit, skipped: skipped, kept: kept, environment: environment)
            if isTrusted { return run }
            let start = ContinuousClock.now
            let outcome = try run.outcome(nil)
            guard outcome.verdict == .alive else {
                print("the tests fail without any mutant: \(outcome.verdict.rawValue) \(outcome.note)")
                throw ExitCode.failure
            }
            print("tests without a mutant: \(ContinuousClock.now - start)")
            fflush(nil)
            return run
        }
        var explorations = try run(
            kept: ["leads to nothing that must not be"], environment: ["CI_LONG": "1"])
        explorations.files = ["Claim", "Wait", "Lifecycle", "Drain"]
        let others = [
            try run(skipped: last + model + ["ClaimsTests"]), explorations, try run(skipped: model, kept: last),
        ]
        let model = try run(
            kept: model, environment: ["MODEL_COUNT": "\(seeds)", "MODEL_DIFFERENCES": "1"])
        return Runner(others: others, model: model, jobs: jobs)
    }
}
