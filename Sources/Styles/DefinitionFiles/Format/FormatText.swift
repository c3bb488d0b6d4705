internal import FileValues

/// Texts of one form: how the parser knows one, and how the schema describes it.
package struct FormatText: Sendable {
    /// What it is, in words for a message.
    package let words: String
    /// A regular expression of JavaScript's, which knows no more of letters than that they are no signs.
    package let pattern: String
    /// Whether a text is one.
    package let accepts: @Sendable (String) -> Bool

    /// A letter, a digit or an underscore, and the same without digits.
    private static let letter = #"[^\s!-/:-@\[-^`{-~]"#
    private static let first = #"[^\s\d!-/:-@\[-^`{-~]"#
    private static let name = "\(first)\(letter)*"

    /// The name of a module of Swift.
    package static let moduleName = FormatText(words: "the name of a module", pattern: "^\(name)$") { text in
        !text.contains("(") && MethodName.read(text)?.name.labels.isEmpty == true
    }

    /// The name of an initializer or method, in either spelling.
    package static let method = FormatText(
        words: "the name of a method", pattern: "^\(name)(:?\\((\(name):)*\\)|:(\(name):)*)?$"
    ) { MethodName.read($0) != nil }

    /// A method as the one key of a call, which is none of the keys that calls have.
    package static let calledMethod = FormatText(
        words: method.words,
        pattern: method.pattern.replacing("^", with: "^(?!(?:Method|Selector|Arguments)$)", maxReplacements: 1)
    ) { Format.call.key($0) == nil && method.accepts($0) }

    /// The name of a parameter.
    package static let parameterName = FormatText(words: "the name of a parameter", pattern: #"^[^\s%]+$"#) { text in
        !text.isEmpty && !text.contains { $0.isWhitespace || $0 == "%" }
    }

    /// The id of a service.
    package static let serviceID = FormatText(
        words: "the id of a service", pattern: #"^(?!@|(?:_defaults|_instanceof|[Ss]ervice_[Cc]ontainer)$)[^\s%]+$"#
    ) { text in
        !text.isEmpty && !text.hasPrefix("@") && !text.contains { $0.isWhitespace || $0 == "%" }
            && Format.hint(forSymfonysID: text) == nil && folded(text) != "service_container"
    }

    /// The id of a service, where a sign may stand before it.
    package static let signedID = FormatText(
        words: "the id of a service",
        pattern: #"^@?(?!@|(?:_defaults|_instanceof|[Ss]ervice_[Cc]ontainer)$)[^\s%]+$"#
    ) { serviceID.accepts($0.hasPrefix("@") ? String($0.dropFirst()) : $0) }

    /// A service that has to be there: `'@id'`.
    package static let service = FormatText(words: "a reference such as '@id'", pattern: #"^@(?![?=@])\S+$"#) { text in
        text.hasPrefix("@") && !["@?", "@=", "@@"].contains { text.hasPrefix($0) } && text.count > 1
            && !text.contains(where: \.isWhitespace)
    }

    /// A service that has to be there, or a parameter that holds one.
    package static let serviceOrParameter = FormatText(
        words: "a reference such as '@id'", pattern: #"^@(?![?=@])\S+$|^%[^\s%]+%$"#
    ) { text in
        service.accepts(text)
            || text.hasPrefix("%") && text.hasSuffix("%") && parameterName.accepts(String(text.dropFirst().dropLast()))
    }

    /// A service, a parameter that holds one, or a type.
    package static let factory = FormatText(
        words: "'@id' of a service, or the name of a type", pattern: #"^[^@]|^@(?![?=@])\S+$"#
    ) { !$0.isEmpty && (!$0.hasPrefix("@") || service.accepts($0)) }

    /// A text as an argument: whatever begins with a sign is a reference, or has it twice.
    package static let argument = FormatText(words: "a text", pattern: #"^$|^[^@]|^@@|^@\?\S+$|^@(?![?=@])\S+$"#) {
        text in
        !text.hasPrefix("@") || text.hasPrefix("@@") || service.accepts(text)
            || text.hasPrefix("@?") && text.count > 2 && !text.contains(where: \.isWhitespace)
    }

    /// All of them.
    package static let all = [
        moduleName, method, calledMethod, parameterName, serviceID, signedID, service, serviceOrParameter, factory,
        argument,
    ]
}
