import Alchemic
import AlchemicGraphDocument
import Foundation
import TestSupport
import Testing

@testable import AlchemicChecking

struct LooseBasket: Sendable {}
struct LooseReport: Sendable {}
struct LooseUser: Sendable {}
struct LooseJob: Sendable {}

@Suite("A definition that the roots of a program do not lead to")
struct UnusedDefinitionTests {
    private static let file: StaticString = "App/main.swift"
    private static let shop = Module("Shop") {
        Singleton(LooseBasket.init, file: file, line: 3)
        Singleton(LooseReport.init, file: file, line: 4).named("daily")
        External(LooseUser.self, in: "request", file: file, line: 5)
        Scoped("job", LooseJob.init, file: file, line: 6)
    }
    private static let app = """
        import Alchemic
        let shop = Module("Shop") {
            Singleton(LooseBasket.init)
            Singleton(LooseReport.init).named("daily")
            External(LooseUser.self, in: "request")
            Scoped("job", LooseJob.init)
        }
        await Container.run(shop, roots: [LooseBasket.self])
        """

    /// The lines that are warned of, where the package has other files besides the program's.
    private func lines(
        _ files: [String: String], roots: [Any.Type] = [LooseBasket.self],
        marks: String = "code internal"
    ) throws -> [UInt32] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "unused-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var lines = ""
        for (name, text) in files.merging(["\(Self.file)\t\(marks)": Self.app], uniquingKeysWith: { $1 }) {
            let parts = name.split(separator: "\t", maxSplits: 1)
            let file = folder.appending(path: parts[0].replacing("/", with: "-"))
            try text.write(to: file, atomically: true, encoding: .utf8)
            lines += "\(parts[0])\t\(file.path(percentEncoded: false))\t\(parts.dropFirst().joined())\n"
        }
        let sources = SourceMap(lines)
        let graph = Graph(describing: [Self.shop])
        let code = try CodeScan.run(on: sources.code, graph: graph, document: graph.document)
        return CodeScan.unused(in: sources, besides: code.facts, graph: graph) {
            Graph(describing: [Self.shop], roots: roots, used: $0).problems
        }.compactMap(\.location?.line)
    }

    @Test
    func `a definition that the roots of a program do not lead to is warned of, unless it is what a scope is given`()
        throws
    {
        #expect(try lines([:]) == [4, 6])
        #expect(try lines([:], roots: []) == [])
        #expect(try lines([:], roots: [LooseBasket.self, LooseReport.self, LooseJob.self]) == [])
        // A library's definitions are for other packages.
        #expect(try lines([:], marks: "code") == [])
    }

    @Test(
        arguments: [
            ("func f(_ c: Container) throws { _ = try c.get(LooseReport.self) }", [6]),
            ("func f(_ c: Container) throws { _ = try c.get(LooseReport.self, .named(\"daily\")) }", [6]),
            ("func f(_ c: Container) throws { _ = try c.provider(of: LooseJob.self) }", [4]),
            ("func f() throws { _ = try locator.get([LooseReport].self) }", [6]),
            ("func f(_ words: Words) throws { _ = try words.get(LooseReport.self) }", [4, 6]),
            ("func f(_ c: Container) throws { _ = c.get(LooseReport.self); _ = c.get(LooseJob.self) }", []),
        ] as [(String, [UInt32])])
    func `is not warned of where code resolves it, in whichever program or test`(_ text: String, _ left: [UInt32])
        throws
    {
        for marks in ["code internal", "internal", ""] {
            let code = "import Alchemic\nimport AlchemicCheckingTests\n" + text
            #expect(try lines(["Office/Office.swift\t\(marks)": code]) == left)
        }
    }

    @Test(
        arguments: [
            "func f<T>(_ c: Container, _ type: T.Type) throws { _ = try c.get(T.self) }",
            "func f(_ c: Container) throws { _ = try c.get((any Unknown).self) }",
            "func f(_ c: Container) throws { _ = try c.all(of: LooseBasket.self, .tagged(\"x\")) }",
            "func f(_ c: Container) throws { try c.inject(into: page) }",
            "func f(_ c: Container) throws { _ = try c.invoke(.type(LooseBasket.self)) }",
            "let other = Module(\"Other\") { Singleton(Invoice.init(report:)) }",
            "let file = DefinitionFile(\"shop.yaml\")",
        ])
    func `is not warned of where code may resolve anything, or another graph may need it`(_ text: String) throws {
        #expect(try lines(["Tool/main.swift\tinternal": "import Alchemic\n" + text]) == [])
        // A test's modules are no other graph.
        if !text.hasPrefix("let") { #expect(try lines(["Tests/Tests.swift\t": "import Alchemic\n" + text]) == []) }
    }
}
