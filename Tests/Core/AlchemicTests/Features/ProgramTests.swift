import Alchemic
import Foundation
import TestSupport
import Testing

@Suite("A container for the top level of a program")
struct ProgramTests {
    @Test
    func `prints every problem, and ends the program with status 1, without a crash`() async {
        let result = await #expect(
            processExitsWith: .exitCode(1), observing: [\.standardErrorContent, \.standardOutputContent]
        ) {
            _ = Container(
                orExit: Module("Shop") {
                    Singleton { (missing: String) in [missing] }
                    Singleton { (missing: Double) in missing > 0 }
                })
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.ranges(of: "error: [missing-binding]").count == 2)
        #expect(text.hasSuffix("docs: Troubleshooting#missing-binding\n"))
        #expect(!text.contains("Fatal error"))
    }

    @Test
    func `ends the program if a root cannot be resolved, and says nothing of what is unused`() async throws {
        let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
            _ = Container(orExit: Module("Shop") { Value(1) }, roots: [Int.self, [String].self, String.self])
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains(
                #/ProgramTests.swift:\d+: error: \[missing-binding\] nothing provides `String` for the roots/#))
        #expect(text.ranges(of: ": [").count == 1, "\(text)")
        let container = Container(
            orExit: Module("Shop") {
                Value(1)
                Value("unused")
            }, roots: [Int.self], strict: true)
        #expect(container.graph.warnings.isEmpty)
    }

    @Test
    func `prints the paths of files that stand in Sources of the folder that it runs in`() async throws {
        let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
            let files = FileManager.default
            let folder = files.temporaryDirectory.appending(path: "Alchemic-\(UUID())")
            let sources = folder.appending(path: "Sources/AlchemicTests")
            try files.createDirectory(at: sources, withIntermediateDirectories: true)
            try Data().write(to: sources.appending(path: "ProgramTests.swift"))
            #expect(files.changeCurrentDirectoryPath(folder.path()))
            _ = Container(
                orExit: Module("Shop") {
                    Singleton { (first: String) in [first] }
                    Singleton { (first: [String]) in first.isEmpty }.named("a")
                    Singleton { (first: Double) in first > 0 }.named("a")
                })
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        let paths = text.ranges(of: "Sources/AlchemicTests/ProgramTests.swift:").count
        #expect(paths > 2 && paths == text.ranges(of: "ProgramTests.swift:").count, "\(text)")
        #expect(text.contains(#/\(Sources\/AlchemicTests\/ProgramTests.swift:\d+:\d+\)/#))
    }

    @Test
    func `a container for the top level of a program is like any other if nothing is wrong`() throws {
        let container = Container(orExit: Module("Shop") { Value(1) }, Module("More") { Value("one") })
        #expect(try container.get(Int.self) == 1)
        #expect(try container.get(String.self) == "one")
    }
}
