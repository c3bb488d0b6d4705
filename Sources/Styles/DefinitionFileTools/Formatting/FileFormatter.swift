internal import DefinitionFiles
internal import FileValues

/// Lays definition files out in one way.
///
/// Keys come in the order of the format, with two spaces for each level and one empty line between services. Every comment stays, with the line it is about, and the file says what it said.
package enum FileFormatter {
    /// Why a file is left alone.
    package struct Refusal: Error, Sendable, CustomStringConvertible {
        /// In words.
        package let description: String
    }

    /// A file's text, laid out.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - path: The file's name, for messages.
    ///   - isSorted: Whether parameters and services are sorted by name as well. The order of services is that of lists by
    ///     tag or type, and of what the start builds.
    /// - Returns: The same, laid out.
    /// - Throws: A ``Refusal`` if it is no file of definitions that can be read.
    package static func formatted(
        _ text: String, path: String = "file", isSorted: Bool = false
    ) throws(Refusal) -> String {
        #if Files
        let (value, problems) = FileValue.reading(Array(text.utf8), path: path)
        if let problem = problems.first(where: { $0.severity == .error }) {
            throw Refusal(description: problem.description)
        }
        var plain = text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
        plain = plain.replacing("\r\n", with: "\n")
        guard let value else { return trimmed(plain) }
        // What could not be done at first, such as before a text that ends in empty lines, may be possible afterwards.
        for _ in 0..<8 {
            let result = pass(plain, value, path, isSorted)
            if result == plain { break }
            plain = result
        }
        return plain
        #else
        throw Refusal(description: "definition files are read with the trait 'Files' only")
        #endif
    }

    #if Files
    /// The text after one attempt.
    private static func pass(_ text: String, _ value: FileValue, _ path: String, _ isSorted: Bool) -> String {
        // From what changes most to what changes least: whatever says something else is not taken.
        for (sorts, indents) in [(true, true), (true, false), (false, true), (false, false)] {
            let attempt = Attempt(sorts: sorts, indents: indents)
            guard let result = attempt.run(text, isSorted ? .names : .keys) else { continue }
            if Comparison.isSame(value, result, path), Comparison.hasSameLines(text, result) { return result }
        }
        return text
    }
    #endif

    /// What nothing but comments is in.
    private static func trimmed(_ text: String) -> String {
        var lines = FileLines(text)
        for line in 0..<lines.count { lines.trim(line) }
        return lines.lines.joined(separator: "\n") + (lines.count == 0 ? "" : "\n")
    }
}

#if Files
/// One way to lay a file out.
private struct Attempt {
    let sorts: Bool
    let indents: Bool

    func run(_ text: String, _ sorting: Arrangement.Sorting) -> String? {
        var lines = FileLines(text)
        guard let first = FileLayout(text) else { return nil }
        for line in 0..<lines.count where !first.continued.contains(line) && !first.continued.contains(line + 1) {
            lines.trim(line)
        }
        if indents {
            var indentation = Indentation(lines, first)
            lines = indentation.indented()
        }
        let joined = lines.lines.joined(separator: "\n") + "\n"
        guard sorts else { return joined }
        guard let layout = FileLayout(joined) else { return nil }
        var arrangement = Arrangement(lines, layout, sorting)
        return arrangement.arranged().joined(separator: "\n") + "\n"
    }
}

/// Whether two texts say the same.
private enum Comparison {
    /// Whether a text holds a value, whatever the order of the keys in its maps.
    static func isSame(_ value: FileValue, _ text: String, _ path: String) -> Bool {
        let (other, problems) = FileValue.reading(Array(text.utf8), path: path)
        guard let other, !problems.contains(where: { $0.severity == .error }) else { return false }
        return isSame(value, other)
    }

    private static func isSame(_ left: FileValue, _ right: FileValue) -> Bool {
        guard left.tag == right.tag, left.isMarkedAsText == right.isMarkedAsText else { return false }
        switch (left.content, right.content) {
        case (.null, .null): return true
        case (.boolean(let left), .boolean(let right)): return left == right
        case (.integer(let left), .integer(let right)): return left == right
        case (.number(let left), .number(let right)): return left == right || (left.isNaN && right.isNaN)
        case (.text(let left), .text(let right)): return left == right
        case (.list(let left), .list(let right)):
            return left.count == right.count && zip(left, right).allSatisfy { isSame($0, $1) }
        case (.map(let left), .map(let right)):
            let others = Dictionary(right.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
            return left.count == right.count
                && left.allSatisfy { entry in others[entry.key].map { isSame(entry.value, $0) } ?? false }
        default: return false
        }
    }

    /// Whether no line was lost, but for empty ones.
    static func hasSameLines(_ left: String, _ right: String) -> Bool {
        func lines(_ text: String) -> [String] {
            text.split(separator: "\n").map { line in
                var line = line.drop { $0 == " " }
                while let last = line.last, last == " " || last == "\t" { line.removeLast() }
                return String(line)
            }.filter { !$0.isEmpty }.sorted()
        }
        return lines(left) == lines(right)
    }
}
#endif
