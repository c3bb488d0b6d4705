import Alchemic
import TestSupport
import Testing

/// Where messages lead to, if the environment says where the documentation is published.
@Suite struct DocumentationAddressTests {
    private let message = Diagnostic(
        .missingBinding, "nothing provides `Path`", at: nil, help: "declare it, `Singleton(Path.init)`")

    @Test func `published`() {
        expectGolden(
            message.text(.plain, documentation: "https://example.org/alchemic/"), named: "diagnostic-published")
    }

    @Test func `published on disk`() {
        expectGolden(
            message.explained(on: "FileProblems").text(.plain, documentation: "file:///srv/alchemic"),
            named: "diagnostic-published-on-disk")
    }

    @Test(arguments: [nil, ""]) func `not published`(documentation: String?) {
        #expect(message.text(.plain, documentation: documentation) == message.text())
        #expect(message.text().hasSuffix("docs: Troubleshooting#missing-binding"))
    }

    /// The address is somebody else's text, like all others in a message.
    @Test func `hostile`() {
        #expect(message.text(.plain, documentation: "https://a\n\u{1B}[1m").contains("https://a\\n\\u{1B}[1m/"))
    }
}
