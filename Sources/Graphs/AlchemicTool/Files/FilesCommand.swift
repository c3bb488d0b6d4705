#if CommandLine
internal import ArgumentParser
internal import DefinitionFileCommands

/// The tool for definition files.
struct FilesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "files", abstract: "Compile and check definition files.",
        subcommands: DefinitionFileCommands.all)
}
#endif
