package import FileValues

/// A value of a file as its author means it: references and placeholders taken apart, nothing put in yet.
package struct Expression: Sendable {
    /// The kinds of values.
    package indirect enum Kind: Sendable {
        case null
        case boolean(Bool)
        case integer(Int)
        case number(Double)
        /// A text, with placeholders or without.
        case text(Template)
        /// A parameter and nothing else, which keeps its type.
        case parameter(String)
        /// A variable of the environment and nothing else.
        case environment(EnvironmentReference)
        /// `'@id'` or `'@?id'`.
        case service(Template, isOptional: Bool)
        /// `!tagged word`: everything that carries a tag.
        case tagged(String)
        /// `!argument`: what the caller gives.
        case argument
        case list([Expression])
        case map([Entry])
    }

    /// An entry of a map; its key may hold placeholders.
    package struct Entry: Sendable {
        /// The key.
        package let key: Template
        /// Where the key stands.
        package let place: FilePlace
        /// What stands behind it.
        package let value: Expression
    }

    /// What it is.
    package let kind: Kind
    /// Where it stands.
    package let place: FilePlace
    /// Whether it is a text that says it is no reference.
    package var isMarkedAsText = false

    /// Makes an expression.
    package init(_ kind: Kind, at place: FilePlace) {
        self.kind = kind
        self.place = place
    }
}

extension Expression {
    /// Reads a value: first references, on the literal text, then placeholders.
    init(_ value: FileValue, _ problems: inout FileProblems) {
        place = value.place
        isMarkedAsText = value.isMarkedAsText
        if let tag = value.tag {
            kind = Expression.tagged(tag, value, &problems)
            return
        }
        switch value.content {
        case .null: kind = .null
        case .boolean(let boolean): kind = .boolean(boolean)
        case .integer(let integer): kind = .integer(integer)
        case .number(let number): kind = .number(number)
        case .text(let text):
            kind =
                value.isMarkedAsText
                ? Expression.placeholders(text, value.place, &problems)
                : Expression.reference(text, value.place, &problems)
        case .list(let members): kind = .list(members.map { Expression($0, &problems) })
        case .map(let entries):
            kind = .map(
                entries.map { entry in
                    let key = Template(entry.key)
                    key.report(at: entry.place, &problems)
                    return Entry(key: key, place: entry.place, value: Expression(entry.value, &problems))
                })
        }
    }

    private static func tagged(_ tag: String, _ value: FileValue, _ problems: inout FileProblems) -> Kind {
        if tag == "!argument" {
            if case .null = value.content { return .argument }
            if value.plainText == "" { return .argument }
            problems.error(
                .wrongShape, at: value.place, "'!argument' stands alone, without \(value.word)",
                help: "write '!argument', and nothing after it")
            return .null
        }
        guard tag == "!tagged" || tag == "!tagged_iterator" else {
            problems.error(
                .unknownTag, at: value.place,
                "'\(tag)' is not a known tag" + didYouMean(tag, among: ["!tagged", "!argument"]),
                help: Format.hint(forSymfonysTag: tag))
            return .null
        }
        guard let word = value.plainText, !word.isEmpty else {
            problems.error(
                .wrongShape, at: value.place, "'!tagged' must have the tag's word, not \(value.word)",
                help: "write '!tagged word'")
            return .null
        }
        return .tagged(word)
    }

    /// `'@@text'`, `'@?id'`, `'@id'`, or a text.
    private static func reference(_ text: String, _ place: FilePlace, _ problems: inout FileProblems) -> Kind {
        guard text.utf8.first == UInt8(ascii: "@") else { return placeholders(text, place, &problems) }
        if text.hasPrefix("@@") { return placeholders(String(text.dropFirst()), place, &problems) }
        if text.hasPrefix("@=") {
            problems.error(
                .badReference, at: place, "'\(text)' is an expression of Symfony's, and none is read here",
                help: "let a method of a service compute it, and write '@@=…' for a text that begins so")
            return .null
        }
        let isOptional = text.hasPrefix("@?")
        let id = text.dropFirst(isOptional ? 2 : 1)
        guard !id.isEmpty, !id.contains(where: \.isWhitespace) else {
            problems.error(
                .badReference, at: place, "'\(text)' is not a reference: write an id after the '@', without spaces",
                help: "write '@@…' for a text that begins with '@'")
            return .null
        }
        let template = Template(String(id))
        template.report(at: place, &problems)
        return .service(template, isOptional: isOptional)
    }

    private static func placeholders(_ text: String, _ place: FilePlace, _ problems: inout FileProblems) -> Kind {
        let template = Template(text)
        template.report(at: place, &problems)
        if template.pieces.count == 1 {
            switch template.pieces[0] {
            case .parameter(let name): return .parameter(name)
            case .environment(let reference): return .environment(reference)
            case .text: break
            }
        }
        return .text(template)
    }
}

extension Expression {
    /// The parameters that it refers to, in order, those for the environment included.
    var parameters: [(name: String, place: FilePlace)] {
        var found: [(name: String, place: FilePlace)] = []
        collectParameters(&found)
        return found
    }

    private func collectParameters(_ found: inout [(name: String, place: FilePlace)]) {
        switch kind {
        case .text(let template), .service(let template, _): template.collectParameters(at: place, &found)
        case .parameter(let name): found.append((name, place))
        case .environment(let reference): found += reference.parameters.map { ($0, place) }
        case .list(let members): for member in members { member.collectParameters(&found) }
        case .map(let entries):
            for entry in entries {
                entry.key.collectParameters(at: entry.place, &found)
                entry.value.collectParameters(&found)
            }
        case .null, .boolean, .integer, .number, .tagged, .argument: break
        }
    }
}

extension EnvironmentReference {
    /// The parameters that say what holds where the variable is not set.
    fileprivate var parameters: [String] {
        processors.compactMap { if case .fallback(let name?) = $0 { name } else { nil } } + ["env(\(name))"]
    }
}

extension Template {
    fileprivate func collectParameters(at place: FilePlace, _ found: inout [(name: String, place: FilePlace)]) {
        for piece in pieces {
            switch piece {
            case .text: break
            case .parameter(let name): found.append((name, place))
            case .environment(let reference): found += reference.parameters.map { ($0, place) }
            }
        }
    }

    func report(at place: FilePlace, _ problems: inout FileProblems) {
        for mistake in mistakes { problems.error(.badEnvironment, at: place, mistake) }
    }
}
