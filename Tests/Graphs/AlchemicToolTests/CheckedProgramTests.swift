#if CommandLine
import Foundation
import TestSupport
import Testing

/// Programs and check targets of every kind; a script in the place of `swift` stands for the package manager.
@Suite struct CheckedProgramTests {
    /// Runs a verb over a program that a script is, built by another one.
    private func run(
        _ script: String, _ arguments: [String] = ["list"], building: String = "exit 0",
        describing: String = "exit 1", limit: Int = 60
    ) throws -> ToolRun {
        let folder = TestGraphs.folder.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "swift")
        let text = """
            #!/bin/sh
            if [ $1 = build ]; then
            \(building)
            exit
            elif [ $1 = package ]; then
            \(describing)
            exit
            fi
            file=$ALCHEMIC_CHECK_DOCUMENT
            \(script)

            """
        try text.write(to: file, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path())
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return try ToolRun(
            arguments + ["--product", "Server", "--package-path", "Shop", "--time-limit", "\(limit)"],
            environment: ["PATH": "\(folder.path()):\(path)"])
    }

    @Test func `its document is read`() throws {
        #expect(try run("cp shop.json $file").transcript == ToolRun("list -d shop.json").transcript)
        // With errors it ends with 1.
        let wrong = try run("echo noise; cp wrong.json $file; exit 1", ["check"])
        #expect(try wrong.transcript == ToolRun("check -d wrong.json").transcript)
    }

    /// What it builds is shown, and it is told by the environment alone that it is checked: its arguments are its own.
    @Test func `it is built and run to be checked`() throws {
        let echo = try run(
            #"echo "$@ $ALCHEMIC_CHECK $ALCHEMIC_CHECK_STRICT"; exit 5"#, building: #"echo "$@""#)
        #expect(
            echo.errors == """
                build --package-path Shop --product Server
                error: 'Server' ended with status 5 before it created its first container: nothing was checked; its last lines:
                  run --skip-build --package-path Shop Server 1 0

                """)
    }

    /// With what the package manager says of its files, a program that links AlchemicChecking finds what code resolves.
    @Test func `it is told where its sources are`() throws {
        let description = """
            {"name": "Shop", "products": [
                {"name": "Server", "targets": ["ServerMain"], "type": {"executable": null}},
                {"name": "Shared", "targets": ["shop-graph"], "type": {"library": ["automatic"]}}], "targets": [
                {"name": "ServerMain", "type": "executable", "path": "Sources/Main", "sources": ["Server.swift"],
                 "target_dependencies": ["shop-graph"]},
                {"name": "shop-graph", "c99name": "shop_graph", "type": "library", "path": "Graph",
                 "sources": ["Parts/Shop.swift"]},
                {"name": "Other", "type": "executable", "path": "Sources/Other", "sources": ["main.swift"]},
                {"name": "Tests", "type": "test", "path": "Tests", "sources": ["Tests.swift"]}]}
            """
        let run = try run(
            "sed 's|/.*/Shop/|…/|' $ALCHEMIC_CHECK_SOURCES; exit 5", describing: "echo '\(description)'")
        #expect(
            run.errors.hasSuffix(
                """
                  ServerMain…/Sources/Main/Server.swift\\tcode internal
                  shop_graph…/Graph/Parts/Shop.swift\\tcode 
                  Other…/Sources/Other/main.swift\\tinternal
                  Tests…/Tests/Tests.swift\\t

                """), "\(run.errors)")
    }

    /// A program without AlchemicChecking says by itself what is wrong.
    @Test func `a program that writes no document is checked`() throws {
        let valid = "echo 'hello\n\n23 definitions checked: the graph is valid' >&2"
        #expect(try run(valid, ["check"]).transcript == "hello\n\n23 definitions checked: the graph is valid\n\n")
        let strict = try run(
            "echo \"strict: $ALCHEMIC_CHECK_STRICT\n\n1 definition checked: the graph is invalid\" >&2; exit 1",
            ["check", "--strict"])
        #expect(strict.status == 1)
        #expect(strict.output.hasPrefix("strict: 1\n"))
        let list = try run(valid)
        #expect(list.status == 2)
        expectGolden(list.errors, named: "checked-program-without-document")
    }

    @Test func `what goes wrong is said`() throws {
        var text = ""
        let scripts: KeyValuePairs = [
            "crashes": "kill -SEGV $$", "ends before": "echo 'the port is taken' >&2; exit 1",
            "writes nothing": "exit 0", "writes half": "head -c 900 shop.json > $file",
            "writes something else": "echo hello > $file",
        ]
        var runs = try scripts.map { ($0.key, try run($0.value)) }
        runs.append(("fails to build", try run("", building: "echo 'error: no such product' >&2; exit 1")))
        for (name, run) in runs {
            #expect(run.status == 2)
            #expect(run.output == "")
            // The name of a folder that is there for this run only.
            let errors = run.errors.replacing(/'\/[^']*graph.json'/, with: "'…/graph.json'")
            text += "\(name)\n" + errors.split(separator: "\n").map { "  \($0)\n" }.joined()
        }
        expectGolden(text, named: "checked-programs")
    }

    /// Neither it nor what it has started goes on.
    @Test func `one that never ends is ended`() throws {
        let mark = TestGraphs.folder.appending(path: UUID().uuidString)
        let run = try run(
            """
            trap '' TERM
            sleep 100 & echo $! >> \(mark.path()); echo $$ >> \(mark.path())
            while true; do sleep 1; done
            """, limit: 1)
        #expect(run.status == 2)
        expectGolden(run.errors, named: "checked-program-endless")
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
