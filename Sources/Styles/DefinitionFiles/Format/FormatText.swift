internal import FileValues

/// A form of text, which the schema for editors describes by a pattern.
package struct FormatText: Sendable {
    /// A description of the form for messages.
    package let words: String
    /// Whether a text has this form.
    package let accepts: @Sendable (String) -> Bool

    /// The name of a Swift module.
    package static let moduleName = FormatText(words: "the name of a module") { text in
        !text.contains("(") && MethodName.read(text)?.name.labels.isEmpty == true
    }

    /// The name of an initializer or method, in either spelling.
    package static let method = FormatText(words: "the name of a method") { MethodName.read($0) != nil }

    /// A method's name as the only key of a call, distinct from the keys of calls.
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

    /// The id of a service, with or without `@`.
    package static let signedID = FormatText(words: "the id of a service") {
        serviceID.accepts($0.hasPrefix("@") ? String($0.dropFirst()) : $0)
    }

    /// A required service: `'@id'`.
    package static let service = FormatText(words: "a reference such as '@id'") { text in
        text.hasPrefix("@") && !["@?", "@=", "@@"].contains { text.hasPrefix($0) } && text.count > 1
            && !text.contains(where: \.isWhitespace)
    }

    /// A required service, or a parameter that holds one.
    package static let serviceOrParameter = FormatText(words: "a reference such as '@id'") { text in
        service.accepts(text)
            || text.hasPrefix("%") && text.hasSuffix("%") && parameterName.accepts(String(text.dropFirst().dropLast()))
    }

    /// A required service, a parameter that holds one, or a type's name.
    package static let factory = FormatText(words: "'@id' of a service, or the name of a type") {
        !$0.isEmpty && (!$0.hasPrefix("@") || service.accepts($0))
    }

    /// A text as an argument: with a leading `@`, it must be a reference, or escape the sign as `@@`.
    package static let argument = FormatText(words: "a text") { text in
        !text.hasPrefix("@") || text.hasPrefix("@@") || service.accepts(text)
            || text.hasPrefix("@?") && text.count > 2 && !text.contains(where: \.isWhitespace)
    }
}
