import CAlchemic

/// The check of a program that runs with `ALCHEMIC_CHECK=1`: its first graph reports the findings and ends the program.
package enum ProgramCheck {
    /// Reports the findings and ends the program; nil prints them.
    ///
    /// `AlchemicChecking` sets it as the program loads, before a second thread exists.
    nonisolated(unsafe) package static var report:
        (@Sendable (Check.Findings, _ findingsWithUnused: (_ used: Set<Int>) -> Check.Findings) -> Never)?

    /// Whether the program was started to check its graph.
    package static var isWanted: Bool { alchemic_only_checks() }

    /// Hands the findings to `report`, or prints them and exits: status 1 for an error, else 0.
    ///
    /// `findingsWithUnused` checks again for unused definitions, for a fuller report.
    static func end(
        with findings: Check.Findings, findingsWithUnused: (_ used: Set<Int>) -> Check.Findings
    ) -> Never {
        if let report { report(findings, findingsWithUnused) }
        var problems = alchemic_checks_strictly() ? findings.problems.map(\.strict) : findings.problems
        if !alchemic_checks_configuration() { problems = problems.map(\.ofWiring) }
        let isWrong = problems.contains { $0.severity == .error }
        let summary = "\(Diagnostic.counted(findings.nodes.count, of: "definition")) checked: the graph is "
        let words = problems.map { $0.text() } + [summary + (isWrong ? "invalid" : "valid")]
        alchemic_exit(words.joined(separator: "\n\n"), isWrong ? 1 : 0)
    }
}
