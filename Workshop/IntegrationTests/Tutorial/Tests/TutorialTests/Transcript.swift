import Foundation

/// What is typed and seen in a terminal, as a step shows it.
///
/// A line that begins with `$ ` is typed, and what follows is printed. A line `...` stands for any number of lines. A line `^C`
/// is control-C; after a command that ends with `&`, `$ kill -TERM %1` sends SIGTERM to it.
struct Transcript: CustomStringConvertible {
    /// A command, and what it prints.
    struct Command {
        let text: String
        /// What is printed; if a signal is sent, before that.
        var output: [String] = []
        /// The signal that is sent when that has been printed, and what is printed then.
        var ending: Ending?
    }

    /// The end of a command that would run on.
    struct Ending {
        let signal: Int32
        /// How it is typed.
        let text: String
        var output: [String] = []
    }

    private(set) var commands: [Command] = []

    init(_ text: String) throws {
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            let last = commands.count - 1
            if line == "^C" || line == "$ kill -TERM %1" {
                commands[last].ending = Ending(signal: line == "^C" ? SIGINT : SIGTERM, text: line)
            } else if line.hasPrefix("$ ") {
                commands.append(Command(text: String(line.dropFirst(2))))
            } else if last < 0 {
                throw Tutorial.Unreadable(description: "nothing has been typed before \"\(line)\"")
            } else if commands[last].ending != nil {
                commands[last].ending?.output.append(line)
            } else {
                commands[last].output.append(line)
            }
        }
        // The file ends with the end of a line.
        let last = commands.count - 1
        guard last >= 0, let end = commands[last].ending?.output.last ?? commands[last].output.last, end.isEmpty else {
            throw Tutorial.Unreadable(description: "it is empty, or its last line does not end")
        }
        if commands[last].ending != nil {
            commands[last].ending?.output.removeLast()
        } else {
            commands[last].output.removeLast()
        }
    }

    /// The text that it was made of, with what has been recorded.
    var description: String {
        commands.map { command in
            let ending = command.ending.map { [$0.text] + $0.output } ?? []
            return (["$ \(command.text)"] + command.output + ending).map { "\($0)\n" }.joined()
        }.joined()
    }

    /// Replaces what a command is expected to print.
    mutating func record(_ output: [String], _ endingOutput: [String], for index: Int) {
        if !Self.matches(output, commands[index].output) { commands[index].output = output }
        commands[index].ending?.output = endingOutput
    }

    /// Whether lines are those that are expected, but for the time that something took.
    static func matches(_ lines: [String], _ expected: [String]) -> Bool {
        guard let first = expected.first else { return lines.isEmpty }
        if first == "..." {
            return lines.indices.contains { matches(Array(lines[$0...]), Array(expected.dropFirst())) }
                || expected.count == 1
        }
        guard let line = lines.first, timeless(line) == timeless(first) else { return false }
        return matches(Array(lines.dropFirst()), Array(expected.dropFirst()))
    }

    private static func timeless(_ line: String) -> String {
        line.replacing(/after [0-9.]+ seconds/, with: "after some seconds")
    }
}
