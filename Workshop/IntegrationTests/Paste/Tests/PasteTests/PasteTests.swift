import BuildingPackages
import Foundation
import Testing

/// Pastes what the first pages show into fresh packages, as a reader does, and runs it.
///
/// With `ALCHEMIC_RECORD=1` what the programs print is written into the pages.
@Suite("What a reader pastes", .serialized)
struct PasteTests {
    private static let gettingStarted = "Sources/Core/Alchemic/Alchemic.docc/GettingStarted.md"

    @Test
    func `builds, runs and prints what the pages say, by URL and version and from a folder of any name`() throws {
        let root = FileManager.default.temporaryDirectory.appending(path: "paste-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        let records = ProcessInfo.processInfo.environment["ALCHEMIC_RECORD"] == "1"

        // Each of the two compiles Alchemic once.
        let origin = root.appending(path: "origin/Alchemic")
        try copyRepository(to: origin)
        try tag(origin, "0.1.0")
        let byURL = ReadersPackage(try made(root.appending(path: "url/App")), .repository(origin))
        try follow(Page(Self.gettingStarted), in: byURL, records: records)
        let gettingStarted = try Page(Self.gettingStarted)
        try follow(Page("README.md"), in: byURL, manifestOf: gettingStarted, records: records)

        let clone = root.appending(path: "path/di-checkout")
        try copyRepository(to: clone)
        let byPath = ReadersPackage(try made(root.appending(path: "path/App")), .folder("../di-checkout"))
        try follow(gettingStarted, in: byPath)
    }

    /// Does everything that the page says, in its order.
    ///
    /// - Parameters:
    ///   - other: The page that shows the manifest, where this one shows only parts of it.
    ///   - records: Whether what the programs print is written into the page, in place of being compared.
    private func follow(
        _ page: Page, in package: ReadersPackage, manifestOf other: Page? = nil, records: Bool = false
    ) throws {
        try package.clear(keepsManifest: other != nil)
        if other != nil {
            // The manifest names all targets, which have to be there.
            for case .file(let path, let lines) in page.steps { try package.write(path, lines) }
        }
        var outputs: [(lines: Range<Int>, output: [String])] = []
        for step in page.steps {
            switch step {
            case .file(let path, let lines): try package.write(path, lines)
            case .edit(let path, let text, let lines): try package.edit(path, insteadOf: text, lines)
            case .append(let lines): try package.append(lines)
            case .part(let path, let lines):
                let shown = try #require(other?.lines(of: path))
                for line in lines {
                    let code = line.components(separatedBy: "  //")[0].trimmingCharacters(in: .whitespaces)
                    #expect(shown.contains { $0.contains(code) }, "\(path) has no '\(code)'")
                }
            case .prints(let expected, let text, let lines):
                let result = try text.map(package.run(without:)) ?? package.run()
                #expect(result.status == (text == nil ? 0 : 1))
                if records, let lines {
                    outputs.append((lines, result.lines))
                } else {
                    #expect(result.lines == expected, "\(page.url.lastPathComponent)")
                }
            }
        }
        if package.hasTests { try package.test() }
        try page.record(outputs)
    }

    /// Copies what is, or would be, under version control: not the history, of which a machine that tests may have little.
    private func copyRepository(to folder: URL) throws {
        let listed = try git(
            ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], in: PackageBuild.repository)
        let files = FileManager.default
        for path in listed.split(separator: "\0").map(String.init) {
            let source = PackageBuild.repository.appending(path: path)
            // One that was deleted, and is not committed so, is still listed.
            guard (try? files.attributesOfItem(atPath: source.path())) != nil else { continue }
            let copy = folder.appending(path: path)
            try files.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
            try files.copyItem(at: source, to: copy)
        }
    }

    /// Makes the folder a repository whose only commit has the tag.
    private func tag(_ folder: URL, _ version: String) throws {
        let settings = ["user.name=Tests", "user.email=tests@localhost", "commit.gpgSign=false", "tag.gpgSign=false"]
        let options = settings.flatMap { ["-c", $0] }
        for arguments in [
            ["init", "--quiet"], ["add", "--all"], ["commit", "--quiet", "-m", version], ["tag", version],
        ] {
            try git(options + arguments, in: folder)
        }
    }

    @discardableResult
    private func git(_ arguments: [String], in folder: URL) throws -> String {
        let (status, output) = try launch("/usr/bin/env", ["git"] + arguments, in: folder)
        try #require(status == 0, "git \(arguments): \(output)")
        return output
    }

    private func made(_ folder: URL) throws -> URL {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }
}
