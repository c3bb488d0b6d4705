import Foundation

/// Runs the tests with many mutants, some at a time.
struct Runner {
    /// One after the other: most mutants fail one of the first.
    let others: [TestRun]
    /// The reference model's, with what all others leave alive: what fails here, only the model notices.
    let model: TestRun
    let jobs: Int

    /// Runs them; what is known so far is kept after each, since all of them take long.
    func run(
        _ mutants: [Mutant], keeping store: ResultStore, _ known: [String: MutantResult]
    ) -> [String: MutantResult] {
        let results = Results(known)
        DispatchQueue.concurrentPerform(iterations: jobs) { _ in
            while let mutant = results.next(of: mutants) {
                let result = result(of: mutant)
                let done = results.add(mutant, result, to: store)
                let place = "\(mutant.file):\(mutant.line)"
                let model = result.isOnlyModel ? " (only with the model)" : ""
                print("\(done)/\(mutants.count) \(result.verdict.rawValue)\(model): \(place) \(mutant.original)")
                fflush(nil)
            }
        }
        return results.all
    }

    private func result(of mutant: Mutant) -> MutantResult {
        let fitting = others.filter { $0.files.isEmpty || $0.files.contains(where: mutant.file.contains) }
        for (run, isModel) in fitting.map({ ($0, false) }) + [(model, true)] {
            let outcome = try? run.outcome(mutant.number)
            guard let outcome, outcome.verdict != .alive else { continue }
            return MutantResult(verdict: outcome.verdict, note: outcome.note, isOnlyModel: isModel)
        }
        return MutantResult(verdict: .alive, note: "", isOnlyModel: false)
    }

    private final class Results: @unchecked Sendable {
        private let lock = NSLock()
        private var found: [String: MutantResult]
        private var begun = 0
        private var count = 0

        init(_ known: [String: MutantResult]) { found = known }

        func next(of mutants: [Mutant]) -> Mutant? {
            lock.withLock {
                defer { begun += 1 }
                return begun < mutants.count ? mutants[begun] : nil
            }
        }

        func add(_ mutant: Mutant, _ result: MutantResult, to store: ResultStore) -> Int {
            lock.withLock {
                found[mutant.key] = result
                store.save(found)
                count += 1
                return count
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
