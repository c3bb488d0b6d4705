#if CommandLine
internal import AlchemicGraph
internal import AlchemicGraphDocument
internal import ArgumentParser
internal import GraphAnalysis

/// Lists definitions.
struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List definitions.",
        discussion: """
            Each line has the title, lifetime, type, module and place. Several options are combined. '--unused' leaves out \
            what the start builds and what the tag 'root' marks.
            """)

    @OptionGroup var input: GraphInput
    @OptionGroup var options: OutputOptions

    @Option(help: "List definitions of this module and its submodules.")
    var module: String?

    @Option(help: "List definitions with this lifetime: singleton, prototype, weak, scoped, external or value.")
    var lifetime: String?

    @Option(help: "List definitions with this tag.")
    var tag: String?

    @Option(help: "List definitions that have or promise this type.")
    var type: String?

    @Option(help: "List definitions declared in this style, such as 'module'.")
    var style: String?

    @Flag(help: "List definitions that no other definition needs.")
    var unused = false

    func run() throws {
        try runCommand {
            let analysis = try input.readAnalysis()
            let indices = try selectedIndices(in: analysis)
            let output = options.output
            output.writeTable(
                indices.map { index in
                    let definition = analysis.definitions[index]
                    let title = analysis.titles[index]
                    let type = shortName(definition.type)
                    return [
                        (title, .bold), (definition.lifetimeWords, .cyan), (title == type ? "" : type, .plain),
                        (definition.module, .plain), ("\(definition.location)", .dim),
                    ]
                })
        }
    }

    private func selectedIndices(in analysis: GraphAnalysis) throws -> [Int] {
        var indices = Array(analysis.definitions.indices)
        if let module {
            let path = try lookUp("module") { () throws(UnknownName) in try analysis.modulePath(matching: module) }
            indices = indices.filter { analysis.isDefinition(at: $0, declaredIn: path) }
        }
        let words: [(kind: String, word: String?, all: (GraphDocument.Definition) -> [String])] = [
            ("lifetime", lifetime, { [$0.lifetime] }), ("tag", tag, { $0.tags.map(\.name) }),
            ("style", style, { [$0.style] }),
        ]
        for (kind, word, all) in words {
            guard let word else { continue }
            let names = analysis.definitions.flatMap(all)
            guard names.contains(word) else {
                throw Failure.unknown(UnknownName(name: word, near: suggestions(for: word, among: names)), kind: kind)
            }
            indices = indices.filter { all(analysis.definitions[$0]).contains(word) }
        }
        if let type {
            let ofType = analysis.indices(ofType: type)
            guard !ofType.isEmpty else {
                throw Failure.unknown(UnknownName(name: type, near: analysis.similarNames(to: type)), kind: "type")
            }
            indices = indices.filter(Set(ofType).contains)
        }
        return unused ? indices.filter(analysis.isUnused) : indices
    }
}

extension GraphDocument.Definition {
    /// The lifetime, with the scope of a scoped definition.
    var lifetimeWords: String { (scope.map { "\(lifetime) \($0)" } ?? lifetime) + (isKeyed ? " for each key" : "") }
}
#endif
