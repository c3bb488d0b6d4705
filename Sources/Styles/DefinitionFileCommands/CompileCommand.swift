#if Files
package import ArgumentParser
internal import DefinitionFileTools
internal import DefinitionFiles
internal import FileValues
internal import Foundation
internal import SourceImports

/// Compiles definition files to Swift.
package struct CompileCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "compile", abstract: "Compile definition files to Swift.",
        discussion: """
            AlchemicFilesPlugin runs this with all definition files of a target. The output of an imported file is a comment.
            """)

    @Argument(help: "The definition files.")
    var files: [String]

    @Option(name: .shortAndLong, help: "The Swift file to write; one for each definition file, in order.")
    var output: [String] = []

    @Option(name: .customLong("import"), help: "A Swift module to import; repeatable.")
    var modules: [String] = []

    @Option(help: "The Swift module that the output belongs to.")
    var module: String?

    @Option(
        help: """
            The folder that file names in graphs are relative to, and that imports must be in.
            """)
    var root: String?

    @Option(help: "The output of 'imports' for the module's Swift files.")
    var imports: String?

    @Option(name: .customLong("allow-import"), help: "Another folder to import from; repeatable.")
    var importFolders: [String] = []

    package func validate() throws {
        guard output.count == files.count || (output.isEmpty && files.count == 1) else {
            throw ValidationError("\(files.count) files need as many times '--output'")
        }
    }

    package init() {}

    package func run() throws {
        var compiler = FileCompiler()
        compiler.modules = modules
        compiler.module = module ?? ""
        compiler.root = root ?? ""
        compiler.importFolders = importFolders
        if let imports { compiler.levels = ImportLevels(listing: try String(contentsOfFile: imports, encoding: .utf8)) }
        var printed: Set<FileProblem> = []
        // An unreadable file may import other files of the list, which must then not be compiled separately.
        let unread = compiler.unreadable(among: files)
        for problem in unread where printed.insert(problem).inserted { writeError(problem.description) }
        guard unread.isEmpty else { throw ExitCode.failure }
        let imported = compiler.imported(among: files)
        var hasErrors = false
        for (index, file) in files.enumerated() {
            var text = "// What \(file) declares is part of the files that import it.\n"
            if !imported.contains(file) {
                let result = compiler.compile(file)
                for problem in result.problems where printed.insert(problem).inserted {
                    writeError(problem.description)
                }
                if output.count > 0 {
                    for other in result.files where !files.contains(other) {
                        writeError(
                            "\(file):1:1: error: '\(other)' is imported, but is not a definition file of this target: "
                                + "the build would not see it change; put it into the target, named *.alchemic.yml")
                        hasErrors = true
                    }
                }
                guard let swift = result.text else {
                    hasErrors = true
                    continue
                }
                text = swift
            }
            if output.isEmpty {
                print(text, terminator: "")
            } else {
                try writeFile(text, to: output[index])
            }
        }
        if hasErrors { throw ExitCode.failure }
    }
}
#endif
