import StatementSupport
import Testing

/// What the documentation shows of tests is so: its code runs, and its tests are tests of ours.
@Suite struct DocumentationTests {
    @Test(arguments: documentationSamples) func codeOfTheDocumentationRuns(_ sample: Sample) async throws {
        try await sample.run()
    }
}
