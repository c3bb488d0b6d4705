import BuildingPackages
import Foundation
import Testing

/// Checks the package in `Fixtures/Seen` with the sources of its programs, and runs these.
@Suite("What code resolves", .serialized)
struct CodeTests {
    private static let folder = PackageBuild.repository.appending(
        path: "Workshop/IntegrationTests/Checking/Fixtures/Seen")

    @Test
    func `is warned of where it is missing, or a plain call cannot have it: each place fails as the program runs`()
        throws
    {
        let places = try Self.places(of: "Missing")
        #expect(places.count > 20)
        let (status, output) = try Self.check("Missing")
        #expect(status == 0, "\(output)")
        #expect(Set(Self.warnings(output)) == places, "\(output)")
        #expect(try Self.check("Missing", "--strict").status == 1)
        let run = try Self.run("Missing")
        #expect(run.status == 0)
        #expect(!run.output.contains("succeeded"), "\(run.output)")
        let ids = ["missing-binding", "missing-name", "asynchronous-only", "main-actor-only"]
        #expect(!ids.reduce(run.output) { $0.replacing($1, with: "") }.contains("-"), "\(run.output)")
    }

    @Test
    func `what code resolves is not warned of where it succeeds`() throws {
        let run = try Self.run("Legal")
        #expect(run.output == "46 succeeded\n", "\(run.output)")
        let (status, output) = try Self.check("Legal", "--uses")
        #expect(status == 0)
        // What stands in the library is missing in both programs.
        let library = try Self.places(of: "Wiring")
        #expect(Self.warnings(output).allSatisfy(library.contains), "\(output)")
        #expect(output.contains("code resolves: "))
    }

    @Test
    func `what code resolves is in the graph's document`() throws {
        let file = URL.temporaryDirectory.appending(path: "uses-\(UUID()).json")
        defer { try? FileManager.default.removeItem(at: file) }
        _ = try Self.check("Missing", "--document", file.path())
        let document = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
        let uses = try #require(document?["uses"] as? [[String: Any]])
        #expect(uses.contains { $0["type"] as? String == "Shelf.Slot" && $0["outcome"] as? String == "problem" })
        #expect(uses.contains { ($0["reason"] as? String)?.isEmpty == false })
    }

    @Test
    func `what code resolves is no longer unused where the check is given roots`() throws {
        let roots = ["SEEN_ROOTS": "1"]
        // Without roots, nothing is called unused, whatever code resolves.
        #expect(try !Self.check("Legal").output.contains("[unused]"))
        let libraries = try Self.check("Wiring", environment: roots).output
        let program = try Self.check("Legal", environment: roots).output
        for name in ["Ticket", "Badge"] {
            #expect(libraries.contains("nothing uses `\(name)`"), "\(libraries)")
            #expect(!program.contains("nothing uses `\(name)`"), "\(program)")
        }
    }

    // MARK: The package

    /// The lines of a program, and of the libraries that it consists of, that resolve what is missing.
    private static func places(of program: String) throws -> Set<String> {
        var places: Set<String> = []
        for (name, file) in try files(of: program == "Wiring" ? [program] : [program, "Core", "Wiring"]) {
            for (number, line) in try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
                .enumerated()
            where line.contains("// MISSING") {
                places.insert("\(name):\(number + 1)")
            }
        }
        return places
    }

    private static func files(of targets: [String]) throws -> [(name: String, file: URL)] {
        try targets.flatMap { target in
            let folder = folder.appending(path: "Sources/\(target)")
            return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
                .sorted { $0.path() < $1.path() }.map { ("\(target)/\($0.lastPathComponent)", $0) }
        }
    }

    private static func warnings(_ output: String) -> [String] {
        output.split(separator: "\n").filter { $0.contains(": warning: [") }
            .map { $0.split(separator: ":").prefix(2).joined(separator: ":") }
    }

    /// Runs the check with the sources of a program, by the names that a plugin passes on.
    private static func check(
        _ program: String, _ arguments: String..., environment: [String: String] = [:]
    ) throws -> (status: Int32, output: String) {
        try build("Check")
        let extra = program == "Legal" ? ["Extra"] : []
        let sources = URL.temporaryDirectory.appending(path: "sources-\(UUID()).txt")
        defer { try? FileManager.default.removeItem(at: sources) }
        let targets = Set([program, "Core", "Wiring"] + extra).sorted()
        let lines = try files(of: targets).map { "\($0.name)\t\($0.file.path())\tcode\n" }
        try lines.joined().write(to: sources, atomically: true, encoding: .utf8)
        let (status, output) = try launch(
            "\(PackageBuild.plain)/debug/Check", ["--sources", sources.path()] + arguments, in: folder,
            environment: environment)
        return (
            status,
            output.replacing("\(folder.path())/Sources/", with: "").replacing("\(folder.path())Sources/", with: "")
        )
    }

    private static func run(_ program: String) throws -> (status: Int32, output: String) {
        try build(program)
        return try launch("\(PackageBuild.plain)/debug/\(program)", [], in: folder)
    }

    private static func build(_ product: String) throws {
        let (status, output) = try PackageBuild.swift(
            "build", ["--product", product], package: folder, scratch: PackageBuild.plain)
        try #require(status == 0, "\(output.suffix(5000))")
    }
}
