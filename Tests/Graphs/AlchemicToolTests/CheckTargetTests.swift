#if CommandLine
import Foundation
import TestSupport
import Testing

/// Check targets of every kind; a script in the place of `swift` stands for their builds.
@Suite struct CheckTargetTests {
    /// Runs a verb over a check target that a script is.
    private func run(_ script: String, _ arguments: [String] = ["list"], limit: Int = 60) throws -> ToolRun {
        let folder = TestGraphs.folder.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "swift")
        // swift run --quiet --package-path PATH NAME --document FILE
        try "#!/bin/sh\nfile=$7\n\(script)\n".write(to: file, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path())
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return try ToolRun(
            arguments + ["--product", "ShopCheck", "--package-path", "Shop", "--time-limit", "\(limit)"],
            environment: ["PATH": "\(folder.path()):\(path)"])
    }

    @Test func itsDocumentIsRead() throws {
        #expect(try run("cp shop.json $file").transcript == ToolRun("list -d shop.json").transcript)
        // A check that finds errors ends with 1.
        let wrong = try run("echo noise; cp wrong.json $file; exit 1", ["check"])
        #expect(try wrong.transcript == ToolRun("check -d wrong.json").transcript)
        let arguments = try run(#"echo "$@" >&2; cp shop.json $file"#).errors
        #expect(arguments.hasPrefix("run --quiet --package-path Shop ShopCheck --document /"))
    }

    @Test func whatGoesWrongIsSaid() throws {
        var text = ""
        let scripts: KeyValuePairs = [
            "crashes": "kill -SEGV $$", "fails to build": "echo 'error: no such product' >&2; exit 1",
            "knows no option": "exit 64", "writes nothing": "exit 0", "writes half": "head -c 900 shop.json > $file",
            "writes something else": "echo hello > $file",
        ]
        for (name, script) in scripts {
            let run = try run(script)
            #expect(run.status == 2)
            #expect(run.output == "")
            // The name of a folder that is there for this run only.
            let errors = run.errors.replacing(/'\/[^']*graph.json'/, with: "'…/graph.json'")
            text += "\(name)\n" + errors.split(separator: "\n").map { "  \($0)\n" }.joined()
        }
        expectGolden(text, named: "check-targets")
    }

    /// Neither it nor what it has started goes on.
    @Test func oneThatNeverEndsIsEnded() throws {
        let mark = TestGraphs.folder.appending(path: UUID().uuidString)
        let run = try run(
            """
            trap '' TERM
            sleep 100 & echo $! >> \(mark.path()); echo $$ >> \(mark.path())
            while true; do sleep 1; done
            """, limit: 1)
        #expect(run.status == 2)
        expectGolden(run.errors, named: "check-target-endless")
        let ids = try String(contentsOf: mark, encoding: .utf8).split(separator: "\n").compactMap { Int32($0) }
        #expect(ids.count == 2)
        for id in ids { #expect(try hasEnded(id), "\(id)") }
    }

    /// Whether a process is gone, or is only waiting for its parent to notice; it may take a moment.
    private func hasEnded(_ id: Int32) throws -> Bool {
        let wait = """
            for i in 1 2 3 4 5 6 7 8 9; do
              kill -0 \(id) 2>/dev/null || exit 0
              case "$(ps -o stat= -p \(id))" in Z*) exit 0;; esac
              sleep 0.2
            done
            exit 1
            """
        return try ToolRun(URL(filePath: "/bin/sh"), ["-c", wait]).status == 0
    }
}
#endif
