#if CommandLine
import Foundation
import TestSupport
import Testing

/// `alchemic init` in a real package, which the package manager describes.
@Suite struct InitTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "alchemic-init-\(UUID())")

    private func write(_ text: String, to path: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    /// Runs the verb in the package, with some options.
    private func run(_ options: String...) throws -> ToolRun {
        try ToolRun(["init", "--package-path", folder.path()] + options)
    }

    init() throws {
        try write(
            """
            // swift-tools-version: 6.3
            import PackageDescription
            let package = Package(
                name: "Shop",
                targets: [.target(name: "ShopGraph"), .executableTarget(name: "App", dependencies: ["ShopGraph"])])
            """, to: "Package.swift")
        try write("public let shop = Module(\"Shop\") {}\n", to: "Sources/ShopGraph/Shop.swift")
        try write("print(1)\n", to: "Sources/App/main.swift")
    }

    @Test func `it writes what is missing and prints the rest`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let first = try run()
        #expect(first.status == 0, "\(first.errors)")
        #expect(
            first.output.hasPrefix(
                "found\n  shop  ShopGraph  Sources/ShopGraph/Shop.swift:1\nthe check is of 'shop' in ShopGraph\n\n"
                    + "wrote Plugins/CheckGraph/CheckGraph.swift\nwrote Sources/GraphCheck/main.swift\n\nAdd these two targets"
            ))
        let main = folder.appending(path: "Sources/GraphCheck/main.swift")
        #expect(
            try String(contentsOf: main, encoding: .utf8)
                == "import AlchemicChecking\nimport ShopGraph\n\nGraphCheck.main(shop)\n")
        try write("// mine\n", to: "Sources/GraphCheck/main.swift")
        // The folder of a target that the manifest does not name yet is no target.
        let second = try run()
        #expect(second.output.contains("left Plugins/CheckGraph/CheckGraph.swift as it is\nleft Sources/GraphCheck"))
        #expect(try String(contentsOf: main, encoding: .utf8) == "// mine\n")
    }

    @Test func `it chooses nothing silently`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(
            "public func tools(_ count: Int, inColor: Bool) -> Module { Module(\"Tools\") {} }\n",
            to: "Sources/ShopGraph/Tools.swift")
        let unclear = try run()
        #expect(unclear.status == 2)
        #expect(
            unclear.errors == """
                error: there are several modules: choose one, `--module shop`
                  shop                          ShopGraph  Sources/ShopGraph/Shop.swift:1
                  tools(_: Int, inColor: Bool)  ShopGraph  Sources/ShopGraph/Tools.swift:1

                """, "\(unclear.errors)")
        let chosen = try run("--module", "tools")
        #expect(chosen.status == 0)
        #expect(
            chosen.output.contains(
                "Fill in the arguments in Sources/GraphCheck/main.swift: tools(<#Int#>, inColor: <#Bool#>)"))
    }

    @Test func `what cannot be found is said`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let wrong = try run("--app", "Ap")
        #expect(wrong.status == 2)
        #expect(wrong.errors == "error: there is no target 'Ap'; programs are 'App'\n")
    }

    /// A check target would be compiled with all that the server links.
    @Test func `a server gets a test`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(
            """
            // swift-tools-version: 6.3
            import PackageDescription
            let services: Target.Dependency = .product(name: "AlchemicServices", package: "alchemic")
            let package = Package(
                name: "Shop",
                dependencies: [.package(path: "alchemic")],
                targets: [
                    .target(name: "ShopGraph", dependencies: [services]),
                    .executableTarget(name: "App", dependencies: ["ShopGraph"], path: "Server"),
                ])
            """, to: "Package.swift")
        try write(
            """
            // swift-tools-version: 6.3
            import PackageDescription
            let package = Package(
                name: "alchemic", products: [.library(name: "AlchemicServices", targets: ["AlchemicServices"])],
                targets: [.target(name: "AlchemicServices")])
            """, to: "alchemic/Package.swift")
        try write("", to: "alchemic/Sources/AlchemicServices/Services.swift")
        try write("print(1)\n", to: "Server/main.swift")
        let run = try run()
        let test = folder.appending(path: "Tests/GraphTests/GraphTests.swift")
        expectGolden(
            run.transcript + "---\n" + ((try? String(contentsOf: test, encoding: .utf8)) ?? ""),
            named: "init-of-a-server")
        #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "Plugins").path()))
        // Unless it is wanted.
        #expect(try self.run("--build").output.contains("wrote Plugins/CheckGraph/CheckGraph.swift"))
    }
}
#endif
