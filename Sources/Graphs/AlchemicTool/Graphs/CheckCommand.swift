#if CommandLine
internal import AlchemicGraph
internal import AlchemicGraphDocument
internal import ArgumentParser
internal import GraphAnalysis

/// Reports the problems of a graph.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Report the problems of a graph.",
        discussion: "Exits with status 1 if there are errors.")

    @OptionGroup var input: GraphInput
    @OptionGroup var options: OutputOptions

    @Flag(help: "Treat warnings as errors.")
    var strict = false

    func run() throws {
        try runCommand {
            let output = options.output
            let document: GraphDocument
            if input.document == nil {
                switch try input.program.check(isStrict: strict) {
                case .document(let written): document = written
                case .report(let text, let isValid):
                    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
                        output.write(output.plain(String(line)))
                    }
                    if !isValid { throw ExitCode.failure }
                    return
                }
            } else {
                document = try input.readAnalysis().document
            }
            for problem in document.problems {
                output.write(problem.text(output.diagnosticStyle))
                output.write()
            }
            let errors = document.problems.filter { $0.severity == .error }.count
            let warnings = document.problems.filter { $0.severity == .warning }.count
            output.write(
                Output.counted(document.definitions.count, of: "definition") + " in "
                    + Output.counted(document.modules.count, of: "module") + ": "
                    + output.painted(Output.counted(errors, of: "error"), in: errors > 0 ? .red : .green) + ", "
                    + output.painted(Output.counted(warnings, of: "warning"), in: warnings > 0 ? .yellow : .green))
            if !document.uses.isEmpty { output.write(output.plain(document.countedUses)) }
            if errors > 0 || (strict && warnings > 0) { throw ExitCode.failure }
        }
    }
}
#endif
