#if CommandLine
internal import AlchemicGraph
internal import AlchemicGraphDocument
internal import ArgumentParser
internal import GraphAnalysis

/// Lists the types that may be resolved.
struct TypesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "types", abstract: "List the types that the program can resolve.",
        discussion: """
            Lists the types that definitions have, promise or need. Other types that a definition's type conforms to can be \
            resolved as well, but are not listed.
            """)

    @Argument(help: "Text that the type's name contains.")
    var text: String?

    @OptionGroup var input: GraphInput
    @OptionGroup var options: OutputOptions

    func run() throws {
        try runCommand {
            let analysis = try input.readAnalysisWithRequests()
            let requests = try lookUp("type that may be resolved with") { () throws(UnknownName) in
                try analysis.requests(matching: text)
            }
            options.output.writeTable(
                requests.map { request in
                    let titles = request.definitions.map(analysis.title(of:)).joined(separator: ", or ")
                    let count = request.turnedDown.count
                    let isProblem = titles.isEmpty
                    let lifetimes = request.definitions.compactMap(analysis.index(of:))
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
