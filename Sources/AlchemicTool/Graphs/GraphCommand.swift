#if CommandLine
internal import Alchemic
internal import AlchemicGraphDocument
internal import ArgumentParser
internal import GraphAnalysis

/// Writes a graph, or a part of it, for other tools.
struct GraphCommand: ParsableCommand {
    /// What is written.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case dot, mermaid, json

        /// The text, which ends in a line break.
        func text(of analysis: GraphAnalysis, _ selection: GraphSelection) -> String {
            switch self {
            case .dot: GraphPicture(analysis, selection).dot
            case .mermaid: GraphPicture(analysis, selection).mermaid
            case .json: analysis.document(of: selection).json() + "\n"
            }
        }
    }

    static let configuration = CommandConfiguration(
        commandName: "graph",
        abstract: "Writes the graph, or a part of it: for Graphviz, for Mermaid, or as a document.",
        discussion: """
            Several conditions hold together. In pictures a definition that the start builds has a bold frame; what is needed \
            in a step is a dashed arrow, and what is requested later a dotted one.
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

    func validate() throws {
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
                try names.flatMap { name in
                    try known("definition", name) { () throws(UnknownName) in try analysis.places(named: name) }
                }
            }
            selection.roots = try places(roots)
            selection.focus = try places(focus)
            if let depth { selection.depth = depth }
            if let module {
                selection.module = try known("module", module) { () throws(UnknownName) in
                    try analysis.module(module)
                }
            }
            print(format.text(of: analysis, selection), terminator: "")
        }
    }
}
#endif
