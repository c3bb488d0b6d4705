#if Hummingbird
import StatementSupport
import Testing

/// What the documentation shows of configurations is so: its code runs, and what it says of errors is what they say.
@Suite struct DocumentationTests {
    @Test(arguments: documentationSamples) func codeOfTheDocumentationRuns(_ sample: Sample) async throws {
        try await sample.run()
    }
}
#endif
