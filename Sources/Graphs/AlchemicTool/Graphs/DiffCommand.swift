#if CommandLine
internal import AlchemicGraph
internal import AlchemicGraphDocument
internal import ArgumentParser
internal import GraphAnalysis

/// Reports the changes from one graph to another.
struct DiffCommand: ParsableCommand {
    /// The output format.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, markdown
    }

    static let configuration = CommandConfiguration(
        commandName: "diff", abstract: "Compare two graph documents.",
        discussion: """
            Ignores places in files. Exits with status 1 if there are changes. '--format markdown' is for a comment in a \
            review.
            """)

    @Argument(help: "The old graph document.", completion: .file(extensions: ["json"]))
    var old: String

    @Argument(help: "The new graph document, or '-' for standard input.", completion: .file(extensions: ["json"]))
    var new: String

    @OptionGroup var options: OutputOptions

    @Option(name: .shortAndLong, help: "The output format.")
    var format = Format.text

    func validate() throws {
        if old == "-", new == "-" { throw ValidationError("Only one of the documents can be the standard input.") }
    }

    func run() throws {
        try runCommand {
            let changes = GraphChanges(
                from: try DocumentReader.readGraph(at: old), to: try DocumentReader.readGraph(at: new))
            switch format {
            case .text: write(changes, to: options.output)
            case .markdown: print(changes.markdown, terminator: "")
            }
            if !changes.isEmpty { throw ExitCode.failure }
        }
    }

    private func write(_ changes: GraphChanges, to output: Output) {
        if changes.isEmpty { output.write("The graph has not changed.") }
        for line in changes.lines(titledBy: shortName) {
            switch line.kind {
            case .removed, .problem: output.write(output.painted(line.text, in: .red))
            case .added, .solved: output.write(output.painted(line.text, in: .green))
            case .title: output.write(output.bold(line.text))
            }
        }
    }
}
#endif
