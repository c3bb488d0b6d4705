import BuildingPackages
import Foundation
import Testing

/// A package of somebody who follows a page, in a folder that has nothing to do with this repository.
struct ReadersPackage {
    private let folder: URL
    /// What the manifest says in place of the page's URL, and whether the line for a clone is used.
    private let dependency: Dependency
    private let program = "Sources/App/main.swift"

    enum Dependency {
        /// A repository with a tag, by URL and version.
        case repository(URL)
        /// A folder by this path.
        case folder(String)
    }

    init(_ folder: URL, _ dependency: Dependency) {
        self.folder = folder
        self.dependency = dependency
    }

    /// Removes what was pasted before; what was built stays.
    func clear(keepsManifest: Bool) throws {
        // What is written there next has another second than what was built; see `writeSource`.
        Thread.sleep(forTimeInterval: 1.1)
        for name in ["Sources", "Tests"] + (keepsManifest ? [] : ["Package.swift"]) {
            try? FileManager.default.removeItem(at: folder.appending(path: name))
        }
    }

    func write(_ path: String, _ lines: [String]) throws {
        let file = folder.appending(path: path)
        var lines = lines
        if path == "Package.swift", case .repository(let url) = dependency {
            let index = try #require(lines.firstIndex { $0.contains(".package(url: \"") })
            let parts = lines[index].split(separator: "\"", omittingEmptySubsequences: false)
            lines[index] = lines[index].replacing(parts[1], with: url.absoluteString)
        }
        try writeSource(lines.joined(separator: "\n") + "\n", to: file)
    }

    func append(_ lines: [String]) throws {
        try write(program, try read(program) + [""] + lines)
    }

    /// Replaces the line that contains the text; a line about a clone is for those who use one.
    func edit(_ path: String, insteadOf text: String, _ lines: [String]) throws {
        var lines = lines
        if lines.contains(where: { $0.contains("path: \"../Alchemic\"") }) {
            guard case .folder(let name) = dependency else { return }
            lines = lines.map { $0.replacing("\"../Alchemic\"", with: "\"\(name)\"") }
        }
        var there = try read(path)
        let index = try #require(there.firstIndex { $0.contains(text) }, "\(path) has no line with '\(text)'")
        there.replaceSubrange(index...index, with: lines)
        try writeSource(there.joined(separator: "\n") + "\n", to: folder.appending(path: path))
    }

    /// Builds the program without warnings, runs it and returns how it ended and the lines that it printed.
    func run() throws -> (status: Int32, lines: [String]) {
        let (status, output) = try swift("build", ["--product", "App"])
        try #require(status == 0, "\(output.suffix(3000))")
        #expect(!output.contains("warning: "), "\(output.suffix(3000))")
        let result = try launch(folder.appending(path: ".build/debug/App").path(), [], in: folder)
        return (result.status, result.output.split(separator: "\n").map(String.init))
    }

    /// The same, without the program's lines that contain a text.
    func run(without text: String) throws -> (status: Int32, lines: [String]) {
        let whole = try read(program)
        let rest = whole.filter { !$0.contains(text) }
        try #require(rest.count < whole.count, "the program has no line with '\(text)'")
        try write(program, rest)
        let result = try run()
        try write(program, whole)
        return result
    }

    func test() throws {
        let (status, output) = try swift("test", [])
        #expect(status == 0, "\(output.suffix(3000))")
        #expect(
            output.contains("Test run with ") && !output.contains("Test run with 0 tests"), "\(output.suffix(3000))")
        #expect(!output.contains("warning: "), "\(output.suffix(3000))")
    }

    func read(_ path: String) throws -> [String] {
        var lines = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    var hasTests: Bool { FileManager.default.fileExists(atPath: folder.appending(path: "Tests").path()) }

    /// As a reader calls it, but for what the package manager keeps elsewhere: that is beside the package, too.
    private func swift(_ command: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
        let beside = folder.deletingLastPathComponent()
        let options = ["cache", "config", "security"].flatMap { ["--\($0)-path", beside.appending(path: $0).path()] }
        return try launch("/usr/bin/env", ["swift", command] + options + arguments, in: folder)
    }
}
