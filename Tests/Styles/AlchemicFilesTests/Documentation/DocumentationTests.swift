#if Files
import AlchemicFiles
import DefinitionFiles
import FileValues
import TestSupport
import Testing

/// What the documentation says of definition files is so.
@Suite struct DocumentationTests {
    /// What the page for those who come from Symfony says is not there.
    @Test(arguments: [
        ("service: { class: X }", "did you mean 'Class'?"),
        ("service: { Class: X, Autowire: true }", "'Autowire' is not a key of a service"),
        ("service: { Class: X, Public: true }", "'Public' is not a key of a service"),
        ("service: { Class: X, Autoconfigure: true }", "'Autoconfigure' is not a key of a service"),
        ("service: { Class: X, Resource: '../src' }", "'Resource' is not a key of a service"),
        ("service: { Class: X, Stack: [] }", "'Stack' is not a key of a service"),
        ("service: { Class: X, Arguments: [!service { Class: Y }] }", "'!service' is not a known tag"),
        ("service: { Class: X, Arguments: [!tagged_locator y] }", "'!tagged_locator' is not a known tag"),
        ("service: { Class: X, Arguments: [!service_closure '@y'] }", "'!service_closure' is not a known tag"),
        (
            "service: { Class: X, Initializer: 'init(_:)', Arguments: [\"@=service('y').z()\"] }",
            "an expression of Symfony's"
        ),
        ("service: { Class: X, Initializer: 'init(_:)', Arguments: ['%env(url:Y)%'] }", "'url' in"),
        ("service: { Class: X, Deprecated: { package: a, version: 1 } }", "'Deprecated' must be"),
    ])
    func `what is not there is an error`(_ service: String, _ message: String) {
        let files = ResolvedFiles.reading(["page.yml"], through: .memory(["page.yml": "Services: { \(service) }"]))
        #expect(files.problems.contains { $0.message.contains(message) }, "\(files.problems)")
    }
}
#endif
