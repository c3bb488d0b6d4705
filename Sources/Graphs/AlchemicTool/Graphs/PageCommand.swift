#if CommandLine
internal import AlchemicGraphDocument
internal import ArgumentParser
internal import Foundation
internal import GraphAnalysis
internal import GraphPage

/// Writes the interactive page of a graph, and opens it in a browser.
struct PageCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "page", abstract: "Write a page of the graph and open it in a browser.",
        discussion: """
            Prints the path of the page. 'graph --format html' writes a page of a part, with changes or a trace.
            """)

    @OptionGroup var input: GraphInput

    @Option(
        name: .shortAndLong, help: "The file to write. (default: a temporary file)",
        completion: .file(extensions: ["html"]))
    var output: String?

    @Flag(inversion: .prefixedNo, help: "Open the page. (default: only in a terminal)")
    var open: Bool?

    func run() throws {
        try runCommand {
            let analysis = try input.readAnalysis()
            let page = analysis.document.page(rules: analysis.ruleWords)
            let file =
                output.map { URL(filePath: $0) }
                ?? FileManager.default.temporaryDirectory.appending(
                    path: "alchemic-\(UUID().uuidString.prefix(8)).html")
            let path = file.path(percentEncoded: false)
            do {
                try page.write(to: file, atomically: true, encoding: .utf8)
            } catch {
                throw Failure.input("'\(path.printable)' cannot be written: check the folder")
            }
            print(path)
            if open ?? (isatty(STDOUT_FILENO) == 1), !PageCommand.open(path) {
                writeError("error: no program opens the page; open '\(path.printable)' in a browser")
            }
        }
    }

    /// Opens a file with the system's default program.
    ///
    /// Returns false if there is none.
    private static func open(_ path: String) -> Bool {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        #if os(macOS)
        process.arguments = ["open", path]
        #else
        process.arguments = ["xdg-open", path]
        #endif
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }
}
#endif
