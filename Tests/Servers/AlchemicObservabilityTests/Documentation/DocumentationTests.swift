#if Observability
import StatementSupport
import Testing

/// What the documentation shows of observing a container is so: its code runs.
@Suite struct DocumentationTests {
    @Test(arguments: documentationSamples) func codeOfTheDocumentationRuns(_ sample: Sample) async throws {
        try await sample.run()
    }
}
#endif
