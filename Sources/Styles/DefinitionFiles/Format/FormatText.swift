internal import FileValues

/// Texts of one form, which the schema for editors describes by a pattern.
package struct FormatText: Sendable {
    /// What it is, in words for a message.
    package let words: String
    /// Whether a text is one.
    package let accepts: @Sendable (String) -> Bool

    /// The name of a module of Swift.
    package static let moduleName = FormatText(words: "the name of a module") { text in
        !text.contains("(") && MethodName.read(text)?.name.labels.isEmpty == true
    }

    /// The name of an initializer or method, in either spelling.
    package static let method = FormatText(words: "the name of a method") { MethodName.read($0) != nil }

    /// A method as the one key of a call, which is none of the keys that calls have.
    package static let calledMethod = FormatText(words: method.words) {
        Format.call.key($0) == nil && method.accepts($0)
    }

    /// The name of a parameter.
    package static let parameterName = FormatText(words: "the name of a parameter") { text in
        !text.isEmpty && !text.contains { $0.isWhitespace || $0 == "%" }
    }

    /// The id of a service.
    package static let serviceID = FormatText(words: "the id of a service") { text in
        !text.isEmpty && !text.hasPrefix("@") && !text.contains { $0.isWhitespace || $0 == "%" }
            && Format.hint(forSymfonysID: text) == nil && folded(text) != "service_container"
    }

    /// The id of a service, where a sign may stand before it.
    package static let signedID = FormatText(words: "the id of a service") {
        serviceID.accepts($0.hasPrefix("@") ? String($0.dropFirst()) : $0)
    }

    /// A service that has to be there: `'@id'`.
    package static let service = FormatText(words: "a reference such as '@id'") { text in
        text.hasPrefix("@") && !["@?", "@=", "@@"].contains { text.hasPrefix($0) } && text.count > 1
            && !text.contains(where: \.isWhitespace)
    }

    /// A service that has to be there, or a parameter that holds one.
    package static let serviceOrParameter = FormatText(words: "a reference such as '@id'") { text in
        service.accepts(text)
            || text.hasPrefix("%") && text.hasSuffix("%") && parameterName.accepts(String(text.dropFirst().dropLast()))
    }

    /// A service, a parameter that holds one, or a type.
    package static let factory = FormatText(words: "'@id' of a service, or the name of a type") {
        !$0.isEmpty && (!$0.hasPrefix("@") || service.accepts($0))
    }

    /// A text as an argument: whatever begins with a sign is a reference, or has it twice.
    package static let argument = FormatText(words: "a text") { text in
        !text.hasPrefix("@") || text.hasPrefix("@@") || service.accepts(text)
            || text.hasPrefix("@?") && text.count > 2 && !text.contains(where: \.isWhitespace)
    }
}
