/// An environment variable with its processors: `%env(int:default:port:PORT)%`.
package struct EnvironmentReference: Sendable, Hashable, CustomStringConvertible {
    /// A function of the variable's text, or of the result of the processor to its right.
    package enum Processor: Sendable, Hashable {
        case text, boolean, not, integer, number, base64, json, list, trimmed, file, isDefined
        /// The value of a key in a map, such as the result of `json`.
        case key(String)
        /// The value of a parameter, or null without one, if the variable is not set or empty.
        case fallback(parameter: String?)
    }

    /// The variable's name.
    package let name: String
    /// The processors from left to right; the last one receives the variable's text.
    package let processors: [Processor]
    /// The reference, as the file spells it.
    package let description: String

    /// The processors without an argument, by their names in files.
    private static let plainProcessors: [String: Processor] = [
        "base64": .base64, "bool": .boolean, "csv": .list, "defined": .isDefined, "file": .file, "float": .number,
        "int": .integer, "json": .json, "not": .not, "string": .text, "trim": .trimmed,
    ]

    /// The processors' names in files.
    package static let processorNames = (plainProcessors.keys + ["default", "key"]).sorted()

    /// The maximum number of parts, since each processor works through the whole text.
    private static let mostParts = 32

    /// Reads the text between the parentheses.
    package static func read(_ text: String) -> Result<EnvironmentReference, FileFailure> {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        guard let name = parts.last, isName(name) else {
            return .failure(
                FileFailure("'%env(\(text))%' names no variable of the environment; write '%env(NAME)%'"))
        }
        guard parts.count <= mostParts else {
            return .failure(
                FileFailure("'%env(\(text.prefix(60))…)%' has more than \(mostParts) parts between its colons"))
        }
        var processors: [Processor] = []
        var rest = parts.dropLast()[...]
        while let word = rest.popFirst() {
            if let processor = plainProcessors[word] {
                processors.append(processor)
                continue
            }
            guard word == "key" || word == "default" else {
                return .failure(
                    FileFailure(
                        "'\(word)' in '%env(\(text))%' is not a processor"
                            + didYouMean(word, among: processorNames)))
            }
            guard let argument = rest.popFirst() else {
                let wanted = word == "key" ? "the key: 'key:name:…'" : "a parameter: 'default:parameter:…'"
                return .failure(FileFailure("'\(word)' in '%env(\(text))%' needs \(wanted)"))
            }
            processors.append(
                word == "key" ? .key(argument) : .fallback(parameter: argument.isEmpty ? nil : argument))
        }
        return .success(EnvironmentReference(name: name, processors: processors, description: "%env(\(text))%"))
    }

    private static func isName(_ name: String) -> Bool {
        guard let first = name.utf8.first, first == UInt8(ascii: "_") || isLetter(first) else { return false }
        return name.utf8.allSatisfy { isLetter($0) || $0 == UInt8(ascii: "_") || (0x30...0x39).contains($0) }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) }
}
