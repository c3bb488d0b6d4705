import BuildingPackages
import Foundation
import Testing

/// Builds two programs that do the same, one with macros and one without, as packages that depend on this one.
///
/// With macros swift-syntax is compiled, which takes minutes: it runs with `CI_LONG=1` only.
@Suite("Who uses no macros pays nothing for them", .serialized)
struct MacrosTests {
    private static let isLong = ProcessInfo.processInfo.environment["CI_LONG"] == "1"

    /// What both programs print: the parts of two modules, and what is one and the same.
    private static let lines = [
        #"Store singleton ["STORE", "store", "shelf"] []"#,
        #"Catalogue singleton ["CATALOGUE", "catalogue"] ["call: Store"]"#,
        #"Date singleton ["DATE", "date"] ["call: Store"]"#,
        #"Journal singleton ["JOURNAL", "journal"] []"#,
        #"Shop.Till prototype [] ["parameter 1: Store"]"#,
        "one store: true true",
        "one catalogue: true",
        "one journal: true",
        "two tills: true",
    ]

    @Test
    func `neither fetches nor compiles swift-syntax`() throws {
        let build = try Build("Without", "debug")
        #expect(try build.run() == Self.lines)
        #expect(!build.fetched.contains { $0.hasPrefix("swift-syntax") })
        #expect(Set(build.modules).isSuperset(of: ["Alchemic", "Settings", "Shop"]))
        #expect(!build.modules.contains { $0.hasPrefix("SwiftSyntax") || $0.hasPrefix("AlchemicMacro") })
    }

    @Test(.enabled(if: isLong))
    func `the trait brings swift-syntax, and the macros do what is written out by hand`() throws {
        let build = try Build("With", "debug")
        #expect(try build.run() == Self.lines)
        #expect(build.fetched.contains { $0.hasPrefix("swift-syntax") })
    }

    @Test(.enabled(if: isLong), arguments: ["With", "Without"])
    func `the optimizer leaves out no part of a configuration`(_ package: String) throws {
        #expect(try Build(package, "release").run() == Self.lines)
    }
}

/// One of the packages in `Fixtures`, built.
private struct Build {
    private let scratch: URL
    private let configuration: String

    init(_ package: String, _ configuration: String) throws {
        let folder = PackageBuild.repository.appending(path: "Workshop/IntegrationTests/Macros/Fixtures/\(package)")
        let path = package == "With" ? PackageBuild.withMacros : PackageBuild.withoutMacros
        scratch = URL(filePath: path)
        self.configuration = configuration
        let (status, output) = try PackageBuild.swift(
            "build", ["-c", configuration], package: folder, scratch: path)
        try #require(status == 0, "\(output.suffix(3000))")
        #expect(!output.contains("warning: "), "\(output)")
    }

    /// The lines that the program prints.
    func run() throws -> [String] {
        let (status, output) = try launch(scratch.appending(path: "\(configuration)/Shop").path(), [])
        #expect(status == 0, "\(output)")
        return output.split(separator: "\n").map(String.init)
    }

    /// The packages of others that are there, and the copies that they come from.
    var fetched: [String] {
        ["checkouts", "repositories"].flatMap { names(in: scratch.appending(path: $0)) }
    }

    /// The modules that were compiled, for the program or for a tool that runs while it is built.
    var modules: [String] {
        ["Modules", "Modules-tool"].flatMap { names(in: scratch.appending(path: "\(configuration)/\($0)")) }
            .filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) }
    }

    private func names(in folder: URL) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    }
}
