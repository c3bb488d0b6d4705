#if CommandLine
internal import ArgumentParser
internal import CheckSetup
internal import Foundation

/// Sets up a package to check its graph.
struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init", abstract: "Set up a package to check its graph.",
        discussion: """
            For a server, a program that links AlchemicServices, writes a test; for other programs, a plugin and a check \
            target that check each build. Keeps existing files, and prints the lines to add to Package.swift. Asks which \
            module to check if the program's libraries declare several.
            """)

    @Option(help: "The folder of the package.", completion: .directory)
    var packagePath = "."

    @Option(help: "The program to check. (default: the only one)")
    var app: String?

    @Option(help: "The library target that declares the module.")
    var graph: String?

    @Option(help: "The module to check, such as 'shop' or 'Shop.module'.")
    var module: String?

    @Flag(help: "Check each build of a server as well.")
    var build = false

    func run() throws {
        try runCommand {
            let folder = URL(filePath: packagePath, directoryHint: .isDirectory)
            do {
                let description = try PackageDescription(of: folder)
                var choices = CheckSetup.Choices(app: app, graph: graph, module: module, checksBuild: build)
                let roots = try CheckSetup.roots(of: description, in: folder, choices: choices)
                if module == nil, roots.count > 1, isatty(STDIN_FILENO) == 1 {
                    let chosen = promptForChoice(among: roots)
                    choices.module = chosen.name
                    choices.graph = chosen.target
                }
                let setup = try CheckSetup(for: description, in: folder, choices: choices)
                let written = try setup.write(to: folder)
                if !roots.isEmpty { print("found\n\(CheckSetup.lines(for: roots))") }
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

    /// Asks the user to choose a module, until the answer is a valid number.
    private func promptForChoice(among roots: [ModuleRoot]) -> ModuleRoot {
        for (number, line) in CheckSetup.lines(for: roots).split(separator: "\n").enumerated() {
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
