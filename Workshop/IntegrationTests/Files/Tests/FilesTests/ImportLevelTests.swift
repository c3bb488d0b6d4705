import BuildingPackages
import Foundation
import Testing

/// The compiler wants access levels in all imports of a module, or in none, unless imports are internal by default: what definition
/// files are compiled to follows the Swift files beside them.
@Suite("Compiled definition files, beside imports", .serialized)
struct ImportLevelTests {
    private static let levels = ["", "private ", "fileprivate ", "internal ", "package ", "public "]

    private static let definitions = """
        Services:
          label: { Class: Label, Initializer: 'init(_:)', Arguments: [x] }
          now: { Class: Foundation.Date }
        """

    /// A Swift file that imports what the compiled file imports, and uses it as far as the level says.
    private static func source(_ level: String) -> String {
        let access = ["", "private ", "fileprivate "].contains(level) ? "private " : level
        let imports = ["Alchemic", "AlchemicCompiledFiles", "Foundation"].map { "\(level)import \($0)\n" }.joined()
        return """
            \(imports)
            final class Label: Sendable { init(_ text: String) {} }
            \(access)func use(_ container: Container, _ definitions: CompiledDefinitions, _ date: Date) {}
            """
    }

    @Test
    func `of every access level are compiled, with InternalImportsByDefault and without it`() throws {
        let fixtures = PackageBuild.repository.appending(path: "Workshop/IntegrationTests/Files/Fixtures")
        let (status, output) = try PackageBuild.swift(
            "build", ["--product", "Garage"], package: fixtures, scratch: PackageBuild.withFiles)
        try #require(status == 0, "\(output.suffix(3000))")
        let built = "\(PackageBuild.withFiles)/debug"
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func path(_ name: String) -> String { folder.appending(path: name).path(percentEncoded: false) }
        try Self.definitions.write(toFile: path("Made.alchemic.yml"), atomically: true, encoding: .utf8)
        for level in Self.levels {
            try Self.source(level).write(toFile: path("Source.swift"), atomically: true, encoding: .utf8)
            let read = try launch(
                "\(built)/alchemic-files", ["imports", "--output", path("Imports.swift"), path("Source.swift")])
            let compiled = try launch(
                "\(built)/alchemic-files",
                [
                    "compile", path("Made.alchemic.yml"), "--output", path("Made.swift"), "--imports",
                    path("Imports.swift"),
                ])
            try #require(read.status == 0 && compiled.status == 0, "\(read.output) \(compiled.output)")
            for feature in [[], ["-enable-upcoming-feature", "InternalImportsByDefault"]] {
                let result = try launch(
                    "/usr/bin/env",
                    [
                        "swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-module-name", "Made",
                        "-package-name", "made",
                    ]
                        + feature + [
                            "-I", "\(built)/Modules", "-Xcc",
                            "-fmodule-map-file=\(built)/CAlchemic.build/module.modulemap",
                        ]
                        + ["Source.swift", "Imports.swift", "Made.swift"].map(path))
                #expect(result.status == 0, "\(level) \(feature)\n\(result.output.suffix(3000))")
            }
        }
    }
}
