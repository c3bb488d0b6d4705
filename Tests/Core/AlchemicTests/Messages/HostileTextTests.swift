import Alchemic
import AlchemicGraphDocument
import AlchemicMain
import Synchronization
import TestSupport
import Testing

extension MessageTests {
    /// Names, tags and errors may come from anywhere: what a terminal would act on is printed as an escape.
    @Suite("Texts of others cannot clear a terminal, forge a diagnostic or turn a line around")
    struct HostileTexts {
        static let hostile = [
            "\u{1B}[2J\u{1B}[31m", "a\nShop.swift:1:1: error: [cycle] forged", "a\r\nb\rc", "\u{202E}drawkcab\u{202C}",
            "\u{2066}isolated\u{2069}", "\u{200E}\u{200F}\u{061C}", "\u{2028}\u{2029}\u{85}", "\u{0}\u{7F}\u{9B}31m\t",
            "\u{FEFF}\u{AD}\u{E0041}",
        ]

        /// Whether a text has nothing but what is printed as it is, and line breaks.
        static func isHarmless(_ text: String) -> Bool {
            text.unicodeScalars.allSatisfy { scalar in
                switch scalar.properties.generalCategory {
                case .control: scalar == "\n"
                case .format: scalar == "\u{200D}"
                case .lineSeparator, .paragraphSeparator: false
                default: true
                }
            }
        }

        /// Every text that the library makes of a name.
        static func texts(_ name: String) async -> [String] {
            var texts: [String] = []
            func add(_ text: Any) { texts.append("\(text)") }
            func failing(_ body: () async throws -> Void) async {
                do {
                    try await body()
                    Issue.record("nothing failed")
                } catch let error as ResolutionError {
                    add(error)
                    add(error.headline)
                    texts += error.path
                } catch {
                    texts.append("\(error)")
                }
            }
            let wrong = Module("Wrong") {
                Singleton { Log() }.named(name).alias(name)
                Singleton { Log() }.named(name)
                Singleton { Log() }.named("a").named(name)
                Singleton({ (_: Log) in 1 }, .named(name + "?"))
                Singleton({ (_: [Log]) in 2 }, .tagged(name + "?"))
                Singleton({ (_: Log?) in 3 }, .named(name + "!"))
                Singleton { (_: [String: any PaymentGateway]) in 4 }
                Singleton { StripeGateway() }.tagged(Definition.Tag(name))
                Singleton({ (_: Log) in 5 }, .named("a").tagged(name))
                Singleton({ (_: Checkout) in 6 }, .named(name))
                Singleton { Log() }.overriding(named: name + "..")
                Scoped(Scope(name + "one")) { Van() }
                Scoped(Scope(name + "ones")) { Car() }
                Singleton { (_: Van) in 7 }.named(name + "7")
                Decorate(Engine.self) { inner in inner }.only(named: name)
                Source(name: name)
                [
                    ModuleElement(
                        Diagnostic(
                            Diagnostic.ID(rawValue: "own"), name,
                            at: Definition.SourceLocation(file: name, line: 1, column: 1),
                            path: [name, name], notes: [Diagnostic.Note(name, name)], help: name))
                ]
            }
            for problem in diagnostics(of: wrong) {
                add(problem.headline)
                texts += problem.path
                for note in problem.notes { add(note.label + note.text) }
                add(problem.help ?? "")
                add(problem.text(.plain))
                // The colors are the library's own.
                add(problem.text(.terminal).replacing(#/\u{1B}\[(1;31|1;33|0)m/#, with: ""))
            }

            let events = Mutex<[String]>([])
            let shop = Module("Shop") {
                Singleton { () throws -> Log in throw Failure(description: name) }.named(name)
                Singleton { Van() }.named(name + "van").onStart { _ in throw Failure(description: name) }.eager()
                Singleton { Car() }.named(name + "car").onStop { _ in throw Failure(description: name) }
                External(Engine.self).named(name + "engine")
                Scoped(Scope(name)) { Connection(url: "", retries: 1) }
                External(Int.self, in: Scope(name))
            }
            do {
                let container = try Container(shop) { event in events.withLock { $0.append("\(event)") } }
                for definition in container.graph.definitions { add(definition) }
                for definition in container.graph.definitions { add(definition.lifetime) }
                await failing { _ = try container.get(Log.self) }
                await failing { _ = try container.get(Log.self, .named(name + "?")) }
                await failing { _ = try container.get(Connection.self) }
                await failing { _ = try container.get(Engine.self) }
                await failing { _ = try container.scope(Scope(name + "?")) }
                await failing { _ = try container.scope(Scope(name), with: "1") }
                await failing { try container.set(Log(), .named(name + "?")) }
                await failing { _ = try container.invoke(Log.self, with: 1) }
                await failing { try await container.start() }
                _ = try container.get(Car.self)
                await failing { try await container.stop() }
                await failing { _ = try container.get(Car.self) }
            } catch {
                texts.append("\(error)")
            }
            return texts + events.withLock { $0 }
        }

        @Test(arguments: hostile) func `no text holds any of it`(_ name: String) async {
            let texts = await Self.texts(name)
            #expect(texts.count > 80)
            for text in texts {
                #expect(Self.isHarmless(text), "\(text.debugDescription)")
                #expect(!text.contains("\nShop.swift:1:1: error: [cycle] forged"))
            }
        }

        /// Line breaks are the library's own: between the lines of a diagnostic.
        @Test func `each line is the library's own`() async {
            for text in await Self.texts("a\nzzz\nyyy") {
                for line in text.split(separator: "\n") {
                    #expect(!line.hasPrefix("zzz") && !line.hasPrefix("yyy"), "\(text)")
                }
            }
        }

        @Test func `what is harmless stays as it is`() throws {
            let names = ["größe", "名前", "e\u{301}", "👩‍👩‍👧", "C:\\shop", "\"quoted\"", "a b"]
            for name in names {
                let error = #expect(throws: GraphError.self) {
                    try Container(Module("Shop") { Singleton { Log() }.named(name).alias(name) })
                }
                #expect(error?.description.contains("repeats the name \"\(name)\"") == true)
            }
        }

        @Test func `escapes are readable`() {
            expectMessage(
                Mistake(.duplicateName, "escaped") {
                    Singleton { Log() }.named("\u{1B}[2Jlog\n\u{202E}gol").alias("\u{1B}[2Jlog\n\u{202E}gol")
                })
        }
    }

    private struct Source: DefinitionSource {
        let name: String
        func definitions() throws -> [Definition] { throw Failure(description: name) }
    }
}
