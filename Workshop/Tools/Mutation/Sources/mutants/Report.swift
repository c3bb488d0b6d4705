import Foundation

/// What is known of the mutants, as a page.
struct Report {
    let chosen: [Mutant]
    let results: [String: MutantResult]
    /// Why a mutant may be alive, by its key.
    let reasons: [String: String]

    /// Reads the reasons: file, rule, what stood there, and why, divided by tabs.
    static func reasons(in path: String) throws -> [String: String] {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [:] }
        var reasons: [String: String] = [:]
        for line in text.components(separatedBy: "\n") where !line.isEmpty && !line.hasPrefix("#") {
            let fields = line.components(separatedBy: "\t")
            guard fields.count == 4 else { throw ReasonError(line: line) }
            reasons[fields[0...2].joined(separator: "\t")] = fields[3]
        }
        return reasons
    }

    struct ReasonError: Error, CustomStringConvertible {
        let line: String
        var description: String { "a reason has four fields, divided by tabs: \(line)" }
    }

    private func count(_ verdict: Verdict, in folder: String = "") -> Int {
        chosen.count { $0.file.contains("/\(folder)") && results[$0.key]?.verdict == verdict }
    }

    /// How many only the tests with the reference model noticed.
    private func onlyByModel(in folder: String = "") -> Int {
        chosen.count { $0.file.contains("/\(folder)") && results[$0.key]?.isOnlyModel == true }
    }

    var alive: [Mutant] {
        chosen.filter { results[$0.key]?.verdict == .alive }.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
    }
    var unexplained: [Mutant] { alive.filter { reasons[$0.key] == nil } }

    var summary: String {
        func share(_ count: Int) -> String {
            String(format: "%.1f", chosen.isEmpty ? 0 : 100 * Double(count) / Double(chosen.count))
        }
        let open = count(.open)
        return "\(chosen.count) mutants: \(count(.failed)) failed a test, \(count(.crashed)) ended the program, "
            + "\(count(.hung)) hung, \(alive.count) alive (\(share(alive.count)) %), "
            + "\(unexplained.count) of them without a reason; \(onlyByModel()) noticed only with the model"
            + (open == 0 ? "" : "; \(open) open (\(share(open)) %), with which not all tests have run yet")
    }

    func page(seed: UInt64, seeds: Int) -> String {
        var lines = [
            "# Which faults the tests notice", "",
            "Written by `swift run --package-path Workshop/Tools/Mutation mutants --page FILE`, which changes the core in",
            "small ways, one at a time, and runs the tests of `AlchemicTests`, `AlchemicConcurrencyTests`,",
            "`AlchemicMainTests` and, of the claims, `AlchemicClaimsTests` with each, then those with the reference model:",
            "`AlchemicModelTests`, over \(seeds) random descriptions, and `DescribedTurnsTests`. A change is a negated condition, a comparison or an operator",
            "exchanged, a changed literal, a call or an assignment left out. What does not compile is not counted. Each",
            "run ends at the first failure, and the model runs only with what all other tests leave alive, so that what it",
            "notices, nothing else does.", "",
            "Seed \(seed): \(summary).", "",
            "| folder | mutants | failed a test | ended the program | hung | only with the model, of these | alive | open |",
            "|---|---:|---:|---:|---:|---:|---:|---:|",
        ]
        for folder in ["Finding", "Checking", "Messages", "Building", "Running", "Unsafe"] {
            let total = chosen.count { $0.file.contains("/\(folder)/") }
            let noticed = [Verdict.failed, .crashed, .hung].map { count($0, in: folder + "/") }
            let counts =
                [total] + noticed + [onlyByModel(in: folder + "/")]
                + [.alive, .open].map { count($0, in: folder + "/") }
            lines.append("| \(folder) | " + counts.map(String.init).joined(separator: " | ") + " |")
        }
        lines += ["", "## Alive", "", "| where | rule | what stood there | why no test notices |", "|---|---|---|---|"]
        for mutant in alive {
            let original = mutant.original.replacing("|", with: "\\|")
            let file = mutant.file.replacing("Sources/Core/", with: "")
            let reason = reasons[mutant.key] ?? "not known"
            lines.append("| \(file) | \(mutant.rule.rawValue) | `\(original)` | \(reason) |")
        }
        let open = chosen.filter { results[$0.key]?.verdict == .open }.sorted {
            ($0.file, $0.line) < ($1.file, $1.line)
        }
        if !open.isEmpty { lines += ["", "## Open", "", "| where | rule | what stood there |", "|---|---|---|"] }
        for mutant in open {
            let original = mutant.original.replacing("|", with: "\\|")
            let file = mutant.file.replacing("Sources/Core/", with: "")
            lines.append("| \(file) | \(mutant.rule.rawValue) | `\(original)` |")
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
