#if CommandLine
internal import AlchemicGraphDocument
internal import ArgumentParser
internal import GraphAnalysis

/// Lists the places where code resolves a type.
struct UsesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "uses", abstract: "List the places where code resolves a type.",
        discussion: """
            Requires the document of a check that reads the sources: that of a build, or 'swift package alchemic check' of \
            a program that links AlchemicChecking.
            """)

    @Argument(help: "Text that the type's name contains.")
    var text: String?

    @Flag(help: "List only the places that the check did not understand.")
    var notUnderstood = false

    @OptionGroup var input: GraphInput
    @OptionGroup var options: OutputOptions

    func run() throws {
        try runCommand {
            let analysis = try input.readAnalysis()
            let output = options.output
            let uses = analysis.document.uses.filter { use in
                (!notUnderstood || use.outcome == "not understood")
                    && (text.map { use.type.lowercased().contains($0.lowercased()) } ?? true)
            }
            output.writeTable(
                uses.map { use in
                    let titles = use.definitions.map(analysis.title(of:)).joined(separator: ", or ")
                    let isProblem = use.outcome == "problem"
                    return [
                        ("\(use.location)", .dim), (use.form, .plain),
                        (use.type + (use.name.map { " named \"\($0)\"" } ?? ""), .cyan),
                        (titles.isEmpty ? words(for: use) : titles, isProblem ? .red : titles.isEmpty ? .dim : .bold),
                    ]
                })
            output.write(output.plain(analysis.document.countedUses))
        }
    }

    private func words(for use: GraphDocument.Use) -> String {
        switch use.outcome {
        case "nothing": "nothing, which is an answer here"
        case "problem": "a problem"
        case "definitions": "the container"
        default: use.reason ?? use.outcome
        }
    }
}
#endif
