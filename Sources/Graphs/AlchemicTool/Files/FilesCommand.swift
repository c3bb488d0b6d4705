#if CommandLine
internal import ArgumentParser
internal import DefinitionFileCommands

/// Compiles and checks definition files.
struct FilesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "files", abstract: "Compile and check definition files.",
        subcommands: DefinitionFileCommands.all)
}
#endif
