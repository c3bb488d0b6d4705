#if CommandLine
internal import AlchemicGraph
internal import ArgumentParser
internal import GraphAnalysis

/// The command line: queries of a graph in a terminal.
@main
struct AlchemicTool: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "alchemic",
        abstract: "Query a graph of definitions.",
        discussion: """
            The graph comes from a graph document ('--document <document>') or from a program of a package \
            ('--product <product>'), which is built and run until its graph has been checked.

            Exit status: 0 for success; 1 if 'check' finds errors, 'diff' finds changes, or 'files' finds mistakes; 2 for \
            unusable input; 3 for an unknown name; 64 for invalid arguments.
            """,
        subcommands: [],
        groupedSubcommands: [
            CommandGroup(
                name: "Questions about a graph",
                subcommands: [
                    CheckCommand.self, ListCommand.self, ShowCommand.self, WhyCommand.self, WhyNotCommand.self,
                    TypesCommand.self, UsesCommand.self, KeysCommand.self, ScopesCommand.self, OrderCommand.self,
                    StatsCommand.self,
                ]),
            CommandGroup(
                name: "Pictures and reviews", subcommands: [PageCommand.self, GraphCommand.self, DiffCommand.self]),
            CommandGroup(
                name: "Other",
                subcommands: [ExplainCommand.self, TraceCommand.self, InitCommand.self, FilesCommand.self]),
        ])

    static func main() {
        if let word = Swift.CommandLine.arguments.dropFirst().first { suggest(word) }
        main(nil)
    }

    /// Exits with a similar command if there is none with a name; the parser would only call the name unexpected.
    private static func suggest(_ word: String) {
        let names = configuration.groupedSubcommands.flatMap { $0.subcommands }.compactMap {
            $0.configuration.commandName
        }
        guard !word.hasPrefix("-"), !(names + ["help"]).contains(word) else { return }
        let failure = Failure.unknown(
            UnknownName(name: word, near: suggestions(for: word, among: names)), kind: "command")
        writeError("error: \(failure.description)\n'alchemic --help' lists all commands")
        exit(withError: ExitCode.validationFailure)
    }
}
#else
internal import Foundation

/// The tool without its trait, which only explains how to add it.
@main
struct AlchemicTool {
    static func main() {
        let message =
            "error: the command line needs the trait 'CommandLine': "
            + #"write .package(url: "…/alchemic.git", from: "…", traits: ["CommandLine"]) in Package.swift"#
        FileHandle.standardError.write(Data((message + "\n").utf8))
        exit(1)
    }
}
#endif
