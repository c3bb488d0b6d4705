#if CommandLine
internal import AlchemicGraph
internal import AlchemicGraphDocument
internal import ArgumentParser
internal import GraphAnalysis
internal import GraphPage

/// Writes a graph, or a part of it, for other tools.
struct GraphCommand: ParsableCommand {
    /// What is written.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case dot, mermaid, json, html
    }

    static let configuration = CommandConfiguration(
        commandName: "graph",
        abstract: "Writes the graph, or a part of it: for Graphviz, for Mermaid, as a document, or as a page.",
        discussion: """
            Several conditions hold together. In pictures a definition that the start builds has a bold frame; what is needed \
            in a step is a dashed arrow, and what is resolved later a dotted one. '--format html' writes one interactive \
            page, which works from the disk.
            """)

    @OptionGroup var input: GraphInput

    @Option(name: .shortAndLong, help: "What to write.")
    var format: Format

    @Option(name: .customLong("root"), help: "What this definition needs, directly or not; may be repeated.")
    var roots: [String] = []

    @Option(help: "What this definition needs, and what needs it; may be repeated.")
    var focus: [String] = []

    @Option(help: "How many arrows away from a root or focus.")
    var depth: Int?

    @Option(help: "Definitions of a module, and of the modules within it.")
    var module: String?

    @Option(
        help: "An older document, which the page shows the changes from.", completion: .file(extensions: ["json"]))
    var comparedWith: String?

    @Option(
        help: "A trace of events, whose times the page lays over the graph.", completion: .file(extensions: ["json"]))
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
        try reporting {
            let analysis = try input.analysis()
            var selection = GraphSelection()
            func places(_ names: [String]) throws -> [Int] {
                try names.flatMap { try knownPlaces(of: $0, in: analysis) }
            }
            selection.roots = try places(roots)
            selection.focus = try places(focus)
            if let depth { selection.depth = depth }
            if let module {
                selection.module = try known("module", module) { () throws(UnknownName) in
                    try analysis.module(module)
                }
            }
            print(try text(of: analysis, selection), terminator: "")
        }
    }

    /// What is written; it ends in a line break.
    private func text(of analysis: GraphAnalysis, _ selection: GraphSelection) throws -> String {
        switch format {
        case .dot: GraphPicture(analysis, selection).dot
        case .mermaid: GraphPicture(analysis, selection).mermaid
        case .json: analysis.document(of: selection).json() + "\n"
        case .html:
            analysis.document(of: selection).page(
                comparedWith: try comparedWith.map(DocumentReader.graph),
                trace: try trace.map { analysis.built(in: try DocumentReader.trace($0)) } ?? [],
                rules: analysis.ruleWords)
        }
    }
}

extension GraphAnalysis {
    /// When the trace saw each definition built; what cannot be told from another one is left out.
    fileprivate func built(in trace: EventTrace) -> [BuiltDefinition] {
        let beginning = Timeline(trace).beginning
        return trace.events.compactMap { event in
            guard event.kind == "built", let duration = event.duration,
                let places = try? self.places(named: event.definitionName), places.count == 1
            else { return nil }
            return BuiltDefinition(
                id: definitions[places[0]].id, start: .nanoseconds(event.time - duration - beginning),
                duration: .nanoseconds(duration))
        }
    }
}

extension EventTrace.Event {
    /// The name that it was given, which stands in quotes behind the type; else the type.
    fileprivate var definitionName: String {
        guard label.last == "\"", let quote = label.firstIndex(of: "\"") else { return label }
        return String(label[label.index(after: quote)...].dropLast())
    }
}
#endif
