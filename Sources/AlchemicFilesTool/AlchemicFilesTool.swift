#if Files
internal import ArgumentParser
internal import DefinitionFileTools

/// The tool for definition files.
@main
struct AlchemicFilesTool: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "alchemic-files",
        abstract: "Compiles, checks, sorts and formats the definition files of Alchemic.",
        subcommands: [CompileCommand.self, CheckCommand.self, FormatCommand.self, SchemaCommand.self])
}

/// The files of the command line, with those of its folders.
func definitionFiles(in paths: [String]) throws -> [String] {
    let files = FileSearch.files(in: paths)
    if files.isEmpty {
        throw ValidationError("no definition file (*.alchemic.yml) in \(paths.joined(separator: ", "))")
    }
    return files
}
#else
/// The tool without what it is made of.
@main
struct AlchemicFilesTool {
    static func main() {
        fail(
            "definition files need the trait 'Files': "
                + #"write .package(url: "…/alchemic.git", from: "…", traits: ["Files"]) in Package.swift"#)
    }
}
#endif
