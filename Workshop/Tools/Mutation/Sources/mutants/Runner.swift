import Foundation

/// Runs the tests with many mutants, some at a time.
struct Runner {
    /// One after the other, each with what those before leave alive: most mutants fail one of the first.
    let others: [TestRun]
    /// The reference model's: what fails here, only the model notices.
    let model: TestRun
    let jobs: Int

    /// Runs them; what is known so far is kept after each, since all of them take long.
    func run(
        _ mutants: [Mutant], keeping store: ResultStore, _ known: [String: MutantResult]
    ) -> [String: MutantResult] {
        let results = Results(known)
        for (number, run) in (others + [model]).enumerated() {
            let isModel = number == others.count
            each(of: results.left(of: mutants, for: run, number)) { mutant in
                let outcome = try run.outcome(mutant.number)
                let isAlive = outcome.verdict == .alive
                let result = MutantResult(
                    verdict: isAlive && !isModel ? .open : outcome.verdict, note: outcome.note,
                    isOnlyModel: isModel && !isAlive, passed: isAlive ? number + 1 : nil)
                return results.add(mutant, result, to: store)
            }
        }
        return results.all
    }

    /// Does something with each, some at a time, and prints what has come of it.
    private func each(of mutants: [Mutant], _ body: @Sendable (Mutant) throws -> MutantResult) {
        print("\(mutants.count) mutants are left")
        let queue = Queue(mutants)
        DispatchQueue.concurrentPerform(iterations: jobs) { _ in
            while let (number, mutant) = queue.next() {
                let result = try? body(mutant)
                let words = result.map { $0.isOnlyModel ? "\($0.verdict), only with the model" : "\($0.verdict)" }
                print("\(number) \(words ?? "could not be run"): \(mutant.file):\(mutant.line) \(mutant.original)")
                fflush(nil)
            }
        }
    }

    private final class Queue: @unchecked Sendable {
        private let lock = NSLock()
        private var left: ArraySlice<Mutant>

        init(_ mutants: [Mutant]) { left = mutants[...] }

        func next() -> (number: Int, mutant: Mutant)? {
            lock.withLock { left.isEmpty ? nil : (left.startIndex, left.removeFirst()) }
        }
    }

    private final class Results: @unchecked Sendable {
        private let lock = NSLock()
        private var found: [String: MutantResult]

        init(_ known: [String: MutantResult]) { found = known }

        func add(_ mutant: Mutant, _ result: MutantResult, to store: ResultStore) -> MutantResult {
            lock.withLock {
                found[mutant.key] = result
                store.save(found)
                return result
            }
        }

        /// Those that have not been noticed, and that some tests, of which these are the next, may notice.
        func left(of mutants: [Mutant], for run: TestRun, _ number: Int) -> [Mutant] {
            let fitting = mutants.filter { mutant in
                run.files.isEmpty || run.files.contains(where: mutant.file.contains)
            }
            return lock.withLock {
                fitting.filter { mutant in
                    guard let known = found[mutant.key] else { return true }
                    return known.verdict == .open && (known.passed ?? 0) <= number
                }
            }
        }

        var all: [String: MutantResult] { lock.withLock { found } }
    }
}

/// What came of a mutant.
struct MutantResult: Codable {
    let verdict: Verdict
    /// The first test that failed.
    let note: String
    /// Whether all but the tests with the reference model passed.
    let isOnlyModel: Bool
    /// How many runs of tests have passed.
    var passed: Int?

    var isDecided: Bool { verdict != .open }
}

/// Keeps results between runs.
struct ResultStore {
    let file: URL

    func load() -> [String: MutantResult] {
        guard let data = try? Data(contentsOf: file) else { return [:] }
        return (try? JSONDecoder().decode([String: MutantResult].self, from: data)) ?? [:]
    }

    func save(_ results: [String: MutantResult]) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        try? encoder.encode(results).write(to: file)
    }
}
