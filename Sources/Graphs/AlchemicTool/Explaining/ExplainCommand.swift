#if CommandLine
internal import AlchemicGraph
internal import ArgumentParser
internal import GraphAnalysis

/// Explains a message by its id.
struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain", abstract: "Explain a message by its id.",
        discussion: "Without an id, list all messages.")

    @Argument(
        help: "The id in the message's brackets, such as 'missing-binding'.",
        completion: .list(Explanation.all.map(\.id)))
    var id: String?

    @OptionGroup var options: OutputOptions

    func run() throws {
        try runCommand {
            let output = options.output
            guard let id else {
                output.writeTable(Explanation.all.map { [($0.id, .bold), ($0.summary, .plain)] })
                return
            }
            let name = id.filter { !"[]".contains($0) }
            let found = Explanation.all.filter { $0.id == name }
            guard !found.isEmpty else {
                throw Failure.unknown(
                    UnknownName(name: id, near: suggestions(for: name, among: Explanation.all.map(\.id))),
                    kind: "message")
            }
            for (number, explanation) in found.enumerated() {
                if number > 0 { output.write() }
                output.write("\(output.bold(explanation.id))  \(output.dim(explanation.page))")
                output.write()
                for line in explanation.lines {
                    output.write(line.isCode ? output.painted(line.text, in: .cyan) : line.text)
                }
            }
        }
    }
}
#endif
