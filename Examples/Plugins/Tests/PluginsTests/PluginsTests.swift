import Foundation
import Testing

/// Runs the program that was built beside the tests, and reads what it prints.
struct PluginsTests {
    private let programs = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()

    private func run(_ arguments: String..., libraries folder: URL? = nil) throws -> (output: String, status: Int32) {
        let process = Process()
        process.executableURL = programs.appending(path: "plugins")
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment
        process.environment?["PLUGINS_FOLDER"] = folder?.path(percentEncoded: false)
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (output, process.terminationStatus)
    }

    /// A folder of libraries, for the length of a closure.
    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try body(folder)
    }

    @Test func itPrintsWhatTheReadmeShows() throws {
        let readme = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../README.md")
        let block = try #require(
            try String(contentsOf: readme, encoding: .utf8).firstMatch(of: /```text\n((?s).*?)```/)?.1)
        let (output, status) = try run()
        #expect(output.replacing(".dylib", with: ".so") == block)
        #expect(status == 0)
    }

    @Test(arguments: [
        ("upper", "upper: A ROSE IS A ROSE."), ("rot13", "rot13: N ebfr vf n ebfr."),
        ("count", "count: 5 words, 12 letters"), ("frequent", "frequent: a: 2 times"),
    ])
    func eachCommandDoesItsWork(name: String, answer: String) throws {
        let (output, status) = try run(name, "A rose is a rose.")
        #expect(output.split(separator: "\n").last.map(String.init) == answer)
        #expect(status == 0)
    }

    @Test func whatABrokenLibraryBringsIsNoCommand() throws {
        let (output, status) = try run("translate")
        #expect(output.contains("libTranslationCommands"), "it was there")
        #expect(output.hasSuffix("\nThere is no command \"translate\".\n"))
        #expect(status == 1)
    }

    @Test func withoutLibrariesThereIsWhatTheProgramHas() throws {
        try withFolder { folder in
            let (output, _) = try run("upper", "a rose", libraries: folder)
            let list = "  upper: writes everything in capitals\n"
            #expect(
                output
                    == "Commands of the program:\n\(list)\n\nCommands with those of the libraries:\n\(list)\nupper: A ROSE\n"
            )
        }
    }

    @Test func whatIsNoLibraryOrDeclaresNothingIsReportedAndDoesNoHarm() throws {
        try withFolder { folder in
            let counting = try copy("CountingCommands", to: folder)
            // What all share declares nothing.
            let idle = try copy("TextTool", to: folder, as: "IdleCommands")
            let flour = counting.replacing("Counting", with: "Baking")
            try Data("flour".utf8).write(to: folder.appending(path: flour))

            let (output, status) = try run("count", "a rose", libraries: folder)
            #expect(output.contains("\n\(flour) cannot be opened: "))
            #expect(output.contains("\n\(idle) declares nothing, or to another copy of Alchemic.\n"))
            #expect(output.contains("\n\(counting) has joined.\n"))
            #expect(output.hasSuffix("\ncount: 2 words, 5 letters\n"))
            #expect(status == 0)
        }
    }

    /// Copies a library that was built; returns the copy's name.
    private func copy(_ library: String, to folder: URL, as other: String? = nil) throws -> String {
        let names = try FileManager.default.contentsOfDirectory(atPath: programs.path(percentEncoded: false))
        let name = try #require(names.first { ["lib\(library).so", "lib\(library).dylib"].contains($0) })
        let copy = name.replacing(library, with: other ?? library)
        try FileManager.default.copyItem(at: programs.appending(path: name), to: folder.appending(path: copy))
        return copy
    }
}
