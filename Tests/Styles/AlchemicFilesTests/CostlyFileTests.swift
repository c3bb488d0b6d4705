#if Files
import Alchemic
import AlchemicFiles
import DefinitionFiles
import FileValues
import Foundation
import TestSupport
import Testing

/// Files whose cost would grow with the square of their size, or without end, are read in time that grows with their size.
@Suite struct CostlyFileTests {
    private static let many = 10_000

    private func read(_ text: String, list: [String] = []) -> ResolvedFiles {
        let access = FileAccess(
            read: { path, _ throws(FileFailure) in
                guard path == "costly.yml" else { throw FileFailure("there is no such file") }
                return Array(text.utf8)
            }, list: { _ in list })
        return ResolvedFiles.reading(["costly.yml"], through: access)
    }

    private static func lines(_ line: (Int) -> String) -> String { (0..<many).map { line($0) + "\n" }.joined() }

    @Test func `one import that is listed often is refused`() {
        let files = read("Import:\n" + Self.lines { _ in "- a.yml" })
        #expect(files.problems.contains { $0.kind == .tooLarge && $0.message.contains("1000 files to import") })
    }

    @Test func `a pattern of many folders is one`() {
        let pattern = String(repeating: "**/", count: 80_000) + "*.yml"
        #expect(!read("Import: '\(pattern)'", list: ["a.txt"]).hasErrors)
        let path = String(repeating: "a/", count: 80_000) + "*.yml"
        #expect(!read("Import: '\(path)'", list: ["a.txt"]).hasErrors)
    }

    /// Files with more mistakes than are shown.
    private static let mistaken = [
        "Services:\n" + lines { "  a_service_with_a_long_name_\($0): { Parent: nobody_declares_\($0) }" },
        "Services:\n  service:\n    Class: X\n    Aliases:\n" + lines { _ in "      - 'a b'" },
        "Services:\n  service:\n    Class: X\n    Initializer: 'init(\(String(repeating: "label:", count: 600)))'\n"
            + "    Arguments:\n" + (0..<3_000).map { "      other\($0): 1\n" }.joined(),
    ]

    @Test(arguments: mistaken.indices) func `many mistakes are cut short`(_ file: Int) {
        #expect(read(Self.mistaken[file]).problems.count == 1_001)
    }

    @Test func `many labels of a long name`() {
        let long = "init(" + String(repeating: "label:", count: Self.many) + ")"
        let service = "Services:\n  service:\n    Class: X\n    Initializer: '\(long)'\n"
        #expect(read(service).problems.contains { $0.kind == .tooLarge })
    }

    @Test func `long names that are nearly the same`() {
        let name = String(repeating: "a", count: 200_000)
        let files = read(
            "Services:\n  a: { Class: X, Aliases: ['\(name)b'] }\n  b: { Class: Y, Setters: { x: '@\(name)c' } }\n")
        #expect(files.problems.contains { $0.kind == .unknownService && $0.message.utf8.count < 3_000 })
    }

    @Test func `many profiles`() {
        let files = read(Self.lines { "when@p\($0): {}" })
        #expect(files.problems.contains { $0.kind == .tooLarge && $0.message.contains("64 profiles") })
    }

    @Test func `many bindings`() {
        let defaults = "Defaults:\n  Bind:\n" + Self.lines { "    other\($0): 1" }
        let service = "Services:\n  service:\n    Class: X\n    Bind:\n" + Self.lines { "      label\($0): 1" }
        // There are more warnings of them than are shown; warnings alone are no error.
        #expect(!read(defaults).hasErrors)
        #expect(read(defaults + service).problems.count == 1_001)
        let tags = "Defaults:\n  Tags:\n" + Self.lines { "    other\($0): 1" }
        let tagged = "Services:\n  service:\n    Class: X\n    Tags:\n" + Self.lines { "      tag\($0): 1" }
        #expect(read(tags + tagged).services.first?.tags.count == 2 * Self.many)
    }

    @Test func `the least priority`() {
        let files = read(
            """
            Services:
              store: { Class: Store }
              inner: { Class: A, Decorates: { Service: store, Priority: 9223372036854775807 } }
              outer: { Class: B, Decorates: { Service: store, Priority: -9223372036854775808 } }
            """)
        #expect(!files.hasErrors)
        #expect(files.services.first { $0.aliases.contains("store") }?.id.value == "outer")
    }

    // MARK: The environment, and files

    private func message(_ text: String) throws -> String {
        var settings = FileSettings()
        settings.environment = [:]
        let file = DefinitionFile(text: text, path: "costly.yml", types: .garage, settings: settings)
        return try #require(throws: GraphError.self) { try Container(Module("Garage") { file }) }.description
    }

    /// A text, and a number that is one as part of a text.
    @Test(arguments: [String(repeating: "x", count: 100_000), "1." + String(repeating: "0", count: 100_000)])
    func `what stands in for a variable multiplies nothing`(_ long: String) throws {
        let label = "Class: Label, Initializer: 'init(_:)', Arguments"
        let inText = String(repeating: "%env(default:long:X)%", count: 1_000)
        #expect(
            try message("Parameters: { long: \(long) }\nServices: { a: { \(label): ['a \(inText)'] } }")
                .contains("262144 bytes, all in all"))
        let services = (0..<1_000).map { "  s\($0): { \(label): ['%env(string:default:long:X)%'] }\n" }.joined()
        #expect(
            try message("Parameters: { long: \(long) }\nServices:\n\(services)")
                .contains("what files read from the environment is too large, all in all"))
    }

    @Test func `a variable that is processed without end`() throws {
        let reference = "%env(" + String(repeating: "trim:", count: 50) + "X)%"
        #expect(
            try message("Services: { a: { Class: Label, Initializer: 'init(_:)', Arguments: ['\(reference)'] } }")
                .contains("more than 32 parts between its colons"))
    }

    @Test func `a file is closed and read no further than it may be long`() throws {
        // More often than a process may have files open: each one is closed.
        for _ in 0..<30_000 { _ = try? FileAccess.disk.read("/", 10) }
        #expect(throws: FileFailure.self) { try FileAccess.disk.read("/", 10) }
        #expect(try FileAccess.disk.read(#filePath, 10).count == 11)
    }
}
#endif
