#if CommandLine
internal import AlchemicGraphDocument
internal import ArgumentParser
internal import GraphAnalysis

/// Prints figures of a graph.
struct StatsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stats",
        abstract: "Print statistics: counts, fan-in, fan-out, longest path, cycles.")

    @OptionGroup var input: GraphInput
    @OptionGroup var options: OutputOptions

    @Option(help: "The number of definitions to list by fan-in and fan-out.")
    var most = 5

    func validate() throws {
        guard most > 0 else { throw ValidationError("'--most' is a number of definitions, and at least 1.") }
    }

    func run() throws {
        try runCommand {
            let analysis = try input.readAnalysis()
            let output = options.output
            let figures = analysis.statistics(fanLimit: most)
            output.write(
                [
                    Output.counted(figures.definitions, of: "definition"),
                    Output.counted(figures.modules, of: "module"),
                    Output.counted(figures.links, of: "link"),
                ].joined(separator: ", "))
            func write(
                _ counts: [GraphStatistics.Count], under title: String, naming name: (String) -> String = { $0 }
            ) {
                guard !counts.isEmpty else { return }
                output.writeHeading(title)
                output.writeTable(counts.map { [(name($0.word), .plain), ("\($0.number)", .cyan)] }, indentation: 2)
            }
            write(figures.lifetimes, under: "Lifetimes")
            write(figures.byModule, under: "Modules")
            write(figures.styles, under: "Styles")
            write(figures.fanIn, under: "Needed by the most", naming: analysis.title(of:))
            write(figures.fanOut, under: "Needing the most", naming: analysis.title(of:))
            func path(_ ids: [String]) -> String {
                ids.map { output.plain(analysis.title(of: $0)) }.joined(separator: " \(output.arrow) ")
            }
            if figures.longestPath.count > 1 {
                output.writeHeading("The longest path, \(figures.longestPath.count) definitions")
                output.write("  " + path(figures.longestPath))
            }
            if !figures.cycles.isEmpty {
                output.writeHeading("Cycles")
                for cycle in figures.cycles { output.write("  " + path(cycle)) }
            }
        }
    }
}
#endif
