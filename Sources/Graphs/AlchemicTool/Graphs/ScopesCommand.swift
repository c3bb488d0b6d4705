#if CommandLine
internal import AlchemicGraphDocument
internal import ArgumentParser
internal import GraphAnalysis

/// Lists the scopes.
struct ScopesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scopes",
        abstract: "List scopes, with their values and definitions.")

    @OptionGroup var input: GraphInput
    @OptionGroup var options: OutputOptions

    func run() throws {
        try reporting {
            let analysis = try input.analysis()
            let output = options.output
            let members = Dictionary(
                grouping: analysis.definitions.indices.filter { analysis.definitions[$0].scope != nil }
            ) { analysis.definitions[$0].scope ?? "" }
            if members.isEmpty { output.write("There are no scopes.") }
            for (number, scope) in members.keys.sorted().enumerated() {
                if number > 0 { output.write() }
                let places = members[scope] ?? []
                output.write(output.bold(scope))
                let externals = places.filter { analysis.definitions[$0].lifetime == "external" }
                let others = places.filter { analysis.definitions[$0].lifetime != "external" }
                let openers = analysis.needs.joined().filter {
                    places.contains($0.target) && $0.type.contains("ScopeProvider<")
                }
                func rows(_ word: String, _ places: [Int]) -> [[(text: String, style: Output.Style)]] {
                    places.enumerated().map { row, place in
                        [
                            (row == 0 ? word : "", .dim), (analysis.titles[place], .plain),
                            ("\(analysis.definitions[place].location)", .dim),
                        ]
                    }
                }
                var users: [Int] = []
                for opener in openers where !users.contains(opener.source) { users.append(opener.source) }
                output.table(
                    rows("to be set", externals) + rows("holds", others) + rows("resolved by", users), indentation: 2)
            }
        }
    }
}
#endif
