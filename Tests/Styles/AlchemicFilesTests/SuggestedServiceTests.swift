#if Files
import Alchemic
import AlchemicFiles
import DefinitionFiles
import FileValues
import TestSupport
import Testing

/// What is suggested for a service that is not there.
@Suite struct SuggestedServiceTests {
    private func message(_ services: String) -> String {
        ResolvedFiles.problems(of: ["a.yml"], through: .memory(["a.yml": "Services:\n\(services)"]))
            .filter { $0.kind == .unknownService }.map(\.message).joined(separator: "\n")
    }

    @Test
    func `a service with a dotted name is near as a whole`() {
        #expect(
            message("  mailer.transport: { Class: A }\n  shop: { Class: B, Setters: { x: '@mailer' } }")
                == "there is no service 'mailer'; did you mean 'mailer.transport'?")
    }

    @Test(
        arguments: [
            "  mailer: { Class: A, Setters: { x: '@mailr' } }", "  mailer: '@mailr'",
            "  mailer: { Class: A, Decorates: mailr, Arguments: { x: '@.inner' } }",
            "  mailer: { Class: A, Initializer: 'init(_:_:)', Arguments: [1, ['@mailr']] }",
        ])
    func `what looks for it is not`(_ services: String) {
        let said = message(services)
        #expect(said.contains("mailr") && !said.contains("did you mean"), "\(said)")
        #expect(message(services + "\n  mail: { Class: A }").contains("did you mean 'mail'?"))
    }
}
#endif
