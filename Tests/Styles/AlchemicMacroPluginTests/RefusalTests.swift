#if Macros
internal import Foundation
internal import TestSupport
internal import Testing

/// Mistakes that the macros leave to others.
@Suite(.statement("A15")) struct RefusalTests {
    /// The types that the sources use.
    private static let domain = """
        import Alchemic
        import AlchemicMacros
        import AlchemicMain
        protocol Store: Sendable {}
        struct MemoryStore: Store {}
        final class Audit: Sendable {}
        final class Till: Sendable { init() {} }
        struct Zone: Sendable {}
        struct Area: Sendable {}
        struct Item {}
        struct Names {}
        struct Clock: Sendable { init() {}; init(_ zone: Zone) {} }
        struct Watch: Sendable { init() {}; init(_ area: Area) {} }
        """

    @Test func `compiler says what the macros leave to it`() throws {
        let refusals = try Recorded.cases("left-to-the-compiler")
        var lines = Self.domain.split(separator: "\n").map(String.init)
        var ranges: [ClosedRange<Int>] = []
        for (index, refusal) in refusals.enumerated() {
            let start = lines.count + 1
            let source = refusal.source.split(separator: "\n").map(String.init)
            // Extensions stand in no type.
            lines += refusal.source.contains("extension ") ? source : ["enum Row\(index)Of {"] + source + ["}"]
            ranges.append(start...lines.count)
        }
        let errors = try typecheck(lines.joined(separator: "\n"))
        for (index, refusal) in refusals.enumerated() {
            let own = errors.filter { error in
                // In what a macro wrote, whose file is named after the type, or in the source itself.
                if error.contains("Row\(index)Of") { return true }
                let place = error.split(separator: ":")
                return place.count > 1 && place[0].hasSuffix("Refusals.swift")
                    && Int(place[1]).map(ranges[index].contains) == true
            }
            #expect(own.contains { $0.contains(refusal.result) }, "\(refusal.source)\n\(own.joined(separator: "\n"))")
        }
    }

    @Test(arguments: [
        """
        @Singleton(named: "clock", aliases: "clock", "watch") final class Clock: Sendable {}
        """,
        """
        @Singleton(named: "wall") @Singleton(named: "wall")
        final class Clock: Sendable {}
        """,
        """
        @Singleton(named: "till") final class Tills: Sendable {
            @Provides(named: "till") func makeTill() -> Till { Till() }
        }
        """,
        """
        @Singleton final class Catalogue: Sendable {
            @Argument let page: Int
            init(page: Int) {}
        }
        """,
        """
        @Configuration struct Names {
            func createSingletonClock() -> Clock { Clock() }
            var aliasesForclock: [String] { ["watch"] }
        }
        """,
    ])
    func `names that are given twice and arguments of what is shared are left to the check`(source: String) {
        let expansion = Expansion(source)
        #expect(expansion.problems.isEmpty)
        #expect(expansion.source.contains("var declaration") || expansion.source.contains("func declare"))
    }

    /// The errors of a source that is compiled with the macros, as these tests are built with them.
    private func typecheck(_ source: String) throws -> [String] {
        let products = try #require(Bundle.main.executableURL).deletingLastPathComponent().resolvingSymlinksInPath()
        let repository = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
        let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "Refusals.swift")
        try source.write(to: file, atomically: true, encoding: .utf8)
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        let plugin = products.appending(path: "AlchemicMacroPlugin-tool").path()
        let maps = ["CAlchemic", "CAlchemicMain"].map { "\(products.path())\($0)-tool.build/module.modulemap" }
        process.arguments =
            ["swiftc", "-typecheck", "-swift-version", "6", "-diagnostic-style", "llvm"]
            + ["-I", products.appending(path: "Modules-tool").path()]
            + ["-load-plugin-executable", "\(plugin)#AlchemicMacroPlugin"]
            + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
            + ["-Xcc", "-I\(repository.path())/Sources/Core/CAlchemic/include", file.path()]
        let pipe = Pipe()
        process.standardError = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return output.split(separator: "\n").map(String.init).filter { $0.contains(" error: ") }
    }
}
#endif
