import Alchemic
import AlchemicGraphDocument
import Foundation
import TestSupport
import Testing

@testable import AlchemicChecking

@Suite("A plain call")
struct PlainCallTests {
    /// The problems of a program's code, with more text behind it; a file of its own is where it begins.
    private func problems(
        in program: PlainProgram, adding text: String = "", isProgram: Bool = true
    ) throws -> [Diagnostic] {
        let graph = Graph(describing: [program.module])
        #expect(!graph.problems.contains { $0.severity == .error }, "\(graph.problems)")
        let folder = FileManager.default.temporaryDirectory.appending(path: "plain-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let name = program.file.split(separator: "/").last.map(String.init) ?? ""
        var files = [("AlchemicCheckingTests/\(name)", program.file)]
        func add(_ name: String, _ text: String) throws {
            let file = folder.appending(path: "\(files.count).swift")
            try text.write(to: file, atomically: true, encoding: .utf8)
            files.append((name, file.path(percentEncoded: false)))
        }
        if !text.isEmpty { try add("AlchemicCheckingTests/More.swift", "import Alchemic\n" + text) }
        if isProgram { try add("AlchemicCheckingTests/main.swift", "") }
        return try CodeScan.run(on: files, graph: graph, document: graph.document).problems
    }

    private func lines(_ mark: String, of program: PlainProgram) throws -> [UInt32] {
        try String(contentsOfFile: program.file, encoding: .utf8).components(separatedBy: "\n").enumerated()
            .filter { $0.element.hasSuffix("// \(mark)") }.map { UInt32($0.offset + 1) }
    }

    static let programs = [awaitedProgram, factoryProgram, mainActorProgram]

    @Test(arguments: programs.indices)
    func `a plain call is warned of at its line, if it fails`(_ number: Int) throws {
        let program = Self.programs[number]
        let problems = try problems(in: program)
        #expect(problems.compactMap { $0.location?.line }.sorted() == (try lines("WARNED", of: program)), "\(problems)")
        #expect(problems.allSatisfy { $0.severity == .warning })
        expectGolden(
            problems.map { $0.text() }.joined(separator: "\n\n"),
            named: ["plain-calls-awaited", "plain-calls-in-factories", "plain-calls-on-main"][number])
    }

    @Test(arguments: programs.indices)
    func `a plain call fails as the program runs, and no other does`(_ number: Int) async throws {
        let program = Self.programs[number]
        if program.calls.isEmpty { return }
        let container = try Container(program.module)
        try await container.start()
        var failures: [String] = []
        for (place, call) in program.calls.enumerated() {
            do {
                try await call(container)
            } catch let error as ResolutionError {
                failures.append("\(place): \(error.id.rawValue)")
            }
        }
        let expected = try lines("WARNED", of: program).count + lines("UNSAID", of: program).count
        #expect(failures.count == expected, "\(failures)")
        try await container.stop()
    }

    /// The types whose plain calls are warned of.
    private func warned(_ text: String, isProgram: Bool = true) throws -> Set<String> {
        Set(
            try problems(in: awaitedProgram, adding: text, isProgram: isProgram).compactMap {
                $0.headline.split(separator: "`").first.map(String.init)
            })
    }

    private static let all: Set = [
        "SlowRates", "Quoter", "QuoteForm", "SlowLog \"audit\"", "SlowTicket", "SlowBox<Int>", "SlowPrices",
        "FinishedLate", "SlowReports",
    ]

    @Test(
        arguments: [
            ("", []),
            ("func f(_ c: Container) async throws { _ = try await c.get(async: SlowRates.self) }", rates),
            ("func f(_ c: Container) async throws { _ = try await c.get(async: QuoteForm.self) }", rates),
            ("@MainActor func f(_ c: Container) throws { _ = try c.get(main: Quoter.self) }", rates),
            ("func f(_ locator: Locator) async { await locator.get(async: Quoter.self) }", rates),
            ("func f(_ c: Container) throws { _ = try c.get(AsyncProvider<SlowRates>.self) }", rates),
            ("func f(_ c: Container) async throws { _ = try await c.get(async: (any Priced).self) }", ["SlowPrices"]),
            (
                "func f(_ c: Container) async throws { _ = try await c.get(async: SlowLog.self, .named(\"audit\")) }",
                ["SlowLog \"audit\""]
            ),
            // Awaiting a prototype leaves nothing behind.
            ("func f(_ c: Container) async throws { _ = try await c.get(async: SlowTicket.self) }", []),
        ] as [(String, Set<String>)])
    func `a plain call is not warned of where something may have awaited what it needs`(
        _ text: String, _ silent: Set<String>
    ) throws {
        #expect(try warned(text) == Self.all.subtracting(silent))
    }

    private static let rates: Set = ["SlowRates", "Quoter", "QuoteForm"]

    @Test(
        arguments: [
            "func f<T>(_ c: Container, _ type: T.Type) async throws { _ = try await c.get(async: type) }",
            "func f<T>(_ c: Container, _ type: T.Type) async throws { _ = try await c.get(async: T.self) }",
            "func f(_ c: Container) async throws { _ = try await c.get(async: SlowRates.self, .tagged(\"x\")) }",
            "func f(_ c: Container) async throws { _ = try await c.invoke(async: Quoter.self) }",
            "@MainActor func f(_ c: Container) throws { try c.inject(intoMain: page) }",
            "func f(_ c: Container) throws { try c.set(makeRates()) }",
            "func f(_ c: Container) throws { try c.set(rates) }",
            "import AlchemicSwiftUI",
        ])
    func `a plain call is not warned of where anything kept may be there`(_ text: String) throws {
        #expect(try warned(text) == ["SlowTicket"])
    }

    @Test
    func `of what is kept is not warned of in a library, whose programs may await it`() throws {
        #expect(try warned("", isProgram: false) == ["SlowTicket"])
    }

    @Test
    func `a plain call is warned of where code sets something else`() throws {
        #expect(try warned("func f(_ c: Container) throws { try c.set(quickClock) }") == Self.all)
        #expect(try warned("func f(_ defaults: UserDefaults) { defaults.set(true, forKey: \"x\") }") == Self.all)
        #expect(try warned("func f(_ defaults: Registry) { defaults.set(rates) }") == Self.all)
    }

    @Test(
        arguments: [
            ("let child = Module(\"Child\") { Singleton { SlowRates() } }", rates),
            ("let child = Module(\"Child\") { Singleton(Quoter.init(rates:)) }", ["Quoter", "QuoteForm"]),
            (
                "func f(_ c: Container) { c.withOverrides { Singleton { QuickPrices() } } }\nstruct QuickPrices: Priced {}",
                ["SlowPrices"]
            ),
            ("let other = Module(\"Other\") { Singleton { make() } }", all.subtracting(["SlowLog \"audit\""])),
            ("let file = DefinitionFile(\"shop.yaml\")", all),
        ] as [(String, Set<String>)])
    func `a plain call is not warned of where a child, an override or a module that is not listed may answer`(
        _ text: String, _ silent: Set<String>
    ) throws {
        #expect(try warned(text) == Self.all.subtracting(silent))
    }
}
