import Alchemic
import Foundation

@main struct Words {
    static func main() async {
        let container = Container(orExit: words, roots: [[String: Lazy<any Command>].self])
        guard let arguments = Arguments(Array(CommandLine.arguments.dropFirst())) else {
            complain("usage: Words <command> <file>")
            exit(64)
        }
        exit(await run(arguments, in: container))
    }
}

/// Runs one command; returns the status to end with.
func run(_ arguments: Arguments, in container: Container) async -> Int32 {
    do {
        return try await container.scope(.command, with: arguments) { scope in
            let commands = try scope.get([String: Lazy<any Command>].self)
            guard let command = commands[arguments.command] else {
                complain("\(arguments.command) is none of \(commands.keys.sorted().joined(separator: ", "))")
                return 64
            }
            try await command.get().run()
            return 0
        }
    } catch let error as ResolutionError {
        complain("\(error.underlying ?? error)")
    } catch {
        complain("\(error)")
    }
    return 1
}

func complain(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data("words: \(text)\n".utf8))
}
