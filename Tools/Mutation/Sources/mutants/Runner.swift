import Foundation

/// Runs the tests with many mutants, some at a time.
struct Runner {
    let run: TestRun
    let jobs: Int

    func run(_ mutants: [Mutant]) throws -> [(Mutant, MutantResult)] {
        let results = Results()
        DispatchQueue.concurrentPerform(iterations: jobs) { job in
            for (place, mutant) in mutants.enumerated() where place % jobs == job {
                let result = (try? run.verdict(mutant.number)) ?? (.alive, "could not be run")
                let done = results.add(mutant, MutantResult(verdict: result.verdict, note: result.note))
                let place = "\(mutant.file):\(mutant.line)"
                print("\(done)/\(mutants.count) \(result.verdict.rawValue): \(place) \(mutant.original)")
            }
        }
        return results.all
    }

    private final class Results: @unchecked Sendable {
        private let lock = NSLock()
        private var found: [(Mutant, MutantResult)] = []

        func add(_ mutant: Mutant, _ result: MutantResult) -> Int {
            lock.withLock {
                found.append((mutant, result))
                return found.count
            }
        }

        var all: [(Mutant, MutantResult)] { lock.withLock { found } }
    }
}

/// What came of a mutant.
struct MutantResult: Codable {
    let verdict: Verdict
    /// The first test that failed.
    let note: String
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
