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
        try runCommand {
            let analysis = try input.readAnalysis()
            let output = options.output
            let members = Dictionary(
                grouping: analysis.definitions.indices.filter { analysis.definitions[$0].scope != nil }
            ) { analysis.definitions[$0].scope ?? "" }
            if members.isEmpty { output.write("There are no scopes.") }
            for (number, scope) in members.keys.sorted().enumerated() {
                if number > 0 { output.write() }
                let indices = members[scope] ?? []
                output.write(output.bold(scope))
                let externals = indices.filter { analysis.definitions[$0].lifetime == "external" }
                let others = indices.filter { analysis.definitions[$0].lifetime != "external" }
                let openers = analysis.needs.joined().filter {
                    indices.contains($0.target) && $0.type.contains("ScopeProvider<")
                }
                func rows(of indices: [Int], after word: String) -> [[(text: String, style: Output.Style)]] {
                    indices.enumerated().map { row, index in
                        [
                            (row == 0 ? word : "", .dim), (analysis.titles[index], .plain),
                            ("\(analysis.definitions[index].location)", .dim),
                        ]
                    }
                }
                var users: [Int] = []
                for opener in openers where !users.contains(opener.source) { users.append(opener.source) }
                output.writeTable(
                    rows(of: externals, after: "to be set") + rows(of: others, after: "holds")
                        + rows(of: users, after: "resolved by"), indentation: 2)
            }
        }
    }
}
#endif
