#if CommandLine
import Foundation
import Testing

/// `alchemic init` in a real package, which the package manager describes.
@Suite struct InitTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "alchemic-init-\(UUID())")

    private func write(_ text: String, to path: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    private func makePackage() throws {
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

    @Test func itWritesWhatIsMissingAndPrintsTheRest() throws {
        try makePackage()
        defer { try? FileManager.default.removeItem(at: folder) }
        let first = try ToolRun(["init", "--package-path", folder.path()])
        #expect(first.status == 0, "\(first.errors)")
        #expect(
            first.output.hasPrefix(
                "wrote Plugins/CheckGraph/CheckGraph.swift\nwrote Sources/GraphCheck/main.swift\n\nAdd these two targets"
            ))
        let main = try String(contentsOf: folder.appending(path: "Sources/GraphCheck/main.swift"), encoding: .utf8)
        #expect(main == "import AlchemicChecking\nimport ShopGraph\n\nGraphCheck.main(shop)\n")
        try write("// mine\n", to: "Sources/GraphCheck/main.swift")
        // The folder of a target that the manifest does not name yet is no target.
        let second = try ToolRun(["init", "--package-path", folder.path()])
        #expect(second.output.hasPrefix("left Plugins/CheckGraph/CheckGraph.swift as it is\nleft Sources/GraphCheck"))
        #expect(
            try String(contentsOf: folder.appending(path: "Sources/GraphCheck/main.swift"), encoding: .utf8)
                == "// mine\n")
    }

    @Test func whatCannotBeFoundIsSaid() throws {
        try makePackage()
        defer { try? FileManager.default.removeItem(at: folder) }
        let wrong = try ToolRun(["init", "--package-path", folder.path(), "--app", "Ap"])
        #expect(wrong.status == 2)
        #expect(wrong.errors == "error: there is no target 'Ap'; programs are 'App'\n")
    }
}
#endif
