#if Files
internal import ArgumentParser
internal import DefinitionFileCommands

/// The tool for definition files.
@main
struct AlchemicFilesTool: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "alchemic-files",
        abstract: "Compiles and checks the definition files of Alchemic.",
        subcommands: DefinitionFileCommands.all)
}
#else
internal import Foundation

/// The tool without the trait `Files`, which only reports that the trait is missing.
@main
struct AlchemicFilesTool {
    static func main() {
        let message =
            "error: definition files need the trait 'Files': "
            + #"write .package(url: "…/alchemic.git", from: "…", traits: ["Files"]) in Package.swift"#
        FileHandle.standardError.write(Data((message + "\n").utf8))
        exit(1)
    }
}
#endif
