#if CommandLine
internal import AlchemicGraph
internal import AlchemicGraphDocument
internal import ArgumentParser
internal import GraphAnalysis
internal import GraphPage

/// Writes a graph, or a part of it, for other tools.
struct GraphCommand: ParsableCommand {
    /// The output format.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case dot, mermaid, json, html
    }

    static let configuration = CommandConfiguration(
        commandName: "graph",
        abstract: "Export the graph or a part of it.",
        discussion: """
            Several options are combined. In pictures, a bold frame is a definition that the start builds, a dashed arrow \
            a dependency of a step, and a dotted arrow one that is resolved later. '--format html' writes an interactive page.
            """)

    @OptionGroup var input: GraphInput

    @Option(name: .shortAndLong, help: "The output format.")
    var format: Format

    @Option(name: .customLong("root"), help: "Export this definition and all that it needs; repeatable.")
    var roots: [String] = []

    @Option(help: "Export this definition, all that it needs and all that needs it; repeatable.")
    var focus: [String] = []

    @Option(help: "The maximum distance from a root or focus.")
    var depth: Int?

    @Option(help: "Export definitions of this module and its submodules.")
    var module: String?

    @Option(
        help: "An older graph document to compare with; for 'html'.", completion: .file(extensions: ["json"]))
    var comparedWith: String?

    @Option(
        help: "A trace of events to show; for 'html'.", completion: .file(extensions: ["json"]))
    var trace: String?

    func validate() throws {
        if format != .html, comparedWith != nil || trace != nil {
            throw ValidationError("'--compared-with' and '--trace' are for '--format html'.")
        }
        if let depth {
            guard depth >= 0 else { throw ValidationError("'--depth' is a number of arrows, and at least 0.") }
            guard !(roots + focus).isEmpty else {
                throw ValidationError("'--depth' counts from '--root' or '--focus': give one of them.")
            }
        }
    }

    func run() throws {
        try runCommand {
            let analysis = try input.readAnalysis()
            var selection = GraphSelection()
            func indices(of names: [String]) throws -> [Int] {
                try names.flatMap { try lookUpIndices(of: $0, in: analysis) }
            }
            selection.roots = try indices(of: roots)
            selection.focus = try indices(of: focus)
            if let depth { selection.depth = depth }
            if let module {
                selection.module = try lookUp("module") { () throws(UnknownName) in
                    try analysis.modulePath(matching: module)
                }
            }
            print(try text(of: selection, in: analysis), terminator: "")
        }
    }

    /// The exported text, with a line break at its end.
    private func text(of selection: GraphSelection, in analysis: GraphAnalysis) throws -> String {
        switch format {
        case .dot: GraphPicture(of: selection, in: analysis).dot
        case .mermaid: GraphPicture(of: selection, in: analysis).mermaid
        case .json: analysis.document(of: selection).json() + "\n"
        case .html:
            analysis.document(of: selection).page(
                comparedWith: try comparedWith.map(DocumentReader.readGraph),
                trace: try trace.map { analysis.built(in: try DocumentReader.readTrace(at: $0)) } ?? [],
                rules: analysis.ruleWords)
        }
    }
}

extension GraphAnalysis {
    /// The constructions in the trace, without those whose name matches several definitions.
    fileprivate func built(in trace: EventTrace) -> [BuiltDefinition] {
        let beginning = Timeline(trace).beginning
        return trace.events.compactMap { event in
            guard event.kind == "built", let duration = event.duration,
                let indices = try? self.indices(named: event.definitionName), indices.count == 1
            else { return nil }
            return BuiltDefinition(
                id: definitions[indices[0]].id, start: .nanoseconds(event.time - duration - beginning),
                duration: .nanoseconds(duration))
        }
    }
}

extension EventTrace.Event {
    /// The definition's given name, which the label quotes after the type; else the type.
    fileprivate var definitionName: String {
        guard label.last == "\"", let quote = label.firstIndex(of: "\"") else { return label }
        return String(label[label.index(after: quote)...].dropLast())
    }
}
#endif
