#if CommandLine
internal import ArgumentParser
internal import CheckSetup
internal import Foundation

/// Sets a package up so that its graph is checked.
struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init", abstract: "Sets a package up so that its graph is checked.",
        discussion: """
            It lists the modules that the libraries of the program declare, constants and functions that return one, and lets \
            you choose if there are several. For a server, a program that links AlchemicServices, it writes a test; for other \
            programs the plugin and the main of a check target, so that each build checks. Files that exist are left as they \
            are. It prints the lines to add to Package.swift.
            """)

    @Option(help: "The package.", completion: .directory)
    var packagePath = "."

    @Option(help: "The program to check. (default: the only one)")
    var app: String?

    @Option(help: "The library target that declares the module.")
    var graph: String?

    @Option(help: "The module to check, such as 'shop' or 'Shop.module', or the function that returns it.")
    var module: String?

    @Flag(help: "Let each build of a server check its graph, too.")
    var build = false

    func run() throws {
        try reporting {
            let folder = URL(filePath: packagePath, directoryHint: .isDirectory)
            do {
                let description = try PackageDescription(of: folder)
                var choices = CheckSetup.Choices(app: app, graph: graph, module: module, checksBuild: build)
                let roots = try CheckSetup.roots(folder, description, choices)
                if module == nil, roots.count > 1, isatty(STDIN_FILENO) == 1 {
                    let chosen = ask(roots)
                    choices.module = chosen.name
                    choices.graph = chosen.target
                }
                let setup = try CheckSetup(folder, description, choices: choices)
                let written = try setup.write(to: folder)
                if !roots.isEmpty { print("found\n\(CheckSetup.lines(roots))") }
                print("the check is of '\(setup.root.name)' in \(setup.root.target)\n")
                for file in setup.files {
                    print(written.contains(file.path) ? "wrote \(file.path)" : "left \(file.path) as it is")
                }
                if let parameters = setup.root.parameters, !parameters.isEmpty,
                    let last = setup.files.last?.path, written.contains(last)
                {
                    print("\nFill in the arguments in \(last): \(setup.root.expression)")
                }
                print("\n\(setup.manifest)", terminator: "")
            } catch let problem as CheckSetup.Problem {
                throw Failure.input(problem.description)
            }
        }
    }

    /// Has the user choose, until the answer is one of the numbers.
    private func ask(_ roots: [ModuleRoot]) -> ModuleRoot {
        for (number, line) in CheckSetup.lines(roots).split(separator: "\n").enumerated() {
            print("\(number + 1)\(line)")
        }
        while true {
            print("Which one does the program use? ", terminator: "")
            fflush(nil)
            guard let answer = readLine() else { return roots[0] }
            if let number = Int(answer.trimmingCharacters(in: .whitespaces)), roots.indices.contains(number - 1) {
                return roots[number - 1]
            }
        }
    }
}
#endif
