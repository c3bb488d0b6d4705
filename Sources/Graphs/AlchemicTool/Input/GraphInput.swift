#if CommandLine
internal import AlchemicGraphDocument
internal import ArgumentParser
internal import GraphAnalysis

/// Where a graph comes from.
struct GraphInput: ParsableArguments {
    @Option(
        name: .shortAndLong, help: "A graph document, '-' for the standard input.",
        completion: .file(extensions: ["json"]))
    var document: String?

    @Option(
        name: .shortAndLong,
        help: "A check target: a product of a package that writes its graph document, which is built and run.")
    var product: String?

    @Option(name: .long, help: "The package of the check target.", completion: .directory)
    var packagePath = "."

    @Option(name: .long, help: "How many seconds the check target may take, with its build.")
    var timeLimit = 600

    func validate() throws {
        guard (document == nil) != (product == nil) else {
            throw ValidationError(
                document == nil
                    ? "Which graph? Give '--document FILE', or '--product NAME' of a check target."
                    : "Give '--document' or '--product', not both.")
        }
        guard timeLimit > 0 else { throw ValidationError("'--time-limit' is a number of seconds, and at least 1.") }
    }

    /// The graph, of a document that says what may be resolved; those of before do not.
    func analysisWithRequests() throws -> GraphAnalysis {
        let analysis = try analysis()
        guard !analysis.document.requests.isEmpty || analysis.definitions.isEmpty else {
            throw Failure.input(
                "the graph document does not say what may be resolved: write it again with this version of Alchemic")
        }
        return analysis
    }

    /// The graph.
    func analysis() throws -> GraphAnalysis {
        if let document { return GraphAnalysis(try DocumentReader.graph(document)) }
        let target = CheckTarget(product: product ?? "", package: packagePath, seconds: timeLimit)
        return GraphAnalysis(try target.document())
    }
}
#endif
