package import FileValues

/// A value of a file, with its position and its tag.
package struct FileValue: Sendable {
    /// The kinds of values.
    package enum Content: Sendable {
        /// Nothing, a truth value, a number or a text.
        case scalar(FileConstant)
        case list([FileValue])
        case map([FileEntry])
    }

    /// The value's kind and contents.
    package var content: Content
    /// The position of its first character.
    package var place: FilePlace
    /// The custom tag, such as `!tagged`; nil for none, and for YAML's own tags, such as `!!int`.
    package var tag: String?
    /// Whether `!!str` or `!` marks the text as a plain text, in which a leading `@` is no reference.
    package var isMarkedAsText = false

    /// Creates a value.
    package init(_ content: Content, at place: FilePlace, tag: String? = nil) {
        self.content = content
        self.place = place
        self.tag = tag
    }

    /// Creates a value from a constant, with one position for the value and its members.
    package init(_ constant: FileConstant, at place: FilePlace) {
        let content: Content =
            switch constant {
            case .null, .boolean, .integer, .number, .text: .scalar(constant)
            case .list(let members): .list(members.map { FileValue($0, at: place) })
            case .map(let entries):
                .map(entries.map { FileEntry($0.key, at: place, value: FileValue($0.value, at: place)) })
            }
        self.init(content, at: place)
    }

    /// A description of the value's kind for messages.
    package var word: String {
        switch content {
        case .scalar(.integer): "a number"
        case .scalar(let constant): constant.word
        case .list: "a list"
        case .map: "a map"
        }
    }

    /// The text; nil for any other kind of value.
    package var text: String? {
        if case .scalar(.text(let text)) = content { text } else { nil }
    }

    /// The scalar as written, where a text is expected but YAML reads unquoted words as numbers or truth values; nil for null.
    package var plainText: String? {
        if case .scalar(let constant) = content { constant.written } else { nil }
    }
}

/// One entry of a map.
package struct FileEntry: Sendable {
    /// The key's text.
    package let key: String
    /// The key's position.
    package let place: FilePlace
    /// The entry's value.
    package let value: FileValue

    /// Creates an entry.
    package init(_ key: String, at place: FilePlace, value: FileValue) {
        self.key = key
        self.place = place
        self.value = value
    }
}

extension FileValue {
    /// Reads the text of a file; nil if the text is empty or has any problem.
    package static func reading(_ text: String, file: String) -> FileValue? {
        #if Files
        let (value, problems) = reading(Array(text.utf8), path: file)
        return problems.isEmpty ? value : nil
        #else
        return nil
        #endif
    }
}

#if Files
extension FileValue {
    /// Reads the bytes of a file.
    ///
    /// - Parameters:
    ///   - bytes: The bytes.
    ///   - path: The file's name, for positions.
    /// - Returns: The value, nil if there is none, and the problems.
    package static func reading(_ bytes: [UInt8], path: String) -> (value: FileValue?, problems: [FileProblem]) {
        var cost = FileCost()
        return FileReader.read(bytes, file: path, limits: FileLimits(), cost: &cost)
    }
}
#endif
