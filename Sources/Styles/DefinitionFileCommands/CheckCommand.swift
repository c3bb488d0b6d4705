#if Files
package import ArgumentParser
internal import DefinitionFiles
internal import FileValues

/// Says what is wrong with definition files.
package struct CheckCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Says everything that is wrong with definition files.",
        discussion: "Each file is checked with what it imports. Errors end the command with 1, warnings do not.")

    @Argument(help: "The definition files, or folders that hold them.")
    var paths: [String]

    @Option(name: .customLong("profile"), help: "A profile that is active; without any, each is checked by itself.")
    var profiles: [String] = []

    @Option(name: .customLong("service"), help: "A service that the program declares elsewhere.")
    var services: [String] = []

    @Option(name: .customLong("tag"), help: "A tag of something that the program declares elsewhere.")
    var tags: [String] = []

    @Option(name: .customLong("parameter"), help: "A parameter that the program sets.")
    var parameters: [String] = []

    @Option(
        name: .customLong("allow-import"),
        help: "A folder outside the current one, or outside the folder of a file that is not in it, to import from.")
    var importFolders: [String] = []

    @Flag(help: "End with 1 after warnings, too.")
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
        let problems = ResolvedFiles.problems(of: files, .disk, options)
        for problem in problems { writeError(problem.description) }
        let errors = problems.filter { $0.severity == .error }.count
        print(
            "\(count(files.count, "file")): \(count(errors, "error")), \(count(problems.count - errors, "warning"))")
        if errors > 0 || (strict && !problems.isEmpty) { throw ExitCode.failure }
    }

    private func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
}
#endif
