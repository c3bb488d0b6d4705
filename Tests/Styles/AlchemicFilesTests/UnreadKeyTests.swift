#if Files
import DefinitionFiles
import FileValues
import TestSupport
import Testing

/// A key of a service does something, or it is said that it means nothing.
@Suite struct UnreadKeyTests {
    /// A service that each context is about, `subject`, and what stands around it: `KEY` is where the key is added.
    private static let contexts: [(name: String, text: String)] = [
        ("a class", "Services:\n  subject:\n    Class: Subject\n    KEY"),
        ("an initializer", "Services:\n  subject:\n    Initializer: 'init(a:b:)'\n    KEY"),
        ("a factory", "Services:\n  subject:\n    Factory: '@maker'\n    Initializer: 'make(a:b:)'\n    KEY"),
        ("a static method", "Services:\n  subject:\n    Factory: Subject\n    Initializer: 'make(a:b:)'\n    KEY"),
        ("an external object", "Services:\n  subject:\n    Lifetime: external\n    KEY"),
        ("an external object of a class", "Services:\n  subject:\n    Class: Subject\n    Lifetime: external\n    KEY"),
        ("a synthetic one", "Services:\n  subject:\n    Synthetic: true\n    KEY"),
        ("an external one by Defaults", "Defaults: { Lifetime: external }\nServices:\n  subject:\n    KEY"),
        (
            "an external one by Defaults of a profile",
            "when@test: { Defaults: { Lifetime: external } }\nServices:\n  subject:\n    KEY"
        ),
        ("a prototype", "Services:\n  subject:\n    Shared: false\n    KEY"),
        ("a prototype by Defaults", "Defaults: { Shared: false }\nServices:\n  subject:\n    KEY"),
        ("a weak one", "Services:\n  subject:\n    Lifetime: weak\n    KEY"),
        ("a scoped one", "Services:\n  subject:\n    Lifetime: { Scoped: visit }\n    KEY"),
        ("a decorator", "Services:\n  subject:\n    Decorates: wrapped\n    KEY"),
        ("a decorator of an external one", "Services:\n  subject:\n    Decorates: given\n    KEY"),
        ("a child", "Services:\n  subject:\n    Parent: base\n    KEY"),
        ("a child of a factory's", "Services:\n  subject:\n    Parent: made\n    KEY"),
        ("an external child of a factory's", "Services:\n  subject:\n    Parent: made\n    Synthetic: true\n    KEY"),
        ("a parent", "Services:\n  heir:\n    Parent: subject\n  subject:\n    Class: Subject\n    KEY"),
        ("an abstract one", "Services:\n  heir:\n    Parent: subject\n  subject:\n    Abstract: true\n    KEY"),
    ]

    /// What stands beside it in each context.
    private static let others = """

          maker: { Class: Maker }
          wrapped: { Class: Wrapped }
          given: { Class: Given, Synthetic: true }
          base: { Class: Base, Abstract: true, Initializer: 'init(a:b:)' }
          made: { Factory: '@maker', Abstract: true, Initializer: 'make(a:b:)' }
          setting: { Abstract: true, Setters: { inherited: 1 } }
        """

    /// Each key with a value that says something else than what is so without it.
    private static let values = [
        "Class": "Other", "Parent": "setting", "Abstract": "true", "Factory": "'@wrapped'", "Initializer": "'other()'",
        "Arguments": "{ a: 1 }", "Bind": "{ b: 2 }", "Setters": "{ property: 3 }", "MethodCalls": "['call()']",
        "Configurator": "['@maker', 'configure(_:)']", "Shared": "false", "Lifetime": "{ Scoped: other }",
        "Synthetic": "true", "Lazy": "false", "Tags": "[word]", "Aliases": "[another]", "Decorates": "wrapped",
        "Deprecated": "'use another'", "Description": "'A description.'",
    ]

    /// Keys that say what is so already, or, of a service that is none, what it is for.
    private static let repeated: [String: Set<String>] = [
        "an external object": ["Synthetic"], "an external object of a class": ["Synthetic"],
        "an external one by Defaults": ["Synthetic"], "an external one by Defaults of a profile": ["Synthetic"],
        "a prototype by Defaults": ["Shared"], "an abstract one": ["Description"],
    ]

    private func read(_ context: String, _ key: String) -> ResolvedFiles {
        var options = FileOptions()
        options.profiles = ["test"]
        let text = context.replacing("KEY", with: key) + Self.others
        return ResolvedFiles.reading(["keys.yml"], through: .memory(["keys.yml": text]), options: options)
    }

    @Test(arguments: contexts.map(\.name))
    func `a key of a service does something, or it is said that it means nothing`(_ name: String) throws {
        let context = try #require(Self.contexts.first { $0.name == name }).text
        #expect(Set(Self.values.keys) == Set(Format.service.keys.map(\.name)))
        let without = read(context, "# nothing")
        for key in Format.service.keys.map(\.name) where !context.contains("    \(key):") {
            guard Self.repeated[name]?.contains(key) != true else { continue }
            let with = read(context, "\(key): \(Self.values[key] ?? "")")
            let problems = Set(with.problems.map(\.message)).subtracting(without.problems.map(\.message))
            let services = with.services.map(Self.text)
            #expect(!problems.isEmpty || services != without.services.map(Self.text), "'\(key)' of \(name)")
            // What the program provides is made by nothing.
            for service in with.services where service.lifetime == .external && !with.hasErrors {
                guard case .external = service.making else {
                    Issue.record("\(name) with '\(key)': \(service.making)")
                    continue
                }
            }
        }
    }

    /// What is decided of a service, without places.
    private static func text(_ service: ResolvedService) -> String {
        let making =
            switch service.making {
            case .function(let type, let method): "\(type.value).\(method)"
            case .method(let owner, let method): "@\(owner).\(method)"
            case .external(let type): "external \(type.value)"
            }
        return [
            service.id.value, service.name, making, "\(service.lifetime)", "\(service.isEager)", "\(service.aliases)",
            service.arguments.map(text).joined(), service.setters.map { "\($0.key) \(text($0.value))" }.joined(),
            service.calls.map { "\($0.method.value)" }.joined(),
            service.configurator.map { "\($0.method.value)" } ?? "",
            service.tags.map(\.name).joined(), service.deprecation ?? "", service.summary ?? "", "\(service.isWrapped)",
        ].joined(separator: "; ")
    }

    private static func text(_ value: ResolvedValue) -> String { value.constant?.written ?? value.word }
}
#endif
