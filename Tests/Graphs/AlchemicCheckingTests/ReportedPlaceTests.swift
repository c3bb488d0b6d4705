import Alchemic
import AlchemicChecking
import AlchemicGraphDocument
import Testing

/// Places are paths, which editors open: those in notes, too.
@Suite struct ReportedPlaceTests {
    private struct Wallet: Sendable { init(owner: String) {} }

    private let problems = GraphDocument(
        checking: [
            Module("Shop") {
                Prototype(Wallet.init(owner:))
                Value("Ann")
                Value("Ben")
            }
        ]).problems

    @Test(arguments: [ReportFormat.lines, .text]) func `candidates have the paths of their files`(
        _ format: ReportFormat
    ) {
        let sources = SourceMap("AlchemicCheckingTests/ReportedPlaceTests.swift\t/project/Places.swift\n")
        let report = format.report(problems, sources: sources)
        #expect(report.hasPrefix("/project/Places.swift:13:"), "\(report)")
        #expect(report.contains("(/project/Places.swift:14:"), "\(report)")
        #expect(report.contains("(/project/Places.swift:15:"), "\(report)")
    }

    @Test func `file that the map does not know keeps its name`() {
        let sources = SourceMap("Other/ReportedPlaceTests.swift\t/project/Places.swift\n")
        let report = ReportFormat.lines.report(problems, sources: sources)
        #expect(report.contains("(AlchemicCheckingTests/ReportedPlaceTests.swift:14:"), "\(report)")
    }
}
