import Alchemic
import AlchemicGraphDocument
import Foundation
import TestSupport
import Testing

@testable import AlchemicChecking

@Suite("A module of a package")
struct UnlistedModuleTests {
    struct Post: Sendable {}
    struct Shelf: Sendable {}

    private static let storage = """
        import Alchemic

        /// `storageModule` keeps things.
        package let storageModule = Module("Storage") {
            Singleton(Shelf.init)
        }
        """

    /// The warnings where the program `App` lists `shop`, and the package has other files besides.
    ///
    /// - Parameters:
    ///   - files: Their texts by their names, each with its marks behind a tab.
    ///   - module: The graph.
    private func warnings(_ files: [String: String], _ module: Module = shop) throws -> [Diagnostic] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "package-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var lines = ""
        let app =
            "import Alchemic\nlet shop = Module(\"Shop\") { Singleton { Post() } }\nlet container = Container(shop)"
        for (name, text) in files.merging(["App/main.swift\tcode internal": app], uniquingKeysWith: { $1 }) {
            let parts = name.split(separator: "\t", maxSplits: 1)
            let file = folder.appending(path: parts[0].replacing("/", with: "-"))
            try text.write(to: file, atomically: true, encoding: .utf8)
            lines += "\(parts[0])\t\(file.path(percentEncoded: false))\t\(parts.dropFirst().joined())\n"
        }
        let sources = SourceMap(lines)
        let graph = Graph(describing: [module])
        let code = try CodeScan.run(on: sources.code, graph: graph, document: graph.document)
        return UnlistedModules(besides: graph).problems(in: sources, besides: code.facts)
    }

    private static let shop = Module("Shop") { Singleton(Post.init, file: "App/main.swift", line: 2) }

    /// The names of the modules that a file declares, and nothing lists.
    private func unlisted(_ text: String, marks: String = "code internal") throws -> [String] {
        try warnings(["Storage/Storage.swift\t\(marks)": "import Alchemic\n" + text])
            .compactMap { $0.headline.split(separator: "`").first.map(String.init) }
    }

    @Test
    func `a module of a package is warned of where the package names it nowhere else, be its target needed or not`()
        throws
    {
        for marks in ["code internal", "internal"] {
            let warnings = try warnings(["Storage/StorageModule.swift\t\(marks)": Self.storage])
            expectGolden(warnings.text(.plain), named: "unlisted-module")
        }
    }

    @Test(
        arguments: [
            ("let storage: Module = Module(\"S\") {}", "storage"),
            ("public let storage = Module(\"S\") { Singleton(Shelf.init) }.configured(by: reader)", "storage"),
            ("var storage: Module {\n Module(\"S\") {}\n}", "storage"),
            ("@MainActor private func storage(_ path: String) async throws -> Module { Module(\"S\") {} }", "storage"),
            ("enum Storage {\n public static let module = Module(\"S\") {}\n}", "Storage.module"),
            ("extension Storage { nonisolated static var parts: Module { Module(\"S\") {} } }", "Storage.parts"),
            // A comment and a text name nothing.
            ("let storage = Module(\"storage\") {}\n// storage", "storage"),
        ])
    func `a module of a package is found however it is declared`(_ text: String, _ name: String) throws {
        #expect(try unlisted(text) == [name])
    }

    @Test(
        arguments: [
            ["Tests/StorageTests.swift\t": "@Test(.container(storageModule)) func `f`() {}"],
            ["Tool/main.swift\tinternal": "import Alchemic\nlet container = Container(storageModule)"],
            ["App/Previews.swift\tcode internal": "import Alchemic\n#Preview { \"\\(storageModule)\" }"],
            // Its own name, of something else: that might be it.
            ["Other/Other.swift\t": "func f(storageModule: Int) {}"],
        ])
    func `a module of a package is not warned of where other files may list it`(_ files: [String: String]) throws {
        let all = files.merging(["Storage/StorageModule.swift\tcode internal": Self.storage]) { $1 }
        #expect(try warnings(all).isEmpty)
    }

    @Test(
        arguments: [
            "let storage = Module(\"S\") {} // alchemic:ignore",
            "// alchemic:ignore\nlet storage = Module(\"S\") {}",
            "#if os(macOS)\nlet storage = Module(\"S\") {}\n#endif",
            "@c(make_module) func storage() -> Module { Module(\"S\") {} }",
            "@Exported\npublic let storage = Module(\"S\") {}",
            "struct Storage: Part { var parts: Module { Module(\"S\") {} } }",
            "struct Storage {}\nextension Storage: Part {}\nextension Storage { static let parts = Module(\"S\") {} }",
            "protocol Part { var parts: Module { get } }",
            "protocol Part { func parts() -> Module }",
            // Not by name.
            "func f() { let storage = Module(\"S\") {} }",
            "let container = Container(Module(\"S\") {})",
        ])
    func `a module of a package is not warned of where something else than its name may lead there`(_ text: String)
        throws
    {
        #expect(try unlisted(text) == [])
    }

    @Test
    func `of a library is not warned of, if other packages can name it`() throws {
        for access in ["public", "package"] {
            #expect(try unlisted("\(access) let storage = Module(\"S\") {}", marks: "code") == [])
        }
        #expect(try unlisted("public extension Storage { static let parts = Module(\"S\") {} }", marks: "code") == [])
        #expect(try unlisted("let storage = Module(\"S\") {}", marks: "code") == ["storage"])
        // A package that is not this one, or a test.
        #expect(try unlisted("let storage = Module(\"S\") {}", marks: "") == [])
    }

    @Test
    func `a module of a package is not warned of whose definitions are in the graph, whatever has found it`() throws {
        let module = Module("Shop") { Singleton(Shelf.init, file: "Storage/StorageModule.swift", line: 5) }
        #expect(try warnings(["Storage/StorageModule.swift\tcode internal": Self.storage], module).isEmpty)
    }

    @Test
    func `of an example is named in its package, whatever the graph`() throws {
        let files = FileManager.default
        let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        func contents(of folder: URL) -> [URL] {
            (try? files.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles))
                ?? []
        }
        var count = 0
        let packages = ["Examples", "Workshop/IntegrationTests"].flatMap {
            contents(of: repository.appending(path: $0))
        }
        // What is in `Misuse` does not compile.
        for package in packages where package.lastPathComponent != "Misuse" {
            var lines = ""
            for case let file as URL in files.enumerator(
                at: package, includingPropertiesForKeys: nil, options: .skipsHiddenFiles) ?? .init()
            where file.pathExtension == "swift" {
                let path = file.path(percentEncoded: false)
                let marks = path.contains("/Tests/") ? "" : "code internal"
                lines += "\(path)\t\(path)\t\(marks)\n"
            }
            let sources = SourceMap(lines)
            let graph = Graph(describing: [])
            let facts = try CodeScan.readFacts(of: sources.code)
            count += facts.flatMap(\.modules).count
            let warnings = UnlistedModules(besides: graph).problems(in: sources, besides: facts)
            #expect(warnings.isEmpty, "\(package.lastPathComponent): \(warnings.text(.plain))")
        }
        #expect(count > 20)
    }
}
