#if Files
package import ArgumentParser
internal import DefinitionFileTools

/// Prints the JSON Schema.
package struct SchemaCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "schema", abstract: "Prints the format of definition files as a JSON Schema, for editors.")

    package init() {}

    package func run() throws { print(FileSchema.text, terminator: "") }
}
#endif
