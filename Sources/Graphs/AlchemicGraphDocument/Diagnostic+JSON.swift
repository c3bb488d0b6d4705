extension Diagnostic {
    /// The diagnostic as a JSON object, with its keys in a fixed order.
    ///
    /// The keys are `id`, `severity`, `headline`, `location` (with `file`, `line`, `column`), `path`, `notes` (each with
    /// `label` and `text`), `help` and `docs`; without a location or a help, the object has no such key.
    ///
    /// - Returns: The text, without a line break at its end.
    public func json() -> String { value.text }

    var value: JSON {
        .members([
            "id": .string(id.rawValue),
            "severity": .string(severity.rawValue),
            "headline": .string(headline),
            "location": location.map(\.value),
            "path": .strings(path),
            "notes": .array(notes.map { .members(["label": .string($0.label), "text": .string($0.text)]) }),
            "help": help.map(JSON.string),
            "docs": .string(docs),
        ])
    }
}

extension Sequence<Diagnostic> {
    /// All diagnostics as a JSON array.
    ///
    /// - Returns: The text, without a line break at its end.
    public func json() -> String { JSON.array(map(\.value)).text }
}

// MARK: Reading it again

extension Diagnostic.ID: Codable {}
extension Diagnostic.Severity: Codable {}

extension Diagnostic.Note: Codable {
    private enum CodingKeys: CodingKey {
        case label, text
    }

    /// Reads a note.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: Whatever the decoder throws.
    @_documentation(visibility: internal)
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            try container.decode(String.self, forKey: .label), try container.decode(String.self, forKey: .text))
    }

    /// Writes the label and the text.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: Whatever the encoder throws.
    @_documentation(visibility: internal)
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(label, forKey: .label)
        try container.encode(text, forKey: .text)
    }
}

extension Diagnostic: Codable {
    private enum CodingKeys: CodingKey {
        case id, severity, headline, location, path, notes, help, docs
    }

    /// Reads the object that ``json()`` writes.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: Whatever the decoder throws.
    @_documentation(visibility: internal)
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            try container.decode(ID.self, forKey: .id),
            severity: try container.decode(Severity.self, forKey: .severity),
            try container.decode(String.self, forKey: .headline),
            at: try container.decodeIfPresent(Definition.SourceLocation.self, forKey: .location),
            path: try container.decode([String].self, forKey: .path),
            notes: try container.decode([Note].self, forKey: .notes),
            help: try container.decodeIfPresent(String.self, forKey: .help))
        if let docs = try container.decodeIfPresent(String.self, forKey: .docs) {
            self = explained(on: String(docs.prefix { $0 != "#" }))
        }
    }

    /// Writes the same keys as ``json()``.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: Whatever the encoder throws.
    @_documentation(visibility: internal)
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(severity, forKey: .severity)
        try container.encode(headline, forKey: .headline)
        try container.encodeIfPresent(location, forKey: .location)
        try container.encode(path, forKey: .path)
        try container.encode(notes, forKey: .notes)
        try container.encodeIfPresent(help, forKey: .help)
        try container.encode(docs, forKey: .docs)
    }
}
