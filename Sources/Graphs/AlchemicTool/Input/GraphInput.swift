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
        help: "A program of a package, or a check target; it is built, and run until its graph has been checked.")
    var product: String?

    @Option(name: .long, help: "The package of the program.", completion: .directory)
    var packagePath = "."

    @Option(name: .long, help: "How many seconds the build and the check of the program may take.")
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

    /// The graph, of a document that says what may be resolved; those of before do not.
    func analysisWithRequests() throws -> GraphAnalysis {
        let analysis = try analysis()
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

    /// The graph.
    func analysis() throws -> GraphAnalysis {
        if let document { return GraphAnalysis(try DocumentReader.graph(document)) }
        return GraphAnalysis(try program.document())
    }
}
#endif
