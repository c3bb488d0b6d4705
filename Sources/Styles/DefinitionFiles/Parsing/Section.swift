internal import FileValues

/// A map of a file, read by its description in the format.
///
/// The initializer reports unknown keys and wrong shapes, so that the parser need not.
struct Section {
    let description: FormatSection
    let place: FilePlace
    private var entries: [String: FileEntry] = [:]
    /// The entries whose keys begin with one of the section's prefixes.
    private(set) var prefixed: [FileEntry] = []

    init(_ description: FormatSection, in value: FileValue, reportingTo problems: inout FileProblems) {
        self.description = description
        place = value.place
        guard case .map(let all) = value.content else {
            if case .scalar(.null) = value.content { return }
            problems.wrongShape(description.name, wants: "a map", of: value)
            return
        }
        for entry in all { take(entry, reportingTo: &problems) }
    }

    private mutating func take(_ entry: FileEntry, reportingTo problems: inout FileProblems) {
        guard let key = description.key(entry.key) else {
            let hint = Format.hint(forSymfonys: entry.key)
            let near = hint == nil ? nearest(to: entry.key, among: description.spellings) : nil
            problems.error(
                .unknownKey, at: entry.place,
                saying: "'\(entry.key)' is not a key of \(description.name)"
                    + (near.map { "; did you mean '\($0)'?" } ?? ""),
                help: hint
                    ?? (near == nil ? "the keys are \(description.keys.map(\.name).joined(separator: ", "))" : nil))
            return
        }
        guard key.shape.accepts(entry.value), entry.value.tag == nil || key.shape.takesTags else {
            problems.wrongShape("'\(entry.key)'", wants: key.shape.words, of: entry.value, example: key.example)
            return
        }
        if description.prefixes.contains(where: { $0.name == key.name }) {
            prefixed.append(entry)
        } else if let first = entries[key.name] {
            problems.error(
                .duplicateKey, at: entry.place, saying: "'\(entry.key)' says again what '\(first.key)' says",
                notes: [FileProblem.Note("the first one is here", at: first.place)], help: "remove one of them")
        } else {
            entries[key.name] = entry
        }
    }

    /// The value of a key.
    subscript(_ name: String) -> FileValue? { entries[name]?.value }

    /// The entry of a key, which has the spelling in the file.
    func key(_ name: String) -> FileEntry? { entries[name] }

    /// The value of a key as a text.
    func text(_ name: String) -> Located<String>? {
        guard let value = entries[name]?.value, let text = value.plainText else { return nil }
        return Located(text, at: value.place)
    }

    /// The value of a key as a truth value.
    func boolean(_ name: String) -> Located<Bool>? {
        guard let value = entries[name]?.value, case .scalar(.boolean(let boolean, _)) = value.content else {
            return nil
        }
        return Located(boolean, at: value.place)
    }

    /// The value of a key as a whole number.
    func integer(_ name: String) -> Int? {
        guard case .scalar(.integer(let integer, _))? = entries[name]?.value.content else { return nil }
        return integer
    }
}

extension FormatShape {
    /// Whether the value may have a tag such as `!tagged`.
    fileprivate var takesTags: Bool {
        alternatives.contains {
            switch $0 {
            case .argument, .anything: true
            default: false
            }
        }
    }
}

extension FileProblems {
    /// Reports a value of the wrong shape.
    mutating func wrongShape(_ what: String, wants: String, of value: FileValue, example: String? = nil) {
        var help = example.map { "write it like this: \($0)" }
        if let text = value.text, ["yes", "no", "on", "off"].contains(text.lowercased()),
            wants.contains("true")
        {
            help = "write 'true' or 'false'; '\(text)' is a text in YAML 1.2"
        }
        let found = value.tag.map { "\(value.word) with the tag '\($0)'" } ?? value.word
        error(.wrongShape, at: value.place, saying: "\(what) must be \(wants), not \(found)", help: help)
    }
}
