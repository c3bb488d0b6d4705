import Alchemic
import Foundation
import Testing

@testable import Words

/// A program of this package, run to its end.
private func output(of program: String, _ arguments: String...) throws -> (status: Int32, out: String, error: String) {
    let process = Process()
    let (out, error) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: program)
    process.arguments = arguments
    (process.standardOutput, process.standardError) = (out, error)
    try process.run()
    // Both are short: neither fills its pipe.
    let texts = [out, error].map { String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self) }
    process.waitUntilExit()
    return (process.terminationStatus, texts[0], texts[1])
}

@Suite struct WordsTests {
    private let file = FileManager.default.temporaryDirectory.appending(path: "words-\(UUID()).txt").path

    @Test func wiringIsCompleteAndUsed() throws {
        let graph = try Graph(words, roots: [[String: Lazy<any Command>].self], strict: true)
        #expect(graph.warnings.isEmpty)
    }

    @Test func commandsWriteAndEndWithTheirStatus() throws {
        try Data("a house by the sea".utf8).write(to: URL(filePath: file))
        defer { try? FileManager.default.removeItem(atPath: file) }
        #expect(try output(of: "Words", "count", file) == (0, "5 words\n", ""))
        #expect(try output(of: "Words", "longest", file) == (0, "house\n", ""))
        #expect(try output(of: "Words", "shortest", file) == (64, "", "words: shortest is none of count, longest\n"))
        #expect(try output(of: "Words") == (64, "", "words: usage: Words <command> <file>\n"))
    }

    @Test func errorsReachTheUserInTheirOwnWords() throws {
        try Data().write(to: URL(filePath: file))
        #expect(try output(of: "Words", "longest", file) == (1, "", "words: the file has no words\n"))
        try FileManager.default.removeItem(atPath: file)
        let missing = try output(of: "Words", "count", file)
        #expect(missing.status == 1 && missing.out == "" && missing.error.hasPrefix("words: "))
        #expect(!missing.error.contains("[construction-failed]"), "\(missing.error)")
    }

    @Test func aTextWithoutWordsHasNoLongest() async throws {
        let container = try Container(
            Module("Test") {
                words
                Scoped(.command) { Text("") }.overriding(Text.self)
            })
        let arguments = try #require(Arguments(["longest", "any.txt"]))
        #expect(await run(arguments, in: container) == 1)
    }
}

@Suite struct ImportingTests {
    @Test func theProgramEndsWhenTheWorkHas() throws {
        let imported = try output(of: "Importing", "books.csv")
        #expect(imported.status == 0)
        #expect(imported.out == "database opened\nbooks.csv imported\ndatabase closed\ndone\n")
    }

    @Test func workThatFailsEndsTheProgramInOrder() throws {
        let failed = try output(of: "Importing", "-")
        #expect(failed.status == 1)
        #expect(failed.out == "database opened\ndatabase closed\n")
        #expect(failed.error.contains("[service-failed] the service `Import` failed: Unreadable()"))
    }
}
