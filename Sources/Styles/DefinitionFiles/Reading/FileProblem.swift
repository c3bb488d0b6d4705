internal import FileValues

/// An error or warning about a definition file.
package struct FileProblem: Sendable, Hashable, CustomStringConvertible {
    /// The severities of problems.
    package enum Severity: String, Sendable {
        /// No definition can be created from the files.
        case error
        /// The files can be used, but probably do not mean what was intended.
        case warning
    }

    /// The kind of problem.
    package let kind: Kind
    /// The severity.
    package let severity: Severity
    /// The position.
    package let place: FilePlace
    /// The message: one sentence without a full stop.
    package let message: String
    /// Notes that help to understand the problem, such as related positions.
    package let notes: [Note]
    /// The suggested edit.
    package let help: String?

    /// A note below the message.
    package struct Note: Sendable, Hashable {
        /// The position that the note is about; nil for the problem's own.
        package let place: FilePlace?
        /// The note's text.
        package let text: String

        /// Creates a note.
        package init(_ text: String, at place: FilePlace? = nil) {
            self.place = place
            self.text = text
        }
    }

    /// Creates a problem.
    package init(
        _ kind: Kind, _ severity: Severity = .error, at place: FilePlace, saying message: String,
        notes: [Note] = [], help: String? = nil
    ) {
        self.kind = kind
        self.severity = severity
        self.place = place
        // Names and texts from files may be long, and every message about them repeats them.
        self.message = shortened(message)
        self.notes = notes.map { Note(shortened($0.text), at: $0.place) }
        self.help = help.map(shortened)
    }

    /// The problem in the compiler's format: `file:line:column: error: [kind] message`, with notes in the same format.
    package var description: String {
        var lines = ["\(place): \(severity.rawValue): [\(kind.rawValue)] \(message)"]
        lines += notes.map { "\($0.place ?? place): note: \($0.text)" }
        if let help { lines.append("\(place): note: \(help)") }
        return lines.joined(separator: "\n")
    }
}

extension FileProblem {
    /// The kinds of problems; their raw values are stable.
    package enum Kind: String, Sendable, CaseIterable {
        // Reading
        case unreadableFile = "unreadable-file"
        case badEncoding = "bad-encoding"
        case badYAML = "bad-yaml"
        case tooLarge = "too-large"
        case tooDeep = "too-deep"
        case duplicateKey = "duplicate-key"
        case badNumber = "bad-number"
        // Shapes
        case unknownKey = "unknown-key"
        case wrongShape = "wrong-shape"
        case unknownTag = "unknown-tag"
        case unknownWord = "unknown-word"
        case badMethod = "bad-method"
        case badReference = "bad-reference"
        case badEnvironment = "bad-environment"
        case missingAtSign = "missing-at-sign"
        case missingMethod = "missing-method"
        case contradiction = "contradiction"
        case argumentCount = "argument-count"
        case reservedName = "reserved-name"
        case differsByCase = "differs-by-case"
        // All files together
        case missingImport = "missing-import"
        case forbiddenImport = "forbidden-import"
        case unknownService = "unknown-service"
        case missingTag = "missing-tag"
        case abstractService = "abstract-service"
        case deprecatedService = "deprecated-service"
        case aliasLoop = "alias-loop"
        case parentLoop = "parent-loop"
        case decoratorLoop = "decorator-loop"
        case factoryLoop = "factory-loop"
        case cycle = "cycle"
        case unknownParameter = "unknown-parameter"
        case pendingParameter = "pending-parameter"
        case unusedParameter = "unused-parameter"
        case unusedBinding = "unused-binding"
        case parameterLoop = "parameter-loop"
        case notText = "not-text"
        // Loading, with the program's types
        case unknownClass = "unknown-class"
        case unknownMethod = "unknown-method"
        case wrongValue = "wrong-value"
        case askedWhileMade = "asked-while-made"
    }
}

/// A text cut to about 2,000 characters, without control characters that a terminal would act on.
private func shortened(_ text: String) -> String {
    text.utf8.count <= 2_000 ? text.printable : String(text.prefix(2_000)).printable + "…"
}

/// The problems of all files, in one stable order.
package struct FileProblems: Sendable {
    /// The maximum number kept: one more than is shown, to tell that there are more.
    private static let most = FileLimits().problems + 1
    /// The limit on the total cost of searches for near names, in comparisons of characters.
    private static let mostComparisons = 16_000_000

    private var found: [FileProblem] = []
    private var compared = 0
    private var seen: Set<FileProblem> = []

    /// Creates an empty list.
    package init() {}

    /// Adds a problem unless the list has it.
    ///
    /// A full list still takes the first error, so that warnings never hide that there is one.
    package mutating func add(_ problem: FileProblem) {
        guard found.count < FileProblems.most || problem.severity == .error && !hasErrors else { return }
        if problem.severity == .error { hasErrors = true }
        if seen.insert(problem).inserted { found.append(problem) }
    }

    /// Adds an error.
    package mutating func error(
        _ kind: FileProblem.Kind, at place: FilePlace, saying message: String, notes: [FileProblem.Note] = [],
        help: String? = nil
    ) {
        add(FileProblem(kind, at: place, saying: message, notes: notes, help: help))
    }

    /// Adds a warning.
    package mutating func warning(
        _ kind: FileProblem.Kind, at place: FilePlace, saying message: String, notes: [FileProblem.Note] = [],
        help: String? = nil
    ) {
        add(FileProblem(kind, .warning, at: place, saying: message, notes: notes, help: help))
    }

    /// Whether any problem is an error.
    package private(set) var hasErrors = false
    /// Whether the list is full, so that callers can skip composing further messages.
    package var isFull: Bool { found.count >= FileProblems.most }
    /// The number of problems.
    package var count: Int { found.count }

    /// A suggestion to append to a message; empty if no name is near, or once the searches have become too expensive.
    package mutating func didYouMean(_ word: String, among words: [String], besides own: String? = nil) -> String {
        isWorthwhile(word, in: words) ? FileValues.didYouMean(word, among: words, besides: own) : ""
    }

    /// The nearest of several names; nil if none is near, or once the searches have become too expensive.
    package mutating func nearest(to word: String, among words: [String]) -> String? {
        isWorthwhile(word, in: words) ? FileValues.nearest(to: word, among: words) : nil
    }

    private mutating func isWorthwhile(_ word: String, in words: [String]) -> Bool {
        // An estimate: words of very different lengths, and very long words, are not compared at all.
        let length = min(word.utf8.count, 256)
        compared += words.count * max(64, length * length)
        return compared <= FileProblems.mostComparisons
    }

    /// All problems: by file, in the order in which the files were read, then by position.
    package func sorted(files: [String]) -> [FileProblem] {
        let ranks = Dictionary(files.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: min)
        return found.enumerated().sorted { left, right in
            let (first, second) = (left.element.place, right.element.place)
            return (ranks[first.file] ?? .max, first.line, first.column, left.offset)
                < (ranks[second.file] ?? .max, second.line, second.column, right.offset)
        }.map(\.element)
    }
}
