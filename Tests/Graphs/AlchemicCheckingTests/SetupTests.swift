import CheckSetup
import Foundation
import TestSupport
import Testing

/// A package in a folder of its own, as the package manager describes it.
private struct SmallPackage {
    let folder: URL
    let description: PackageDescription

    /// - Parameter graphs: The sources of the libraries, by target; the program `App` depends on all of them.
    init(_ graphs: [(target: String, source: String)], programs: [String] = ["App"]) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "setup-\(UUID())")
        var targets: [[String: Any]] = programs.map { name in
            [
                "name": name, "type": "executable", "path": "Sources/\(name)", "sources": ["main.swift"],
                "target_dependencies": graphs.map(\.target),
            ]
        }
        for (target, source) in graphs {
            let place = folder.appending(path: "Sources/\(target)")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try source.write(to: place.appending(path: "Graph.swift"), atomically: true, encoding: .utf8)
            targets.append([
                "name": target, "type": "library", "path": "Sources/\(target)", "sources": ["Graph.swift"],
            ])
        }
        description = try PackageDescription(
            json: JSONSerialization.data(withJSONObject: ["name": "Small", "targets": targets]))
    }

    func setup(_ choices: CheckSetup.Choices = .init()) throws(CheckSetup.Problem) -> CheckSetup {
        try CheckSetup(for: description, in: folder, choices: choices)
    }

    /// The sentence that says why it cannot be set up.
    func problem(_ choices: CheckSetup.Choices = .init()) -> String? {
        #expect(throws: CheckSetup.Problem.self) { try setup(choices) }?.description
    }
}

@Suite("Setting a package up for a check of its build")
struct SetupTests {
    private static let shop = "import Alchemic\n\npublic let shop = Module(\"Shop\") {}\n"

    @Test
    func `writes the plugin and the program, and says what to add to the manifest`() throws {
        let package = try SmallPackage([("ShopGraph", Self.shop)])
        defer { try? FileManager.default.removeItem(at: package.folder) }
        let setup = try package.setup()
        expectGolden(
            setup.files[1].path + "\n" + setup.files[1].text + "\n" + setup.manifest, named: "setup-of-a-package")
        #expect(
            try setup.write(to: package.folder) == [
                "Plugins/CheckGraph/CheckGraph.swift", "Sources/GraphCheck/main.swift",
            ])
        let main = package.folder.appending(path: "Sources/GraphCheck/main.swift")
        #expect(try String(contentsOf: main, encoding: .utf8) == setup.files[1].text)
        // What is there stays as it is.
        try "// mine\n".write(to: main, atomically: true, encoding: .utf8)
        #expect(try setup.write(to: package.folder).isEmpty)
        #expect(try String(contentsOf: main, encoding: .utf8) == "// mine\n")
    }

    @Test
    func `setting a package up for a check of its build writes the plugin that the integration tests build with`()
        throws
    {
        let path = "Workshop/IntegrationTests/Checking/Fixtures/Shop/Plugins/CheckGraph/CheckGraph.swift"
        #expect(try DocumentationText.text(of: path) == CheckTemplates.plugin)
    }

    @Test
    func `finds constants, members of types, and functions with their parameters`() throws {
        let package = try SmallPackage([
            (
                "Graph",
                """
                package let shop: Module = Module("Shop") {}
                let hidden = Module("Hidden") {}
                public enum Shop {
                    public static let module = Module("Shop") {}
                    static let inner = Module("Inner") {}
                }
                extension Module {
                    public static var rates: Module { Module("Rates") {} }
                }
                package func bookshop(
                    _ logger: Logger, rates: Module, routes: some Routes, map: [String: (Int) -> Int], isLive: Bool = true
                ) -> Module {
                    let local = Module("Local") {}
                }
                public func none() throws -> Module { shop }
                public func count() -> Int { 1 }

                """
            )
        ])
        defer { try? FileManager.default.removeItem(at: package.folder) }
        let roots = try CheckSetup.roots(of: package.description, in: package.folder)
        expectGolden(CheckSetup.lines(for: roots), named: "setup-roots")
        #expect(
            roots.map(\.expression) == [
                "shop", "Shop.module", "Module.rates",
                "bookshop(<#Logger#>, rates: <#Module#>, routes: <#some Routes#>, map: <#[String: (Int) -> Int]#>)",
                "none()",
            ])
        #expect(try package.setup(.init(module: "Shop.module")).files[1].text.contains("GraphCheck.main(Shop.module)"))
    }

    @Test
    func `setting a package up for a check of its build says what to choose, or to move, where it cannot find out`()
        throws
    {
        let plain = "public struct Clock {}\n"
        let none = try SmallPackage([("Core", plain)])
        let two = try SmallPackage([
            ("Core", plain), ("Graph", Self.shop + "public let bank: Module = Module(\"B\") {}\n"),
        ])
        let programs = try SmallPackage([("Graph", Self.shop)], programs: ["App", "Server"])
        defer { for package in [none, two, programs] { try? FileManager.default.removeItem(at: package.folder) } }
        let problems = [
            none.problem(), none.problem(.init(graph: "Core")), none.problem(.init(graph: "Cores")), two.problem(),
            programs.problem(), programs.problem(.init(app: "Serve")), two.problem(.init(module: "shops")),
        ]
        expectGolden(problems.map { $0 ?? "no problem" }.joined(separator: "\n\n"), named: "setup-problems")
        #expect(try two.setup(.init(module: "bank")).files[1].text.contains("GraphCheck.main(bank)"))
        #expect(try programs.setup(.init(app: "Server")).manifest.contains("to the target 'Server'"))
        #expect(try none.setup(.init(graph: "Core", module: "all")).files[1].text.contains("GraphCheck.main(all)"))
    }
}
