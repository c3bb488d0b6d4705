#if CommandLine
internal import AlchemicGraph
internal import AlchemicGraphDocument
internal import ArgumentParser
internal import GraphAnalysis

/// Lists rejected candidates, with reasons and remedies.
struct WhyNotCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "why-not",
        abstract: "List rejected candidates, with reasons and fixes.",
        discussion: """
            For a type, list its candidates; for a definition, the consumers that rejected it.
            """)

    @Argument(help: "The name of a type or definition.")
    var name: String

    @OptionGroup var input: GraphInput
    @OptionGroup var options: OutputOptions

    func run() throws {
        try runCommand {
            let analysis = try input.readAnalysisWithRequests()
            let output = options.output
            let requests = analysis.requests(named: name)
            // A definition's own id is more specific than a type of the same name.
            let isName = analysis.index(of: name) != nil
            if !requests.isEmpty, !isName {
                output.writeEach(of: requests) { explain($0, in: analysis, to: output) }
            } else if analysis.index(of: name) == nil, let replaced = analysis.replaced(named: name) {
                explain(replaced.id, at: "\(replaced.location)", in: analysis, to: output)
            } else {
                output.writeEach(of: try lookUpIndices(of: name, as: "type or definition", in: analysis)) { index in
                    let definition = analysis.definitions[index]
                    explain(definition.id, at: "\(definition.location)", in: analysis, to: output)
                }
            }
        }
    }

    // MARK: A type

    private func explain(_ request: GraphDocument.Request, in analysis: GraphAnalysis, to output: Output) {
        let type = output.bold(shortName(request.type))
        let titles = request.definitions.map { output.bold(analysis.title(of: $0)) }
        let collectors = analysis.collectors(of: request.type)
        if titles.isEmpty, !collectors.isEmpty, !analysis.isWantedAlone(request.type),
            request.turnedDown.allSatisfy(\.isOneOfSeveral)
        {
            return explainMembers(of: request, collectedBy: collectors.map(\.words), in: analysis, to: output)
        }
        if titles.isEmpty {
            output.write(
                "Resolving \(type) fails: "
                    + (request.turnedDown.isEmpty ? "nothing provides it." : "nothing is chosen."))
        } else {
            output.write("\(type) resolves to \(titles.joined(separator: ", or outside of the scope "))")
        }
        if request.turnedDown.isEmpty {
            if !titles.isEmpty { output.write("No other definition was a candidate.") }
        } else {
            output.writeHeading("Rejected")
            for candidate in request.turnedDown {
                write(candidate, at: location(of: candidate.definition, in: analysis), in: analysis, to: output)
            }
        }
        if let id = request.definitions.first { explainReplacement(of: id, in: analysis, to: output) }
    }

    /// Explains the members of a collected type, of which none is rejected.
    private func explainMembers(
        of request: GraphDocument.Request, collectedBy collectors: [String], in analysis: GraphAnalysis,
        to output: Output
    ) {
        output.write("\(output.bold(shortName(request.type))) is collected: all that match are taken")
        output.writeHeading("Collected by")
        for collector in collectors { output.write("  \(output.plain(collector))") }
        output.writeHeading("Members")
        output.writeTable(
            request.turnedDown.map { candidate in
                [
                    (analysis.title(of: candidate.definition), .bold),
                    (location(of: candidate.definition, in: analysis), .dim),
                ]
            }, indentation: 2)
        output.write("\nResolving one of them fails: mark one `.primary()`, or resolve it by its name")
    }

    private func explainReplacement(of id: String, in analysis: GraphAnalysis, to output: Output) {
        guard analysis.index(of: id) != nil else { return }
        output.writeHeading("To replace it")
        if let override = analysis.override(of: id) {
            output.write("  declare another one with " + output.plain("`\(override)`"))
        } else {
            output.write("  name it with `.named(...)`, and declare another one with `.overriding(named: ...)`")
        }
    }

    // MARK: A definition

    private func explain(_ id: String, at location: String, in analysis: GraphAnalysis, to output: Output) {
        output.write("\(output.bold(analysis.title(of: id)))  \(output.dim(location))")
        if let entry = analysis.document.replaced.first(where: { $0.id == id }) {
            let by = analysis.successor(of: entry.by)
            output.write(
                "Replaced by \(output.bold(analysis.title(of: by)))  "
                    + output.dim(self.location(of: by, in: analysis)))
        }
        let rejections = analysis.rejections(of: id)
        if rejections.isEmpty {
            let users = analysis.index(of: id).map { Set(analysis.consumers[$0].map(\.source)).count } ?? 0
            output.write(
                "Nothing has turned it down: \(Output.counted(users, of: "definition")) \(users == 1 ? "gets" : "get") it."
            )
            explainReplacement(of: id, in: analysis, to: output)
            return
        }
        output.writeHeading("Rejected by")
        for rejection in rejections {
            let consumer = rejection.consumer ?? "the program"
            let taken = rejection.taken.filter { $0 != id }.map(analysis.title(of:))
            output.write(
                "  \(output.plain(consumer)), which needs \(output.bold(shortName(rejection.type)))"
                    + (taken.isEmpty ? "" : " and gets \(output.plain(taken.joined(separator: ", ")))"))
            write(rejection.rejected, in: analysis, to: output)
        }
    }

    private func write(
        _ candidate: GraphDocument.TurnedDown, at location: String? = nil, in analysis: GraphAnalysis, to output: Output
    ) {
        if let location {
            output.write("  \(output.bold(analysis.title(of: candidate.definition)))  \(output.dim(location))")
        }
        output.write("    \(output.dim("reason:")) \(output.plain(candidate.reason))")
        if let remedy = candidate.remedy { output.write("    \(output.dim("to take it:")) \(output.plain(remedy))") }
    }

    private func location(of id: String, in analysis: GraphAnalysis) -> String {
        let replaced = analysis.document.replaced.first { $0.id == id }?.location
        return (analysis.index(of: id).map { analysis.definitions[$0].location } ?? replaced).map { "\($0)" } ?? ""
    }
}
#endif
