#if Files
internal import ArgumentParser
internal import DefinitionFileTools

/// Prints the JSON Schema.
struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema", abstract: "Prints the format of definition files as a JSON Schema, for editors.")

    func run() throws { print(FileSchema.text, terminator: "") }
}
#endif
