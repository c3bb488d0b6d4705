#if CommandLine
internal import AlchemicGraph
internal import AlchemicGraphDocument
internal import ArgumentParser
internal import GraphAnalysis

/// Lists the configuration keys.
struct KeysCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "keys", abstract: "List configuration keys.",
        discussion: """
            Each line has the key, its type, its default or 'required', whether it is secret, and its place. A key that \
            ends with '.*' is a section, whose keys the graph does not know. Documents contain no values and no defaults \
            of secrets.
            """)

    @Argument(help: "Text that the key contains.")
    var text: String?

    @OptionGroup var input: GraphInput
    @OptionGroup var options: OutputOptions

    func run() throws {
        try runCommand {
            let analysis = try input.readAnalysis()
            let found = try lookUp("key with") { () throws(UnknownName) in
                try analysis.configuredKeys(matching: text)
            }
            if found.isEmpty { options.output.write("There are no keys.") }
            options.output.writeTable(
                found.map { found in
                    let key = found.key
                    return [
                        (key.words, .bold), (shortName(found.type), .cyan),
                        (key.withoutValue, key.isRequired ? .yellow : .plain), (key.isSecret ? "secret" : "", .plain),
                        ("\(found.definition.location)", .dim),
                    ]
                })
        }
    }
}

extension GraphDocument.ConfigurationKey {
    /// The key; for a section, a pattern that stands for its keys.
    var words: String { isSection ? key + ".*" : key }

    /// The value that is used if none is configured, in words.
    var withoutValue: String {
        let standard = `default`.map { $0.isEmpty ? "empty" : "= \($0)" } ?? "has a default"
        return isSection ? "a section" : isRequired ? "required" : standard
    }
}
#endif
