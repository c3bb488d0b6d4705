#if Files
import DefinitionFiles
import FileValues
import TestSupport
import Testing

/// An id works wherever it stands, or the message says what it is and what to write.
@Suite struct IdPlaceTests {
    /// What an id may be.
    private static let ids = [
        "plain", "other_name", "listed", "template", "wrapped", ".inner", "service_container", "program", "nowhere",
    ]

    private static let declared = """
        Services:
          plain: { Class: Plain }
          other_name: '@plain'
          owner: { Class: Owner, Aliases: [listed] }
          template: { Class: Template, Abstract: true }
          wrapped: { Class: Wrapped }
          wrapper: { Class: Wrapper, Decorates: wrapped }

        """

    /// Where an id may stand: in `subject`, unless `base` says it for it.
    private static let places: [(name: String, text: String)] = {
        let argument = "Class: Subject, Initializer: 'init(_:)', Arguments: ['@ID']"
        return [
            ("an argument", "  subject: { \(argument) }"),
            ("an optional argument", "  subject: { Class: Subject, Initializer: 'init(_:)', Arguments: ['@?ID'] }"),
            ("an argument of a decorator", "  subject: { \(argument), Decorates: plain }"),
            ("an argument of an abstract service", "  subject: { \(argument), Abstract: true }"),
            (
                "an argument that a decorator inherits",
                "  base: { \(argument), Abstract: true }\n  subject: { Parent: base, Decorates: plain }"
            ),
            (
                "an argument that is inherited",
                "  base: { \(argument), Abstract: true }\n  subject: { Parent: base }"
            ),
            ("a factory", "  subject: { Factory: '@ID', Initializer: 'make()' }"),
            ("a configurator", "  subject: { Class: Subject, Configurator: ['@ID', 'configure(_:)'] }"),
            ("an alias", "  subject: '@ID'"),
            ("a parent", "  subject: { Parent: ID }"),
            ("a decorator's parent", "  subject: { Parent: ID, Decorates: plain }"),
            ("a decoration", "  subject: { Class: Subject, Decorates: ID }"),
            ("a decoration with a sign", "  subject: { Class: Subject, Decorates: { Service: '@ID' } }"),
        ]
    }()

    private func read(_ place: String, _ id: String) -> ResolvedFiles {
        var options = FileOptions()
        options.services = ["program"]
        let text = Self.declared + place.replacing("ID", with: id)
        return ResolvedFiles.reading(["ids.yml"], through: .memory(["ids.yml": text]), options: options)
    }

    @Test
    func `an id of a file works where it stands, or what it is and what to write is said`() {
        var outcomes: [String] = []
        for (name, place) in Self.places {
            for id in Self.ids {
                let files = read(place, id)
                let errors = files.problems.filter { $0.severity == .error }
                for error in errors {
                    #expect(error.message.contains(id), "\(name): \(error)")
                    guard id != "nowhere" else { continue }
                    #expect(error.help != nil, "\(name): \(error)")
                    guard id != "program" else { continue }
                    #expect(
                        !error.message.contains("there is no service") && !error.message.contains("no file"), "\(error)"
                    )
                }
                if errors.isEmpty { expectMeaning(files, name, id) }
                outcomes.append("\(name), \(id): " + (errors.isEmpty ? "works" : Self.words(errors)))
            }
        }
        #expect(outcomes.count == Self.places.count * Self.ids.count)
        expectGolden(outcomes.joined(separator: "\n"), named: "ids-in-places")
    }

    private static func words(_ errors: [FileProblem]) -> String {
        errors.map { $0.message + ($0.help.map { " | \($0)" } ?? "") }.joined(separator: " | ")
    }

    /// Expects that nothing has been left out without a word.
    private func expectMeaning(_ files: ResolvedFiles, _ place: String, _ id: String) {
        let names = files.services.flatMap { [$0.id.value, $0.name] + $0.aliases }
        #expect(names.contains("subject") || place.contains("abstract service"), "\(place), \(id)")
        for value in files.services.flatMap(\.values) {
            value.visit {
                if case .unusable = $0.kind { Issue.record("\(place), \(id): an argument means nothing") }
            }
        }
    }
}
#endif
