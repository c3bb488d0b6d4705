import BuildingPackages
import Foundation
import Testing

/// A file in `Mistakes`: a comment `// error: …` says what the compiler has to say of the line after it.
private struct Mistake: CustomTestStringConvertible, Sendable {
    let file: URL
    var testDescription: String { file.lastPathComponent }

    static let all: [Mistake] = {
        let folder = PackageBuild.repository.appending(path: "Workshop/IntegrationTests/Misuse/Mistakes")
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (files ?? []).filter { $0.pathExtension == "swift" }.map(Mistake.init)
            .sorted { $0.testDescription < $1.testDescription }
    }()

    /// The lessons, each with the number of its line; one that is too long for its line goes on in the next.
    func lessons() throws -> [(line: Int, text: String)] {
        var lessons: [(line: Int, text: String)] = []
        for (index, line) in try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n").enumerated() {
            let text = line.trimmingCharacters(in: .whitespaces)
            if let lesson = text.wholeMatch(of: /\/\/ error: (.*)/) {
                lessons.append((index + 2, String(lesson.1)))
            } else if lessons.last?.line == index + 1, let rest = text.wholeMatch(of: /\/\/   (.*)/) {
                lessons[lessons.count - 1].text += " \(rest.1)"
                lessons[lessons.count - 1].line += 1
            }
        }
        return lessons
    }
}

@Suite("What the compiler says to a wrong declaration", .serialized)
struct MisuseTests {
    /// Where the modules of the library are.
    private static let built = Result {
        let fixtures = PackageBuild.repository.appending(path: "Workshop/IntegrationTests/Misuse/Fixtures")
        let (status, output) = try PackageBuild.swift("build", [], package: fixtures, scratch: PackageBuild.plain)
        try #require(status == 0, "\(output.suffix(3000))")
        return "\(PackageBuild.plain)/debug"
    }

    @Test(arguments: Mistake.all)
    private func `what the compiler says to a wrong declaration teaches the mistake, at its line`(_ mistake: Mistake)
        throws
    {
        let built = try Self.built.get()
        let (status, output) = try launch(
            "/usr/bin/env",
            [
                "swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-I", "\(built)/Modules", "-Xcc",
                "-fmodule-map-file=\(built)/CAlchemic.build/module.modulemap", mistake.file.path(),
            ])
        #expect(status != 0, "it compiled")
        let lines = output.split(separator: "\n")
        let lessons = try mistake.lessons()
        #expect(!lessons.isEmpty)
        for lesson in lessons {
            #expect(
                lines.contains {
                    $0.hasPrefix("\(mistake.file.path()):\(lesson.line):") && $0.contains("error: \(lesson.text)")
                }, "\(lesson)\n\(output.suffix(3000))")
        }
    }

    @Test
    func `there are mistakes of twelve kinds`() { #expect(Mistake.all.count >= 12) }
}
