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
        try reporting {
            let analysis = try input.analysisWithRequests()
            let output = options.output
            let requests = analysis.requests(named: name)
            // A definition's own id is more specific than a type of the same name.
            let isName = analysis.place(of: name) != nil
            if !requests.isEmpty, !isName {
                output.each(of: requests) { explain($0, in: analysis, output) }
            } else if analysis.place(of: name) == nil, let replaced = analysis.replaced(named: name) {
                explain(replaced.id, "\(replaced.location)", in: analysis, output)
            } else {
                output.each(of: try knownPlaces(of: name, as: "type or definition", in: analysis)) { place in
                    let definition = analysis.definitions[place]
                    explain(definition.id, "\(definition.location)", in: analysis, output)
                }
            }
        }
    }

    // MARK: A type

    private func explain(_ request: GraphDocument.Request, in analysis: GraphAnalysis, _ output: Output) {
        let type = output.bold(shortName(request.type))
        let titles = request.definitions.map { output.bold(analysis.title(of: $0)) }
        let collectors = analysis.collectors(of: request.type)
        if titles.isEmpty, !collectors.isEmpty, !analysis.isWantedAlone(request.type),
            request.turnedDown.allSatisfy(\.isOneOfSeveral)
        {
            return explainMembers(of: request, collectors.map(\.words), in: analysis, output)
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
            output.heading("Rejected")
            for candidate in request.turnedDown {
                write(candidate, place: location(of: candidate.definition, in: analysis), in: analysis, output)
            }
        }
        if let id = request.definitions.first { explainReplacing(id, in: analysis, output) }
    }

    /// Explains the members of a collected type, of which none is rejected.
    private func explainMembers(
        of request: GraphDocument.Request, _ collectors: [String], in analysis: GraphAnalysis, _ output: Output
    ) {
        output.write("\(output.bold(shortName(request.type))) is collected: all that match are taken")
        output.heading("Collected by")
        for collector in collectors { output.write("  \(output.plain(collector))") }
        output.heading("Members")
        output.table(
            request.turnedDown.map { candidate in
                [
                    (analysis.title(of: candidate.definition), .bold),
                    (location(of: candidate.definition, in: analysis), .dim),
                ]
            }, indentation: 2)
        output.write("\nResolving one of them fails: mark one `.primary()`, or resolve it by its name")
    }

    private func explainReplacing(_ id: String, in analysis: GraphAnalysis, _ output: Output) {
        guard analysis.place(of: id) != nil else { return }
        output.heading("To replace it")
        if let override = analysis.override(of: id) {
            output.write("  declare another one with " + output.plain("`\(override)`"))
        } else {
            output.write("  name it with `.named(...)`, and declare another one with `.overriding(named: ...)`")
        }
    }

    // MARK: A definition

    private func explain(_ id: String, _ location: String, in analysis: GraphAnalysis, _ output: Output) {
        output.write("\(output.bold(analysis.title(of: id)))  \(output.dim(location))")
        if let entry = analysis.document.replaced.first(where: { $0.id == id }) {
            let by = analysis.successor(of: entry.by)
            output.write(
                "Replaced by \(output.bold(analysis.title(of: by)))  "
                    + output.dim(self.location(of: by, in: analysis)))
        }
        let refusals = analysis.refusals(of: id)
        if refusals.isEmpty {
            let users = analysis.place(of: id).map { Set(analysis.uses[$0].map(\.source)).count } ?? 0
            output.write(
                "Nothing has turned it down: \(Output.counted(users, "definition")) \(users == 1 ? "gets" : "get") it.")
            explainReplacing(id, in: analysis, output)
            return
        }
        output.heading("Rejected by")
        for refusal in refusals {
            let asker = refusal.asker ?? "the program"
            let taken = refusal.taken.filter { $0 != id }.map(analysis.title(of:))
            output.write(
                "  \(output.plain(asker)), which needs \(output.bold(shortName(refusal.type)))"
                    + (taken.isEmpty ? "" : " and gets \(output.plain(taken.joined(separator: ", ")))"))
            write(refusal.candidate, in: analysis, output)
        }
    }

    private func write(
        _ candidate: GraphDocument.TurnedDown, place: String? = nil, in analysis: GraphAnalysis, _ output: Output
    ) {
        if let place {
            output.write("  \(output.bold(analysis.title(of: candidate.definition)))  \(output.dim(place))")
        }
        output.write("    \(output.dim("reason:")) \(output.plain(candidate.reason))")
        if let remedy = candidate.remedy { output.write("    \(output.dim("to take it:")) \(output.plain(remedy))") }
    }

    private func location(of id: String, in analysis: GraphAnalysis) -> String {
        let replaced = analysis.document.replaced.first { $0.id == id }?.location
        return (analysis.place(of: id).map { analysis.definitions[$0].location } ?? replaced).map { "\($0)" } ?? ""
    }
}
#endif
