internal import FileValues

/// The meaning of a value in a file: references and placeholders are recognized, but not resolved.
enum FileMeaning {
    /// A number, a truth value, or nothing.
    case constant(FileConstant)
    /// A text, with placeholders or without.
    case text(Template)
    /// A parameter as the whole value, which keeps the type of the parameter's value.
    case parameter(String)
    /// An environment variable as the whole value.
    case environment(EnvironmentReference)
    /// `'@id'` or `'@?id'`.
    case service(Template, isOptional: Bool)
    /// `!tagged word`: all services that carry a tag.
    case tagged(String)
    /// `!argument`: an argument of the caller; or `!key`: an argument for each of which one object is kept.
    case argument(isKey: Bool)
    case list([FileValue])
    /// A map; its keys may contain placeholders.
    case map([FileEntry])
}

extension FileValue {
    /// The meaning of a value whose mistakes have been reported before.
    var meaning: FileMeaning {
        var reported = FileProblems()
        return meaning(&reported)
    }

    /// Reports the mistakes in the value, its members and entries.
    func report(_ problems: inout FileProblems) {
        switch meaning(&problems) {
        case .list(let members): for member in members { member.report(&problems) }
        case .map(let entries):
            for entry in entries {
                Template(entry.key).report(at: entry.place, &problems)
                entry.value.report(&problems)
            }
        default: break
        }
    }

    /// The meaning of the value, with its mistakes reported.
    ///
    /// References are recognized in the literal text, before placeholders are.
    func meaning(_ problems: inout FileProblems) -> FileMeaning {
        if let tag { return tagged(tag, reportingTo: &problems) }
        switch content {
        case .scalar(.text(let text)):
            return isMarkedAsText ? placeholders(text, reportingTo: &problems) : reference(text, reportingTo: &problems)
        case .scalar(let constant): return .constant(constant)
        case .list(let members): return .list(members)
        case .map(let entries): return .map(entries)
        }
    }

    private func tagged(_ tag: String, reportingTo problems: inout FileProblems) -> FileMeaning {
        if tag == "!argument" || tag == "!key" {
            if case .scalar(.null) = content { return .argument(isKey: tag == "!key") }
            if plainText == "" { return .argument(isKey: tag == "!key") }
            problems.error(
                .wrongShape, at: place, saying: "'\(tag)' stands alone, without \(word)",
                help: "write '\(tag)', and nothing after it")
            return .constant(.null)
        }
        guard tag == "!tagged" || tag == "!tagged_iterator" else {
            problems.error(
                .unknownTag, at: place,
                saying: "'\(tag)' is not a known tag" + didYouMean(tag, among: ["!tagged", "!argument", "!key"]),
                help: Format.hint(forSymfonysTag: tag))
            return .constant(.null)
        }
        guard let tagged = plainText, !tagged.isEmpty else {
            problems.error(
                .wrongShape, at: place, saying: "'!tagged' must have the tag's word, not \(word)",
                help: "write '!tagged word'")
            return .constant(.null)
        }
        return .tagged(tagged)
    }

    /// The meaning of `'@@text'`, `'@?id'`, `'@id'`, or any other text.
    private func reference(_ text: String, reportingTo problems: inout FileProblems) -> FileMeaning {
        guard text.utf8.first == UInt8(ascii: "@") else { return placeholders(text, reportingTo: &problems) }
        if text.hasPrefix("@@") { return placeholders(String(text.dropFirst()), reportingTo: &problems) }
        if text.hasPrefix("@=") {
            problems.error(
                .badReference, at: place, saying: "'\(text)' is an expression of Symfony's, and none is read here",
                help: "let a method of a service compute it, and write '@@=…' for a text that begins so")
            return .constant(.null)
        }
        let isOptional = text.hasPrefix("@?")
        let id = text.dropFirst(isOptional ? 2 : 1)
        guard !id.isEmpty, !id.contains(where: \.isWhitespace) else {
            problems.error(
                .badReference, at: place,
                saying: "'\(text)' is not a reference: write an id after the '@', without spaces",
                help: "write '@@…' for a text that begins with '@'")
            return .constant(.null)
        }
        let template = Template(String(id))
        template.report(at: place, &problems)
        return .service(template, isOptional: isOptional)
    }

    private func placeholders(_ text: String, reportingTo problems: inout FileProblems) -> FileMeaning {
        let template = Template(text)
        template.report(at: place, &problems)
        return template.meaning
    }
}

extension FileValue {
    /// The parameters that the value refers to, in order, including those that provide fallbacks for environment variables.
    var parameters: [(name: String, place: FilePlace)] {
        var found: [(name: String, place: FilePlace)] = []
        collectParameters(&found)
        return found
    }

    private func collectParameters(_ found: inout [(name: String, place: FilePlace)]) {
        switch meaning {
        case .text(let template), .service(let template, _): template.collectParameters(at: place, &found)
        case .parameter(let name): found.append((name, place))
        case .environment(let reference): found += reference.parameters.map { ($0, place) }
        case .list(let members): for member in members { member.collectParameters(&found) }
        case .map(let entries):
            for entry in entries {
                Template(entry.key).collectParameters(at: entry.place, &found)
                entry.value.collectParameters(&found)
            }
        case .constant, .tagged, .argument: break
        }
    }
}

extension EnvironmentReference {
    /// The parameters that provide a fallback for an unset variable.
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

    /// The meaning of a text with this template: a placeholder as the whole text keeps its type.
    var meaning: FileMeaning {
        guard pieces.count == 1 else { return .text(self) }
        return switch pieces[0] {
        case .parameter(let name): .parameter(name)
        case .environment(let reference): .environment(reference)
        case .text: .text(self)
        }
    }

    func report(at place: FilePlace, _ problems: inout FileProblems) {
        for mistake in mistakes { problems.error(.badEnvironment, at: place, saying: mistake) }
    }
}
