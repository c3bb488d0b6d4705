/// The name of an initializer or method: its base and the labels of its parameters.
package struct MethodName: Sendable, Hashable, CustomStringConvertible {
    /// The base name; `init` for an initializer.
    package let base: String
    /// The labels; `_` for an unlabeled parameter.
    package let labels: [String]

    /// Creates a name from its parts.
    package init(_ base: String, labels: [String] = []) {
        self.base = base
        self.labels = labels
    }

    /// An initializer without parameters.
    package static let plainInitializer = MethodName("init")

    /// Whether the name is that of an initializer.
    package var isInitializer: Bool { base == "init" }

    /// The name in Swift's spelling, with parentheses.
    package var description: String { "\(base)(\(labels.map { $0 + ":" }.joined()))" }

    /// The labels as one text, such as `brand:cylinders:`; nil if there are none.
    package var labelText: String? { labels.isEmpty ? nil : labels.map { $0 + ":" }.joined() }

    /// The spellings of method names.
    package enum Spelling: Sendable {
        case swift, objectiveC
    }

    /// Reads a name in Swift's spelling, `start(at:)`, or in Objective-C's, `startAt:`.
    ///
    /// - Returns: The name and its spelling; nil if the text is neither.
    package static func read(_ text: String) -> (name: MethodName, spelling: Spelling)? {
        if let open = text.firstIndex(of: "(") {
            guard text.last == ")" else { return nil }
            // The ancestor's documentation also has a colon before the parenthesis.
            var base = text[..<open]
            if base.last == ":" { base = base.dropLast() }
            guard isIdentifier(base) else { return nil }
            let inside = text[text.index(after: open)...].dropLast()
            guard let labels = labels(inside) else { return nil }
            return (MethodName(String(base), labels: labels), .swift)
        }
        guard text.contains(":") else {
            return isIdentifier(text[...]) ? (MethodName(text), .swift) : nil
        }
        guard text.last == ":", let parts = labels(text[...]) else { return nil }
        return (fromSelector(parts), .objectiveC)
    }

    /// Splits `a:b:` into labels.
    private static func labels(_ text: Substring) -> [String]? {
        guard !text.isEmpty else { return [] }
        guard text.last == ":" else { return nil }
        let labels = text.dropLast().split(separator: ":", omittingEmptySubsequences: false)
        guard labels.allSatisfy({ isIdentifier($0) }) else { return nil }
        return labels.map(String.init)
    }

    /// Translates selectors: `initWithEngine:name:` to `init(engine:name:)`, and `carWithConfig:andEngine:` to
    /// `carWithConfig(_:andEngine:)`.
    private static func fromSelector(_ parts: [String]) -> MethodName {
        let first = parts[0]
        let prefix = "initWith"
        if first.hasPrefix(prefix), first.count > prefix.count {
            let label = first.dropFirst(prefix.count)
            return MethodName("init", labels: [lowerFirst(label)] + parts.dropFirst())
        }
        return MethodName(first, labels: ["_"] + parts.dropFirst())
    }

    /// A word as a label, with its initial capitals in lower case, as Swift imports Objective-C names.
    private static func lowerFirst(_ word: Substring) -> String {
        let capitals = word.prefix(while: \.isUppercase)
        if capitals.count == word.count { return word.lowercased() }
        // In `URLString`, the `S` belongs to the next word.
        let count = max(1, capitals.count - 1)
        return word.prefix(count).lowercased() + word.dropFirst(count)
    }

    private static func isIdentifier(_ text: Substring) -> Bool {
        guard let first = text.first, first == "_" || first.isLetter else { return false }
        return text.allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber }
    }
}
