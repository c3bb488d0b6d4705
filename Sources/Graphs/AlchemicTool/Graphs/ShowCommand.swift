#if CommandLine
internal import AlchemicGraph
internal import AlchemicGraphDocument
internal import ArgumentParser
internal import GraphAnalysis

/// Shows a definition in detail.
struct ShowCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show a definition in detail.",
        discussion: "The name is an id, a name, an alias, or a type with or without its Swift module.")

    @Argument(help: "The name or type of the definition.")
    var name: String

    @OptionGroup var input: GraphInput
    @OptionGroup var options: OutputOptions

    func run() throws {
        try runCommand {
            let analysis = try input.readAnalysis()
            options.output.writeEach(of: try lookUpIndices(of: name, in: analysis)) { index in
                show(index, of: analysis, to: options.output)
            }
        }
    }

    private func show(_ index: Int, of analysis: GraphAnalysis, to output: Output) {
        let definition = analysis.definitions[index]
        output.write("\(output.bold(analysis.titles[index]))  \(output.dim("\(definition.location)"))")
        let traits = [
            (definition.isEager, "eager"), (definition.isService, "service"), (definition.isPrimary, "primary"),
            (definition.isOncePerResolution == true, "once per resolution"), (definition.isEvictable, "evictable"),
        ].filter(\.0).map(\.1)
        let facts: [(String, String)] = [
            ("id", definition.id),
            ("type", definition.type),
            (definition.hidesOtherTypes ? "only as" : "as", definition.promisedTypes.joined(separator: ", ")),
            ("aliases", definition.aliases.joined(separator: ", ")),
            ("lifetime", ([definition.lifetimeWords] + traits).joined(separator: ", ")),
            ("tags", definition.tags.map { $0.name + ($0.order.map { " \($0)" } ?? "") }.joined(separator: ", ")),
            ("order", definition.order.map(String.init) ?? ""),
            ("read from", definition.configuration.map(words(of:)) ?? ""),
            ("module", definition.module),
            ("style", definition.style),
            ("overrides", definition.overrides.joined(separator: ", ")),
            (
                "replaces",
                analysis.document.replaced.filter { $0.by == definition.id }.map(\.id).joined(separator: ", ")
            ),
            ("around", definition.inner.map(analysis.title(of:)) ?? ""),
            ("isolation", definition.completeIsolation == "synchronous" ? "" : definition.completeIsolation),
        ]
        output.writeTable(
            facts.filter { !$0.1.isEmpty }.map { [($0.0, Output.Style.dim), ($0.1, .plain)] }, indentation: 2)
        if !definition.dependencies.isEmpty {
            output.writeHeading("Needs")
            output.writeTable(definition.dependencies.map { row($0, of: analysis) }, indentation: 2)
        }
        for step in definition.steps {
            output.writeHeading("Then: \(step.kind)" + (step.name.map { " \($0)" } ?? ""))
            output.writeTable(step.dependencies.map { row($0, of: analysis) }, indentation: 2)
        }
        let consumers = analysis.consumers[index]
        if !consumers.isEmpty {
            output.writeHeading("Needed by")
            output.writeTable(
                consumers.map { [(analysis.titles[$0.source], .bold), ($0.label, .plain), ($0.time.inTime, .dim)] },
                indentation: 2)
        }
        let code = analysis.document.uses.filter { $0.definitions.contains(definition.id) }
        if !code.isEmpty {
            output.writeHeading("Resolved by code")
            output.writeTable(
                code.map { [("\($0.location)", .dim), ($0.form, .plain), ($0.type, .cyan)] }, indentation: 2)
        }
        let problems = analysis.document.problems.filter { $0.location == definition.location }
        for problem in problems { output.write("\n" + problem.text(output.diagnosticStyle)) }
    }

    private func words(of key: GraphDocument.ConfigurationKey) -> String {
        let without = key.withoutValue
        return key.words + (without.hasPrefix("=") ? " " : ", ") + without + (key.isSecret ? ", secret" : "")
    }

    private func row(_ dependency: GraphDocument.Dependency, of analysis: GraphAnalysis) -> [(String, Output.Style)] {
        let found = dependency.definitions.map(analysis.title(of:)).joined(separator: ", ")
        let isWrong = dependency.outcome == "problem"
        return [
            (dependency.label, .plain),
            (shortName(dependency.typeWithForm) + (dependency.query.map { " \($0)" } ?? ""), .cyan),
            (found.isEmpty ? dependency.outcomeWords : found, isWrong ? .red : .bold),
            (dependency.time.inTime, .dim),
        ]
    }
}

extension GraphDocument.Dependency {
    /// The outcome in words, if the parameter gets no definition.
    fileprivate var outcomeWords: String {
        switch outcome {
        case "definitions": "an empty list"
        case "nothing": "nothing: nothing is declared"
        case "constant": "a constant"
        case "container": "the container"
        case "site": "the injection point"
        case "argument": "what the caller gives"
        case "key": "the key, which the caller gives"
        default: "a problem"
        }
    }
}

extension String {
    /// The time of building in words; empty for construction.
    var inTime: String { self == "construction" ? "" : self == "step" ? "in a step" : self }
}
#endif
