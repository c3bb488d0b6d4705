import Foundation
import Testing

/// Runs a program of this package and returns what it prints.
private func run(
    _ program: String, _ arguments: [String] = [], environment: [String: String] = [:]
) throws -> [String] {
    let process = Process()
    process.executableURL = folder.appending(path: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    return try lines(of: process)
}

/// Where the programs are built: beside the tests.
private let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()

private func lines(of process: Process) throws -> [String] {
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return output.split(separator: "\n").map(String.init)
}

@Suite struct SelfStartingTests {
    private let story = [
        "engine, on the main thread: false", "first block, on the main thread: true",
        "second block, on the main thread: true", "finished, on the main thread: true",
    ]

    @Test func `a program that links AlchemicSelfStart starts by itself, in the background (A65, A67, A68)`() throws {
        #expect(try run("SelfStarting") == story)
    }

    @Test(
        arguments: [
            (["--alchemic-nostart"], [:]), ([], ["ALCHEMIC_NOSTART": "1"]),
            (["--alchemic-nostart"], ["ALCHEMIC_START": "1"]),
        ] as [([String], [String: String])])
    func `a program that links AlchemicSelfStart builds nothing when the launch turns it off (A69)`(
        arguments: [String], environment: [String: String]
    ) throws {
        let environment = environment.merging(["EXPECT_NOTHING_FOR": "0.3"]) { $1 }
        #expect(try run("SelfStarting", arguments, environment: environment) == ["not-started"])
    }

    @Test
    func `a program that links AlchemicSelfStart builds nothing inside a test runner unless asked for (A69)`() throws {
        let runner = ["--testing-library", "swift-testing"]
        #expect(try run("SelfStarting", runner, environment: ["EXPECT_NOTHING_FOR": "0.3"]) == ["not-started"])
        #expect(try run("SelfStarting", runner, environment: ["ALCHEMIC_START": "1"]) == story)
    }

    @Test func `a program that links AlchemicSelfStart builds nothing in a preview of Xcode unless asked for`() throws {
        let preview = ["XCODE_RUNNING_FOR_PREVIEWS": "1"]
        #expect(
            try run("SelfStarting", environment: preview.merging(["EXPECT_NOTHING_FOR": "0.3"]) { $1 }) == [
                "not-started"
            ])
        #expect(try run("SelfStarting", environment: preview.merging(["ALCHEMIC_START": "1"]) { $1 }) == story)
    }
}

@Suite struct PrewarmTests {
    @Test(arguments: [true, false])
    func `a program that iOS prewarms builds nothing before its main loop runs, and then starts`(isPrewarmed: Bool)
        throws
    {
        let environment = ["WAIT_BEFORE_LOOP": "0.5", "ActivePrewarm": isPrewarmed ? "1" : "0"]
        let output = try run("SelfStarting", environment: environment)
        #expect(output.first == (isPrewarmed ? "main loop" : "engine, on the main thread: false"))
        #expect(output.contains("engine, on the main thread: false"))
        #expect(output.last == "finished, on the main thread: true")
    }
}

@Suite("A program without it") struct ByHandTests {
    @Test func `a program without it starts when it says so`() throws {
        #expect(try run("ByHand") == ["main", "engine", "block", "end"])
    }

    @Test func `a program whose main runs nothing starts what needs no main actor`() throws {
        #expect(try run("Blocked") == ["started", "there: true"])
    }

    @Test func `a program whose main runs nothing hears that the main actor is waited for, and does not hang`() throws {
        let output = try run("Blocked", ["--block"])
        #expect(output.first?.contains("[main-actor-blocked]") == true, "\(output)")
        #expect(output.last == "there: true", "the container is there all the same")
    }

    #if os(Linux)
    @Test func `a program without it has no initializer of ours`() throws {
        let none = try initializers(of: "Bare")
        #expect(none > 0)
        #expect(try initializers(of: "ByHand") == none)
        #expect(try initializers(of: "SelfStarting") == none + 1, "else this would find nothing either")
    }

    /// How many functions run before `main`, by the sections that list them.
    private func initializers(of program: String) throws -> Int {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["readelf", "--wide", "--section-headers", folder.appending(path: program).path()]
        var count = 0
        for line in try lines(of: process) {
            // [Nr] Name Type Address Off Size …
            let words = line.split(separator: "]").last.map { $0.split(separator: " ") } ?? []
            guard words.count > 4, [".init_array", ".preinit_array", ".ctors"].contains(words[0]) else { continue }
            count += (Int(words[4], radix: 16) ?? 0) / MemoryLayout<UInt>.size
        }
        return count
    }
    #endif
}
