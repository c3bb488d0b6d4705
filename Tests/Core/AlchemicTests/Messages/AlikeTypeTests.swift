import Alchemic
import AlchemicGraph
import Foundation
import TestSupport
import Testing

// Types of one name in two places.
enum North {
    final class Manager: Sendable {}
    protocol Store: Sendable {}
    struct Shop: Store {}
    struct Crew<Member: Sendable>: Sendable { struct Badge: Sendable {} }
    final class Office: Sendable { init(manager: Manager) {} }
    final class Chain: Sendable { init(_ office: South.Office) {} }
    struct Broken: Error {}
    struct Chief: Sendable {}
}
enum South {
    final class Manager: Sendable {}
    protocol Store: Sendable {}
    struct Shop: Store {}
    struct Crew<Member: Sendable>: Sendable { struct Badge: Sendable {} }
    final class Office: Sendable { init(manager: Manager) {} }
    final class Chain: Sendable { init(_ office: North.Office) {} }
    struct Chief: Sendable {}
}

/// Where a report mentions two types that are spelled alike, both are written with what tells them apart.
@Suite("Types that are spelled alike") struct AlikeTypeTests {
    /// Expects that both types of these names are in a text, and told apart wherever they are.
    private func expectApart(_ text: String, _ what: String = "", names: [String] = ["Manager"]) {
        let words = text.matches(of: /[\w.]+/).map { String($0.0) }
        #expect(words.filter(names.contains).isEmpty, "\(what):\n\(text)")
        for name in names {
            for place in ["North", "South"] {
                #expect(words.contains { $0.hasSuffix("\(place).\(name)") }, "\(what): \(place).\(name) in\n\(text)")
            }
        }
        #expect(text.unicodeScalars.allSatisfy { $0.value < 0x10FFF0 }, "\(what)")
    }

    // MARK: Texts

    @Test(arguments: Message.allCases)
    func `are qualified in each message of the table, in each of its texts, and in paths and notes`(_ message: Message)
        throws
    {
        let graph = Graph(
            describing: [
                Module("Alike") {
                    Singleton { North.Manager() }
                    Singleton { South.Manager() }
                }
            ])
        let (north, south) = (graph.nodes[0], graph.nodes[1])
        for choice in 0..<14 {
            let values = Values(
                node: north, other: south, type: South.Manager.self, name: "x", text: "y", choice: choice)
            let diagnostic = Diagnostic(
                message, with: values, path: [north.mention, south.mention],
                notes: [Diagnostic.Note("candidate", Diagnostic.code(South.Manager.self))])
            expectApart(diagnostic.description, message.rawValue)
            #expect(!diagnostic.headline.contains("\u{10FFFA}"))
            expectApart(
                ResolutionError(message, with: values, path: [north.mention, south.mention]).description,
                message.rawValue)
        }
    }

    @Test(arguments: Message.allCases)
    func `are not qualified where there is only one`(_ message: Message) throws {
        let graph = Graph(describing: [Module("One") { Singleton { North.Manager() } }])
        let values = Values(node: graph.nodes[0], other: graph.nodes[0], type: North.Manager.self)
        #expect(!Diagnostic(message, with: values).description.contains("North."))
    }

    @Test
    func `are qualified as deep as they stand in forms and generic arguments, and nothing else is`() {
        let types: [(Any.Type, Any.Type, String, String)] = [
            ([North.Manager].self, South.Manager.self, "[North.Manager]", "South.Manager"),
            (North.Manager?.self, [String: South.Manager].self, "North.Manager?", "[String: South.Manager]"),
            ((any North.Store).self, [any South.Store].self, "any North.Store", "[any South.Store]"),
            ((any North.Store)?.self, (any South.Store).self, "(any North.Store)?", "any South.Store"),
            (
                Provider<North.Manager, Int>.self, Lazy<South.Manager>.self, "Provider<North.Manager, Int>",
                "Lazy<South.Manager>"
            ),
            (
                North.Crew<South.Manager>.self, South.Crew<North.Manager>.self, "North.Crew<South.Manager>",
                "South.Crew<North.Manager>"
            ),
            (North.Crew<Int>.self, South.Manager.self, "Crew<Int>", "Manager"),
            (
                North.Crew<Int>.Badge.self, South.Crew<Int>.Badge.self, "North.Crew<Int>.Badge",
                "South.Crew<Int>.Badge"
            ),
        ]
        for (first, second, left, right) in types {
            let said = writtenTogether([mention(of: first), mention(of: second)])
                .map { $0.replacing("AlchemicTests.", with: "") }
            #expect(said == [left, right])
        }
    }

    @Test
    func `are said to be two types where modules do not tell them apart, with where to read on`() {
        // What the same module would be if it were linked twice.
        let first = mention(of: North.Manager.self)
        let second = first.replacing(/\u{10FFFB}[^\u{10FFFB}]*\u{10FFFC}$/, with: "\u{10FFFB}other\u{10FFFC}")
        expectGolden(
            Diagnostic(.missingBinding, "nothing provides `\(first)` for `\(second)`", at: nil).description,
            named: "alike-copies")
    }

    @Test
    func `are said to be two types where they are private or local`() {
        func one() -> String {
            struct Manager {}
            return mention(of: Manager.self)
        }
        func other() -> String {
            struct Manager {}
            return mention(of: Manager.self)
        }
        expectGolden(
            Diagnostic(.missingBinding, "nothing provides `\(one())` for `\(other())`", at: nil).description,
            named: "alike-local")
    }

    // MARK: Graphs

    private struct Mistake: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let names: [String]
        let module: @Sendable () -> Module
        init(
            _ name: String, _ names: String...,
            @ModuleBuilder declaring elements: @escaping @Sendable () -> [ModuleElement]
        ) {
            testDescription = name
            self.names = names.isEmpty ? ["Manager"] : names
            module = { Module("Alike", elements) }
        }
    }

    private static let mistakes: [Mistake] = [
        Mistake("missing, for two parameters", "Manager", "Office") {
            Singleton(North.Office.init(manager:))
            Singleton(South.Office.init(manager:))
        },
        Mistake("missing, with another one of that name") {
            Singleton(North.Office.init(manager:))
            Singleton { South.Manager() }
        },
        Mistake("candidates", "Store") {
            Singleton { North.Shop() }.as((any North.Store).self)
            Singleton { OtherShop() }.as((any North.Store).self)
            Singleton { (_: any North.Store) in Target() }.named("target")
            Singleton { (_: any South.Store) in Target() }
        },
        Mistake("a mismatch by name") {
            Singleton { South.Manager() }.named("boss")
            Singleton(North.Office.init(manager:), .named("boss"))
        },
        Mistake("a query of a type") {
            Singleton(North.Office.init(manager:), .type(South.Manager.self))
        },
        Mistake("a cycle", "Office", "Chain") {
            Singleton { (_: South.Chain) in North.Office(manager: North.Manager()) }
            Singleton(South.Chain.init)
            Singleton { (_: North.Chain) in South.Office(manager: South.Manager()) }
            Singleton(North.Chain.init)
        },
        Mistake("an outlived scope") {
            Scoped("visit") { North.Manager() }
            Singleton { (_: North.Manager) in South.Manager() }
        },
        Mistake("promises", "Manager", "Store") {
            Singleton { North.Manager() }.as((any North.Store).self)
            Singleton { South.Manager() }.as((any South.Store).self)
        },
        Mistake("one name for two") {
            Singleton { North.Manager() }.named("boss")
            Singleton { South.Manager() }.named("boss")
        },
        Mistake("overrides of nothing") {
            Singleton { North.Manager() }.overriding(North.Manager.self)
            Singleton { South.Manager() }.overriding(South.Manager.self)
        },
        Mistake("a dictionary with members without names") {
            Singleton { North.Manager() }
            Singleton { South.Manager() }
            Singleton { (_: [String: North.Manager], _: [String: South.Manager]) in Target() }
        },
        Mistake("too few") {
            Singleton({ (_: [North.Manager], _: [South.Manager]) in Target() }, .all(atLeast: 1), .all(atLeast: 2))
        },
        Mistake("arguments that do not match") {
            Prototype({ (_: Int) in North.Manager() }, .argument)
            Prototype({ (_: Int) in South.Manager() }, .argument)
            Singleton { (_: Provider<North.Manager, String>, _: Provider<South.Manager>) in Target() }
        },
        Mistake("decorators of nothing", "Store") {
            Decorate((any North.Store).self) { $0 }
            Decorate((any South.Store).self) { $0 }
        },
        Mistake("what is awaited") {
            Singleton { () async in North.Manager() }
            Singleton { (_: Lazy<North.Manager>) in South.Manager() }
        },
    ]

    private struct OtherShop: North.Store {}
    private final class Target: Sendable {}

    @Test(arguments: mistakes)
    private func `are qualified in whatever a check reports together`(_ mistake: Mistake) throws {
        let problems = problems(of: mistake.module())
        #expect(!problems.isEmpty)
        expectApart(problems.text(), mistake.testDescription, names: mistake.names)
        // One by one, too: they were reported together.
        let said = problems.map { "\($0.headline)\n\($0.path)\n\($0.notes.map(\.text))\n\($0.help ?? "")" }
        expectApart(said.joined(separator: "\n"), mistake.testDescription, names: mistake.names)
    }

    // MARK: Requests

    @Test
    func `are qualified in what a request throws`() async throws {
        let container = try Container(
            Module("Requests") {
                External(North.Manager.self)
                Singleton(North.Office.init(manager:)).named("north")
                Singleton { (_: North.Office) in South.Office(manager: South.Manager()) }
                Singleton { () throws -> South.Chief in throw North.Broken() }
                Singleton { (_: South.Chief) in North.Chief() }
                Singleton { () async in North.Shop() }
                Singleton { (_: North.Shop) in South.Shop() }
                External(South.Crew<Int>.self, in: "visit")
            })
        let external = try #require(failure(of: try container.get(South.Office.self)))
        expectApart(external.description, "external", names: ["Office"])
        #expect(
            external.path.map { $0.replacing("AlchemicTests.", with: "") } == [
                "South.Office", "North.Office \"north\"", "Manager",
            ])
        let thrown = try #require(failure(of: try container.get(North.Chief.self)))
        expectApart(thrown.description, "thrown", names: ["Chief"])
        let awaited = try #require(failure(of: try container.get(South.Shop.self)))
        expectApart(awaited.description, "awaited", names: ["Shop"])
        let scope = try #require(failure(of: try container.scope("visit", with: North.Crew<Int>())))
        expectApart(scope.description, "scope", names: ["Crew"])
    }

    @Test
    func `are qualified in what a start and a stop throw`() async throws {
        let container = try Container(
            Module("Starting") {
                Singleton { North.Manager() }.eager().onStart { _ in throw North.Broken() }
                Singleton { South.Manager() }.eager().onStart { _ in throw North.Broken() }
            })
        let error = await #expect(throws: StartError.self) { try await container.start() }
        #expect(error?.failures.map(\.label).contains("Manager") == true)
        // One failure may end the start before the other one.
        if error?.failures.count == 2 { expectApart("\(error, default: "")", "start") }
        let other = try Container(
            Module("Stopping") {
                Singleton { North.Manager() }.eager().onStop { _ in throw North.Broken() }
                Singleton { South.Manager() }.eager().onStop { _ in throw North.Broken() }
            })
        try await other.start()
        let stop = await #expect(throws: StopError.self) { try await other.stop() }
        expectApart("\(stop, default: "")", "stop")
    }

    // MARK: Sources

    @Test
    func `are mentioned by the one function that knows both spellings, wherever a text of the core quotes one`() throws
    {
        let core = URL(filePath: #filePath).appending(path: "../../../../../Sources/Core").standardized
        let files = FileManager.default.enumerator(at: core, includingPropertiesForKeys: nil)
        var count = 0
        for case let file as URL in try #require(files) where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            count += text.matches(of: /mention(of:|\b)/).count
            for quoted in text.matches(of: /`\\\((spelling\(of:[^`]*|[\w.$\[\]]*\.label)\)`/) {
                Issue.record("\(file.lastPathComponent): \(quoted.0)")
            }
        }
        #expect(count > 60)
    }
}
