#if CommandLine
internal import AlchemicGraph
internal import AlchemicGraphDocument
internal import ArgumentParser
internal import GraphAnalysis

/// Says which types may be resolved.
struct TypesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "types", abstract: "Says which types the program may resolve, and what it would get.",
        discussion: """
            These are the types of definitions, those that they promise, and those that they need. Other types that a \
            definition's type conforms to may be resolved as well; the graph does not list them.
            """)

    @Argument(help: "A part of the type's name.")
    var text: String?

    @OptionGroup var input: GraphInput
    @OptionGroup var options: OutputOptions

    func run() throws {
        try reporting {
            let analysis = try input.analysisWithRequests()
            let requests = try known("type that may be resolved with", text ?? "") { () throws(UnknownName) in
                try analysis.requests(matching: text)
            }
            options.output.table(
                requests.map { request in
                    let titles = request.definitions.map(analysis.title(of:)).joined(separator: ", or ")
                    let count = request.turnedDown.count
                    let isProblem = titles.isEmpty
                    let lifetimes = request.definitions.compactMap(analysis.place(of:))
                        .map { analysis.definitions[$0].lifetimeWords }
                    let outcome = isProblem ? problem(of: request) : titles
                    return [
                        (shortName(request.type), .cyan), (outcome, isProblem ? .yellow : .bold),
                        (lifetimes.joined(separator: ", or "), .plain),
                        (count == 0 ? "" : "\(count) rejected", .dim),
                    ]
                })
        }
    }

    private func problem(of request: GraphDocument.Request) -> String {
        let rules = request.turnedDown.map(\.rule)
        if rules.contains(where: ["ambiguous", "several primaries"].contains) { return "several, none chosen" }
        return request.turnedDown.first?.reason ?? "nothing provides it"
    }
}
#endif
