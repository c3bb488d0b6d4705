import BuildingPackages
import Foundation
import Testing

/// The compiler wants access levels in all imports of a module, or in none, unless imports are internal by default: a typed
/// container follows the files of its target.
@Suite("A typed container, beside imports", .serialized)
struct ImportLevelTests {
    private static let levels = ["", "private ", "fileprivate ", "internal ", "package ", "public "]

    /// A file of the container's target that imports what the container imports.
    private static func source(_ level: String) -> String {
        // The types of these modules are the package's own.
        let access = ["internal ", "package "].contains(level) ? level : level == "public " ? "package " : "private "
        let imports = ["Alchemic", "Core", "Orders", "Storage"].map { "\(level)import \($0)\n" }.joined()
        return """
            \(imports)
            \(access)func use(_ container: Container, _ label: Core.Label, _ other: Orders.Label, _ store: MemoryStore) {}
            """
    }

    @Test(
        arguments: ["internal", "package"])
    func `of every access level are compiled, with InternalImportsByDefault and without it`(_ access: String) throws {
        let package = ShopPackage(isRepaired: true)
        let (status, output) = try package.build("--product", "GraphCheck")
        try #require(status == 0, "\(output.suffix(3000))")
        let folder = URL.temporaryDirectory.appending(path: "levels-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func path(_ name: String) -> String { folder.appending(path: name).path(percentEncoded: false) }
        // That of a dependency says nothing of the target.
        let core = ShopPackage.folder.appending(path: "Sources/Core/Core.swift").path()
        try "App/Source.swift\t\(path("Source.swift"))\tcode\nCore/Core.swift\t\(core)\tcode\n"
            .write(toFile: path("sources.txt"), atomically: true, encoding: .utf8)
        let modules = "\(ShopPackage.scratch)/debug"
        for level in Self.levels {
            try Self.source(level).write(toFile: path("Source.swift"), atomically: true, encoding: .utf8)
            let check = try package.run(
                "GraphCheck", ["--sources", path("sources.txt"), "--container", path("Container.swift")],
                environment: ["SHOP_ACCESS": access])
            try #require(check.status == 0, "\(check.output)")
            for feature in [[], ["-enable-upcoming-feature", "InternalImportsByDefault"]] {
                let result = try launch(
                    "/usr/bin/env",
                    [
                        "swiftc", "-typecheck", "-swift-version", "6", "-module-name", "App",
                        "-package-name", "shop", "-enable-upcoming-feature", "MemberImportVisibility",
                    ] + feature
                        + [
                            "-I", "\(modules)/Modules", "-Xcc",
                            "-fmodule-map-file=\(modules)/CAlchemic.build/module.modulemap",
                        ]
                        + ["Source.swift", "Container.swift"].map(path))
                #expect(
                    result.status == 0 && !result.output.contains("Container.swift:"),
                    "\(access), beside '\(level)import', \(feature)\n\(result.output.suffix(3000))")
            }
        }
    }
}
