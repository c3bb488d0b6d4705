#if Files
import Alchemic
import AlchemicFiles
import DefinitionFiles
import FileValues
import Foundation
import TestSupport
import Testing

/// A message repeats what a file writes as it is written: whoever searches for it finds it.
@Suite("What messages repeat of a file") struct QuotedWordTests {
    /// Other spellings of what does not depend on case, or is a number: nowhere is the one that is compared.
    private static let spellings: [(name: String, change: @Sendable (String) -> String)] = [
        ("as it is", { $0 }),
        ("references", { $0.replacing(/(@\??|%)(\w[\w.]*)/) { "\($0.1)\(mixed($0.2))" } }),
        (
            "references and declarations",
            {
                $0.replacing(/(@\??|%)(\w[\w.]*)/) { "\($0.1)\(mixed($0.2))" }
                    .replacing(/(^|[{,]) *([a-z_][\w.]*):/.anchorsMatchLineEndings()) {
                        "\($0.1)\(String($0.0.drop { "{,".contains($0) }.prefix { $0 == " " }))\(shouted($0.2)):"
                    }
            }
        ),
        (
            "names where nothing but a name stands",
            { $0.replacing(/((?:Parent|Decorates|Service|Name): '?)(\w+)/) { "\($0.1)\(mixed($0.2))" } }
        ),
        ("numbers", { $0.replacing(/([ \[])(\d+)([,\] }\n])/) { "\($0.1)+\($0.2).0\($0.3)" } }),
        ("whole numbers", { $0.replacing(/([ \[])(\d+)([,\] }\n])/) { "\($0.1)0\($0.2)\($0.3)" } }),
    ]

    private static func mixed(_ word: Substring) -> String {
        word.enumerated().map { $0 % 2 == 0 ? $1.uppercased() : String($1) }.joined()
    }
    private static func shouted(_ word: Substring) -> String { word.uppercased() }

    /// The words of the format, which a message may write in its own spelling.
    private static let words = Set(
        Format.sectionsThereAre.flatMap(\.spellings) + Format.lifetimes + EnvironmentReference.processorNames)

    @Test(arguments: TestFiles.invalid)
    func `is spelled as it is there, however a file spells it`(_ file: String) {
        for (name, change) in Self.spellings {
            let (text, messages) = messages(file, change)
            for quoted in Self.quoted(in: messages) where !Self.words.contains(quoted) {
                // Near types belong to the program.
                guard Self.stands(quoted.lowercased(), in: text.lowercased()),
                    !messages.contains("'\(quoted)'?\n  help: let the program add it")
                else { continue }
                #expect(Self.stands(quoted, in: text), "\(name): '\(quoted)' in\n\(messages)\nof\n\(text)")
            }
            for number in messages.matches(of: /the number '?([^ ']+)/).map(\.1) {
                #expect(Self.stands(String(number), in: text), "\(name): \(number) in\n\(messages)\nof\n\(text)")
            }
        }
    }

    private func messages(_ file: String, _ change: @escaping @Sendable (String) -> String) -> (
        text: String, messages: String
    ) {
        let folder = TestFiles.access("invalid")
        let access = FileAccess(
            read: { path, limit throws(FileFailure) in
                Array(change(String(decoding: try folder.read(path, limit), as: UTF8.self)).utf8)
            }, list: folder.list)
        let text = change(TestFiles.text(file, in: "invalid"))
        do {
            let module = Module("Garage") {
                DefinitionFile(["\(file).yml"], through: access, types: .garage, settings: TestFiles.settings)
            }
            return (text, try Container(module).graph.warnings.text())
        } catch {
            return (text, "\(error)")
        }
    }

    /// What stands in quotes, without the signs of references and parameters.
    private static func quoted(in messages: String) -> [String] {
        var found: [String] = []
        var start: String.Index?
        var before: Character = " "
        for index in messages.indices {
            let character = messages[index]
            let next = messages.index(after: index)
            let after = next < messages.endIndex ? messages[next] : " "
            if character == "'" {
                if let first = start, !after.isLetter {
                    found.append(messages[first..<index].trimmingCharacters(in: CharacterSet(charactersIn: "@?%…")))
                    start = nil
                } else if start == nil, !before.isLetter {
                    start = next
                }
            } else if character == "\n" {
                start = nil
            }
            before = character
        }
        return found.filter { !$0.isEmpty }
    }

    /// Whether a word stands in a text by itself.
    private static func stands(_ word: String, in text: String) -> Bool {
        text.ranges(of: word).contains { range in
            let before = range.lowerBound == text.startIndex ? " " : text[text.index(before: range.lowerBound)]
            let after = range.upperBound == text.endIndex ? " " : text[range.upperBound]
            return !isPart(before) && !isPart(after)
        }
    }
    private static func isPart(_ letter: Character) -> Bool { letter.isLetter || letter.isNumber || letter == "_" }
}
#endif
