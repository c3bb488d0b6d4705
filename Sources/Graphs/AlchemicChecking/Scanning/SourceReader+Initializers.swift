/// Reads what a declaration may name of a type: its initializers, or the properties of a memberwise initializer.
extension SourceReader {
    private static let modifiers: Set = [
        "private", "fileprivate", "internal", "package", "public", "open", "required", "convenience", "override",
        "nonisolated", "isolated", "static", "class", "lazy", "weak", "unowned", "final",
    ]

    /// The modifiers before a word.
    private func modifiers(before index: Int) -> [String] {
        var next = index - 1
        var words: [String] = []
        // `private(set)`.
        if list.isSign(")", at: next), list.isWord("set", at: next - 1), list.isSign("(", at: next - 2) { next -= 3 }
        while list.isWord(at: next), SourceReader.modifiers.contains(list.text(at: next)) {
            words.append(list.text(at: next))
            next -= 1
        }
        return words
    }

    /// Adds an initializer to the type whose body encloses it directly.
    mutating func noteInitializer(at index: Int, opening open: Int) {
        guard let scope = scopes.last, let type = typesOfBodies[scope.start] else { return }
        facts.types[type].initializers.append(labels(ofInitializer: index, opening: open))
    }

    /// Adds a stored property to the structure whose body encloses it directly; an unclear one makes all of them unknown.
    mutating func noteProperty(at index: Int, before next: Int, isTyped: Bool) {
        guard let scope = scopes.last, let type = typesOfBodies[scope.start], facts.types[type].properties != nil else {
            return
        }
        switch property(at: index, before: next, isTyped: isTyped) {
        case .none: break
        case .unclear: facts.types[type].properties = nil
        case .stored(let name): facts.types[type].properties?.append(name)
        }
    }

    /// The labels of an initializer, for a declaration that names it.
    ///
    /// - Parameters:
    ///   - index: The index of the word `init`.
    ///   - open: The index of the parenthesis that opens the parameters.
    /// - Returns: `store:clock:`; nil if no declaration can name the initializer, or the labels are unclear.
    func labels(ofInitializer index: Int, opening open: Int) -> String? {
        let words = modifiers(before: index)
        guard !words.contains("private"), !words.contains("fileprivate"), !list.isSign("?", at: index + 1),
            !list.isWord("async", at: list.end(of: open))
        else { return nil }
        var labels = ""
        for part in list.parts(of: (open + 1)..<max(open + 1, list.end(of: open) - 1)) {
            guard list.isWord(at: part.lowerBound) else { return nil }
            labels += list.text(at: part.lowerBound) + ":"
        }
        return labels
    }

    /// The contribution of a structure's variable to the memberwise initializer.
    enum Property {
        case none, unclear
        case stored(String)
    }

    /// Reads a member of a structure.
    ///
    /// - Parameters:
    ///   - index: The index of the word `let` or `var`.
    ///   - next: The index after the variable's name and type.
    ///   - isTyped: Whether the variable is written with a type.
    func property(at index: Int, before next: Int, isTyped: Bool) -> Property {
        let words = modifiers(before: index)
        if words.contains("static") { return .none }
        if !words.isEmpty,
            words.contains(where: { ["private", "fileprivate", "lazy", "weak", "unowned"].contains($0) })
        {
            return .unclear
        }
        // An attribute may be a property wrapper.
        let start = index - words.count - 1
        if list.isSign("@", at: start - 1) || list.isSign(")", at: start) || list.isSign(",", at: next) {
            return .unclear
        }
        if list.isSign("{", at: next) {
            return list.isWord("didSet", at: next + 1) || list.isWord("willSet", at: next + 1) ? .unclear : .none
        }
        if list.isSign("=", at: next), list.isWord("let", at: index) { return .none }
        return isTyped || list.isSign("=", at: next) ? .stored(list.text(at: index + 1)) : .unclear
    }
}
