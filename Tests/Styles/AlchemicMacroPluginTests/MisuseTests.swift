#if Macros
internal import TestSupport
internal import Testing

/// What is said about each mistake, and what the edits that are offered make of it: a file for each kind of mistake.
@Suite(.statement("A15")) struct MisuseTests {
    private static let tables = Recorded.names("misuse-")

    @Test(.statement("A16"), arguments: tables) func `is said where it stands and mended by each edit`(_ table: String)
        throws
    {
        let said = try Recorded.cases(table).map { misuse in
            let problems = misuse.expansion.problems
            #expect(!problems.isEmpty, "\(misuse.source)")
            for (problem, fixIt) in problems.flatMap({ problem in problem.fixIts.map { (problem, $0) } }) {
                let ids = Expansion(fixIt.source).problems.map(\.id)
                #expect(!ids.contains(problem.id), "after '\(fixIt.text)' in\n\(misuse.source)")
            }
            return misuse.with(problems.map(\.transcript).joined(separator: "\n"))
        }
        expectGolden(said.joined(separator: Recorded.gap), named: table)
    }

    @Test func `there are many mistakes`() throws {
        #expect(try Self.tables.flatMap(Recorded.cases).count >= 90)
    }

    @Test func `type that is declared wrongly declares nothing`() throws {
        let wrong: Set = ["declared-by-hand", "declared-twice", "generic-type", "several-initializers"]
        var seen: Set<String> = []
        for misuse in try Self.tables.flatMap(Recorded.cases) {
            let expansion = misuse.expansion
            let found = wrong.intersection(expansion.problems.map(\.id))
            if !found.isEmpty { #expect(!expansion.source.contains("var declaration"), "\(misuse.source)") }
            seen.formUnion(found)
        }
        #expect(seen == wrong)
    }
}
#endif
