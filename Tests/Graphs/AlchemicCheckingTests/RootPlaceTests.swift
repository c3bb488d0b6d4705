import Alchemic
import Testing

@Suite struct RootPlaceTests {
    @Test func aRootThatCannotBeResolvedIsReportedAtTheCallOfTheCheck() {
        let place = Definition.SourceLocation(file: "Check/main.swift", line: 6, column: 0)
        let findings = Check.findings(in: [Module("Shop") {}], roots: [Double.self], at: place, parent: nil)
        #expect(findings.problems.map(\.location) == [place])
    }
}
