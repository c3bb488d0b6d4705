#if CommandLine
internal import ArgumentParser
internal import CheckSetup
internal import Foundation

/// Sets a package up so that each build checks its graph.
struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init", abstract: "Sets a package up so that each build checks its graph.",
        discussion: """
            It writes the plugin and the main of the check target, unless they are there, and prints the lines of the manifest \
            that it cannot write.
            """)

    @Option(help: "The package.", completion: .directory)
    var packagePath = "."

    @Option(help: "The target whose build is stopped by a problem; the only program unless said otherwise.")
    var app: String?

    @Option(help: "The library target that declares the module.")
    var graph: String?

    @Option(help: "The module's constant, such as 'shop'.")
    var module: String?

    func run() throws {
        try reporting {
            let folder = URL(filePath: packagePath, directoryHint: .isDirectory)
            do {
                let setup = try CheckSetup(
                    folder, PackageDescription(of: folder),
                    choices: CheckSetup.Choices(app: app, graph: graph, module: module))
                let written = try setup.write(to: folder)
                for file in setup.files {
                    print(written.contains(file.path) ? "wrote \(file.path)" : "left \(file.path) as it is")
                }
                print("\n\(setup.manifest)", terminator: "")
            } catch let problem as CheckSetup.Problem {
                throw Failure.input(problem.description)
            }
        }
    }
}
#endif
