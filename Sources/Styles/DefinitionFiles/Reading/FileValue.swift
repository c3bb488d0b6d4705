package import FileValues

/// A value as it stands in a file: its kind, its position, and its tag if it has one.
package struct FileValue: Sendable {
    /// The kinds of values.
    package enum Content: Sendable {
        /// Nothing, a truth value, a number or a text.
        case scalar(FileConstant)
        case list([FileValue])
        case map([FileEntry])
    }

    /// What it is.
    package var content: Content
    /// Where it begins.
    package var place: FilePlace
    /// The tag before it, such as `!tagged`; nil for none and for those that only say what it is already.
    package var tag: String?
    /// Whether a text says by a tag that it is nothing but text.
    package var isMarkedAsText = false

    /// Makes a value.
    package init(_ content: Content, at place: FilePlace, tag: String? = nil) {
        self.content = content
        self.place = place
        self.tag = tag
    }

    /// Makes a value, and all that it holds, at one position.
    package init(_ constant: FileConstant, at place: FilePlace) {
        let content: Content =
            switch constant {
            case .null, .boolean, .integer, .number, .text: .scalar(constant)
            case .list(let members): .list(members.map { FileValue($0, at: place) })
            case .map(let entries):
                .map(entries.map { FileEntry($0.key, at: place, FileValue($0.value, at: place)) })
            }
        self.init(content, at: place)
    }

    /// The word for its kind in messages.
    package var word: String {
        switch content {
        case .scalar(.integer): "a number"
        case .scalar(let constant): constant.word
        case .list: "a list"
        case .map: "a map"
        }
    }

    /// The text, if it is one.
    package var text: String? {
        if case .scalar(.text(let text)) = content { text } else { nil }
    }

    /// The text of a text, a number or a truth value: for words that need no quotes in YAML.
    package var plainText: String? {
        if case .scalar(let constant) = content { constant.written } else { nil }
    }
}

/// One entry of a map.
package struct FileEntry: Sendable {
    /// The key's text.
    package let key: String
    /// Where the key stands.
    package let place: FilePlace
    /// What stands behind it.
    package let value: FileValue

    /// Makes an entry.
    package init(_ key: String, at place: FilePlace, _ value: FileValue) {
        self.key = key
        self.place = place
        self.value = value
    }
}

extension FileValue {
    /// The value of a file's text, if it can be read; nil, too, if it is empty.
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
    ///   - path: The file's name, for places.
    /// - Returns: The value, nil if there is none, and what is wrong.
    package static func reading(_ bytes: [UInt8], path: String) -> (value: FileValue?, problems: [FileProblem]) {
        var cost = FileCost()
        return FileReader.read(bytes, file: path, limits: FileLimits(), cost: &cost)
    }
}
#endif
