import BuildingPackages
import Foundation
import Testing

/// Builds the program in `Fixtures` in several ways, and reads what it says it has found.
///
/// Those with the optimizer take minutes: they run with `CI_LONG=1` only.
@Suite("What declares itself is found", .serialized)
struct FindingTests {
    private static let isLong = ProcessInfo.processInfo.environment["CI_LONG"] == "1"

    /// What the program prints of the parts of four modules, of which its main module imports one.
    private static let parts = [
        "part: payments of the catalogue",
        "part: receipt 5 from the payments of the catalogue",
        "part: ship",
        "part: lorry",
        "part: route",
    ]

    @Test
    func `in a program and in a library that it opens`() throws {
        let lines = try run(
            "debug", ["--product", "Shop"], ["--product", "Extension"], ["--product", "Generic"],
            ["--product", "Island"], ["--product", "Reef"])
        // Without the optimizer, a structure that nobody mentions is there too.
        #expect(lines.starts(with: Self.parts + ["part: parcel", "part: catalogue", "window: window of 7 parts"]))
        #expect(lines.contains("main: 7 parts, window of 7 parts"))
        expectWhatIsOpened(lines)
    }

    @Test(.enabled(if: isLong))
    func `in an optimized program and in a library that it opens`() throws {
        let lines = try run(
            "release", ["-c", "release", "--product", "Shop"], ["-c", "release", "--product", "Extension"],
            ["-c", "release", "--product", "Generic"], ["-c", "release", "--product", "Island"],
            ["-c", "release", "--product", "Reef"])
        // The optimizer leaves out a structure that nobody sees or mentions; the guide says so.
        #expect(lines.starts(with: Self.parts + ["part: catalogue", "window: window of 6 parts"]))
        #expect(lines.contains("main: 6 parts, window of 6 parts"))
        expectWhatIsOpened(lines)
    }

    /// Such a program opens no Swift library: that would bring the shared standard library along, a second runtime.
    @Test(.enabled(if: isLong))
    func `in a program with a static standard library`() throws {
        let lines = try run(
            "release", ["-c", "release", "--static-swift-stdlib", "--product", "Shop"],
            environment: ["FINDING_STATIC": "1"])
        #expect(Set(lines).isSuperset(of: Self.parts + ["part: catalogue", "window: window of 6 parts"]))
        #expect(lines.contains("main: 6 parts, window of 6 parts"))
        #expect(lines.contains("configurations: [Shop.Settings]"))
        #expect(lines.contains("images: [\"Shop\"]"))
    }

    /// The library's types are found when it has been opened, once, and stay when it is closed.
    private func expectWhatIsOpened(_ lines: [String]) {
        #expect(lines.contains("configurations: [Shop.Settings]"))
        #expect(lines.contains("images: [\"Shop\", \"libCatalogue.so\"]"))
        #expect(lines.filter { $0 == "again: 0" }.count == 5)
        #expect(lines.contains("opened: [\"libExtension.so\"]"))
        #expect(lines.contains("main: 1 joined, [] broken"))
        #expect(lines.contains("main: 0 joined, [\"libGeneric.so\"] broken"))
        #expect(lines.contains("extended part: discounts on the catalogue"))
        #expect(lines.filter { $0 == "closed: true" || $0 == "after closing: 0" }.count == 8)
        #expect(lines.contains("searched anew: 3"))
        #expect(lines.contains("searched anew: 4"))
        #expect(lines.contains("searched anew: 5"))
        #expect(lines.last == "searched anew: 6")
        // A library that sees another copy, or declares with one, does not join, and it is said why.
        #expect(lines.contains("main: 0 joined, [\"libIsland.so\", \"libGeneric.so\"] broken"))
        #expect(lines.contains("main: 0 joined, [\"libReef.so\", \"libGeneric.so\"] broken"))
        for (library, type) in [("libIsland.so", "Island.Pier"), ("libReef.so", "Reef.Coral")] {
            let start = "broken: \(library): warning: [second-copy] `\(type)` uses another copy"
            #expect(lines.contains { $0.hasPrefix(start) }, "\(library)")
        }
        // What cannot be found is said when the graph is checked.
        for name in [
            "`Generic.Shelf` conforms to `SelfDeclaring`", "`Generic.Shelf.Board` conforms to `MainConfiguration`",
        ] {
            #expect(lines.contains { $0.hasPrefix("error: [generic-self-declaring] \(name)") })
        }
    }

    /// Builds what is wanted, and returns the lines that the program prints.
    private func run(
        _ folder: String, _ builds: [String]..., environment: [String: String] = [:]
    ) throws -> [String] {
        let fixtures = PackageBuild.repository.appending(path: "Workshop/IntegrationTests/Finding/Fixtures")
        let scratch = PackageBuild.plain
        for build in builds {
            let (status, output) = try PackageBuild.swift(
                "build", build, package: fixtures, scratch: scratch, environment: environment)
            try #require(status == 0, "\(output.suffix(3000))")
            #expect(!output.contains("warning: "), "\(output)")
        }
        let libraries = ["Extension", "Generic", "Island", "Reef"].map { "\(scratch)/\(folder)/lib\($0).so" }
        let (status, output) = try launch(
            "\(scratch)/\(folder)/Shop", environment["FINDING_STATIC"] == nil ? libraries : [], environment: environment
        )
        #expect(status == 0, "\(output)")
        return output.split(separator: "\n").map(String.init)
    }
}
