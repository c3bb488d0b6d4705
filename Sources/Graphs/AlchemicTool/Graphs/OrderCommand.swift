#if CommandLine
internal import AlchemicGraphDocument
internal import ArgumentParser
internal import GraphAnalysis

/// Shows the order in which a start builds definitions, and a stop ends them.
struct OrderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "order", abstract: "Show the order of start and stop.",
        discussion: """
            Definitions of the same level may be built concurrently. Stop actions run in reverse order.
            """)

    @OptionGroup var input: GraphInput
    @OptionGroup var options: OutputOptions

    func run() throws {
        try runCommand {
            let analysis = try input.readAnalysis()
            let output = options.output
            let order = analysis.order
            guard !order.start.isEmpty else {
                output.write("The start builds nothing: no definition is eager.")
                return
            }
            func rows(_ entries: [GraphOrder.Entry]) -> [[(text: String, style: Output.Style)]] {
                var level = 0
                return entries.map { entry in
                    defer { level = entry.level }
                    let definition = analysis.definitions[entry.index]
                    let isolation = definition.completeIsolation
                    return [
                        (entry.level == level ? "" : "\(entry.level)", .cyan), (analysis.titles[entry.index], .bold),
                        (entry.isEager ? "eager" : definition.isService ? "service" : "needed", .dim),
                        (isolation == "synchronous" ? "" : isolation, .dim), ("\(definition.location)", .dim),
                    ]
                }
            }
            output.write(output.bold("Start"))
            output.writeTable(rows(order.start), indentation: 2)
            output.writeHeading("Stop")
            output.writeTable(rows(order.stop), indentation: 2)
        }
    }
}
#endif
