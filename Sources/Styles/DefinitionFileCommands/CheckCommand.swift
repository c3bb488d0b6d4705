#if Files
package import ArgumentParser
internal import DefinitionFiles
internal import FileValues

/// Reports the problems of definition files.
package struct CheckCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Report the problems of definition files.",
        discussion: "Checks each file with its imports. Exits with status 1 if there are errors.")

    @Argument(help: "The definition files, or folders of them.")
    var paths: [String]

    @Option(name: .customLong("profile"), help: "An active profile; repeatable. (default: each by itself)")
    var profiles: [String] = []

    @Option(name: .customLong("service"), help: "A service declared elsewhere; repeatable.")
    var services: [String] = []

    @Option(name: .customLong("tag"), help: "A tag used elsewhere; repeatable.")
    var tags: [String] = []

    @Option(name: .customLong("parameter"), help: "A parameter set by the program; repeatable.")
    var parameters: [String] = []

    @Option(
        name: .customLong("allow-import"),
        help: "Another folder to import from; repeatable.")
    var importFolders: [String] = []

    @Flag(help: "Treat warnings as errors.")
    var strict = false

    package init() {}

    package func run() throws {
        let files = try definitionFiles(in: paths)
        var options = FileOptions()
        options.profiles = profiles
        options.services = services
        options.tags = tags
        options.importFolders = importFolders
        options.given = Dictionary(parameters.map { ($0, nil) }, uniquingKeysWith: { first, _ in first })
        let problems = ResolvedFiles.problems(of: files, through: .disk, options: options)
        for problem in problems { writeError(problem.description) }
        let errors = problems.filter { $0.severity == .error }.count
        print(
            "\(count(files.count, of: "file")): \(count(errors, of: "error")), \(count(problems.count - errors, of: "warning"))"
        )
        if errors > 0 || (strict && !problems.isEmpty) { throw ExitCode.failure }
    }

    private func count(_ number: Int, of word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
}
#endif
