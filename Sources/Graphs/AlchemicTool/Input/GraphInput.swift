#if CommandLine
internal import AlchemicGraphDocument
internal import ArgumentParser
internal import GraphAnalysis

/// The options that choose the graph.
struct GraphInput: ParsableArguments {
    @Option(
        name: .shortAndLong, help: "The graph document to read, or '-' for standard input.",
        completion: .file(extensions: ["json"]))
    var document: String?

    @Option(
        name: .shortAndLong,
        help: "The program or check target to build and check.")
    var product: String?

    @Option(name: .long, help: "The folder of the package.", completion: .directory)
    var packagePath = "."

    @Option(name: .long, help: "The time limit of the build and the check, in seconds.")
    var timeLimit = 600

    func validate() throws {
        guard (document == nil) != (product == nil) else {
            throw ValidationError(
                document == nil
                    ? "Which graph? Give '--document FILE', or '--product NAME' of a program."
                    : "Give '--document' or '--product', not both.")
        }
        guard timeLimit > 0 else { throw ValidationError("'--time-limit' is a number of seconds, and at least 1.") }
    }

    /// Reads the graph, and requires a document that lists the types to resolve; those of earlier versions do not.
    func readAnalysisWithRequests() throws -> GraphAnalysis {
        let analysis = try readAnalysis()
        guard !analysis.document.requests.isEmpty || analysis.definitions.isEmpty else {
            throw Failure.input(
                "the graph document does not say what may be resolved: write it again with this version of Alchemic")
        }
        return analysis
    }

    /// The program that '--product' names.
    var program: CheckedProgram {
        CheckedProgram(product: product ?? "", package: packagePath, seconds: timeLimit)
    }

    /// Reads the graph from the document or from the program.
    func readAnalysis() throws -> GraphAnalysis {
        if let document { return GraphAnalysis(try DocumentReader.readGraph(at: document)) }
        return GraphAnalysis(try program.readDocument())
    }
}
#endif
