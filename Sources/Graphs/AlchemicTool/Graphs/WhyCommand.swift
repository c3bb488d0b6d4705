#if CommandLine
internal import AlchemicGraph
internal import AlchemicGraphDocument
internal import ArgumentParser
internal import GraphAnalysis

/// Shows why a definition is built.
struct WhyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "why", abstract: "Show why a definition is built.",
        discussion: "A path begins with a definition that the start builds, or that only the program resolves."
    )

    @Argument(help: "The name or type of the definition.")
    var name: String

    @OptionGroup var input: GraphInput
    @OptionGroup var options: OutputOptions

    @Option(help: "The maximum number of paths to print.")
    var limit = 20

    func validate() throws {
        guard limit > 0 else { throw ValidationError("'--limit' is a number of ways, and at least 1.") }
    }

    func run() throws {
        try reporting {
            let analysis = try input.analysis()
            options.output.each(of: try knownPlaces(of: name, in: analysis)) { place in
                explain(place, in: analysis, options.output)
            }
        }
    }

    private func explain(_ place: Int, in analysis: GraphAnalysis, _ output: Output) {
        let definition = analysis.definitions[place]
        let users = Set(analysis.uses[place].map(\.source)).subtracting([place])
        output.write("\(output.bold(analysis.titles[place]))  \(output.dim("\(definition.location)"))")
        if definition.isEager { output.write("The start builds it: it is eager.") }
        if definition.isService { output.write("The program runs it as a service.") }
        if users.isEmpty {
            if !definition.isEager, !definition.isService {
                output.write("Nothing needs it: it is built if the program resolves it.")
            }
            return
        }
        output.write("\(Output.counted(users.count, "definition")) \(users.count == 1 ? "needs" : "need") it.")
        let shortest = analysis.shortestPath(to: place)
        if let first = shortest.first {
            output.heading("The shortest way")
            output.write("  \(output.plain(analysis.titles[first.source]))\(rootWords(first.source, analysis, output))")
            for (depth, link) in shortest.enumerated() {
                let branch = String(repeating: "  ", count: depth + 1) + (output.isRich ? "└─ " : "`- ")
                let query = link.query.map { " \($0)" } ?? ""
                output.write(
                    branch + output.bold(analysis.titles[link.target]) + "  "
                        + output.dim("\(link.label): \(shortName(link.type))\(query)"))
            }
        }
        let (paths, areMore) = analysis.paths(to: place, limit: limit)
        let ways = paths.filter { !$0.isEmpty }
        guard ways.count > 1 || areMore else { return }
        output.heading(areMore ? "The first of several ways" : "All \(ways.count) ways")
        for way in ways {
            let titles = ([way[0].source] + way.map(\.target)).map { output.plain(analysis.titles[$0]) }
            output.write("  " + titles.joined(separator: " \(output.arrow) "))
        }
        if areMore { output.write("  " + output.dim("more with '--limit'")) }
    }

    private func rootWords(_ root: Int, _ analysis: GraphAnalysis, _ output: Output) -> String {
        output.dim(
            analysis.definitions[root].isEager
                ? "  the start builds it"
                : analysis.definitions[root].isService
                    ? "  the program runs it" : analysis.isRoot(root) ? "  the program resolves it" : "")
    }
}
#endif
