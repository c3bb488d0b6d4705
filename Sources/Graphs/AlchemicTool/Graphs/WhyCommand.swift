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
        try runCommand {
            let analysis = try input.readAnalysis()
            options.output.writeEach(of: try lookUpIndices(of: name, in: analysis)) { index in
                explain(index, in: analysis, to: options.output)
            }
        }
    }

    private func explain(_ index: Int, in analysis: GraphAnalysis, to output: Output) {
        let definition = analysis.definitions[index]
        let users = Set(analysis.consumers[index].map(\.source)).subtracting([index])
        output.write("\(output.bold(analysis.titles[index]))  \(output.dim("\(definition.location)"))")
        if definition.isEager { output.write("The start builds it: it is eager.") }
        if definition.isService { output.write("The program runs it as a service.") }
        if users.isEmpty {
            if !definition.isEager, !definition.isService {
                output.write("Nothing needs it: it is built if the program resolves it.")
            }
            return
        }
        output.write("\(Output.counted(users.count, of: "definition")) \(users.count == 1 ? "needs" : "need") it.")
        let shortest = analysis.shortestPath(to: index)
        if let first = shortest.first {
            output.writeHeading("The shortest way")
            output.write(
                "  \(output.plain(analysis.titles[first.source]))\(output.dim(remark(onRoot: first.source, in: analysis)))"
            )
            for (depth, link) in shortest.enumerated() {
                let branch = String(repeating: "  ", count: depth + 1) + (output.isRich ? "└─ " : "`- ")
                let query = link.query.map { " \($0)" } ?? ""
                output.write(
                    branch + output.bold(analysis.titles[link.target]) + "  "
                        + output.dim("\(link.label): \(shortName(link.type))\(query)"))
            }
        }
        let (paths, cut) = analysis.paths(to: index, limit: limit)
        var ways = paths.filter { !$0.isEmpty }
        if ways.isEmpty, !shortest.isEmpty { ways = [shortest] }
        guard ways.count > 1 || cut != nil else { return }
        let (heading, remark) =
            switch cut {
            case nil: ("All \(ways.count) ways", "")
            case .limit: ("The first of several ways", "more with '--limit'")
            case .steps: ("The ways found so far", "the search took too many steps and stopped: there may be more")
            }
        output.writeHeading(heading)
        for way in ways {
            let titles = ([way[0].source] + way.map(\.target)).map { output.plain(analysis.titles[$0]) }
            output.write("  " + titles.joined(separator: " \(output.arrow) "))
        }
        if !remark.isEmpty { output.write("  " + output.dim(remark)) }
    }

    /// The reason why a path begins with a root, with the space before it.
    private func remark(onRoot index: Int, in analysis: GraphAnalysis) -> String {
        let root = analysis.definitions[index]
        if root.isEager { return "  the start builds it" }
        if root.isService { return "  the program runs it" }
        return analysis.isRoot(index) ? "  the program resolves it" : ""
    }
}
#endif
