import Alchemic
import Foundation

protocol Command: Sendable {
    func run() async throws
}

/// The file that the command is about.
struct Text: Sendable {
    let words: [Substring]

    init(_ text: String) { words = text.split(whereSeparator: \.isWhitespace) }

    init(arguments: Arguments) throws {
        self.init(try String(contentsOfFile: arguments.file, encoding: .utf8))
    }
}

struct Count: Command {
    let text: Text
    let output: Output

    func run() async throws { output.write("\(text.words.count) words") }
}

struct Longest: Command {
    let text: Text
    let output: Output

    func run() async throws {
        guard let longest = text.words.max(by: { $0.count < $1.count }) else { throw NoWords() }
        output.write("\(longest)")
    }
}

struct NoWords: Error, CustomStringConvertible {
    let description = "the file has no words"
}
