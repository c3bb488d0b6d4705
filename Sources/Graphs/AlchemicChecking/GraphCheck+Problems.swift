public import AlchemicGraphDocument

extension GraphCheck {
    /// Checks modules as a strict check of a program does, and returns the errors and warnings to a test.
    ///
    /// The check also looks through the program's sources for the types that code resolves, as a check of the build does:
    ///
    /// ```swift
    /// @Test func theGraphIsValid() throws {
    ///     let problems = try GraphCheck.problems(server, program: "Server")
    ///     for problem in problems { Issue.record("\(problem)") }
    /// }
    /// ```
    ///
    /// No factory is called, and no secrets are needed: a required configuration key without a value is no problem.
    ///
    /// The sources are those of the target in `Sources/Server`, and of the targets beside it that its files import, directly or
    /// indirectly.
    ///
    /// - Parameters:
    ///   - module: The declarations.
    ///   - others: Further declarations.
    ///   - program: The program's target.
    ///   - rules: Rules of your own.
    ///   - roots: The types that the program resolves. With roots, there is a warning for each unused definition.
    ///   - folders: The folders of targets that are not in `Sources`, in the package: `["Server": "Server/Code"]`.
    ///   - test: A file of the package, by default the calling one.
    ///   - file: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    /// - Returns: The problems, located by the paths of the source files.
    /// - Throws: An error if the program has no such sources, or a file cannot be read.
    public static func problems(
        _ module: Module, _ others: Module..., program: String, rules: [GraphRule] = [], roots: [Any.Type] = [],
        folders: [String: String] = [:], beside test: String = #filePath, file: StaticString = #fileID,
        line: UInt32 = #line
    ) throws -> [Diagnostic] {
        let modules = [module] + others
        let sources = try PackageSources(of: program, folders: folders, beside: test).map
        let location = Alchemic.Definition.SourceLocation(file: file, line: line, column: 0)
        let document = try document(
            of: Graph(describing: modules, roots: roots, at: location), with: sources,
            again: { Graph(describing: modules, roots: roots, at: location, used: $0) },
            changing: { $0.applying(rules) })
        return document.ofWiring.problems.filter { $0.severity != .note }.map { sources.translated($0) }
    }
}
