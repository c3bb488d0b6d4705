/// Reads modules that are declared with a name.
extension SourceReader {
    /// Records the variable, or the function, that declares the module at the word `Module`.
    mutating func readModule(at index: Int) {
        // The compiler warns of an unused local module, and may leave out one between `#if` and `#endif`.
        guard conditions == 0, scopes.allSatisfy({ $0.type != nil }), let (name, end) = nameAndEnd(at: index),
            let modifiers = modifiers(of: name)
        else { return }
        let types = scopes.compactMap(\.type).flatMap { $0 }
        facts.modules.append(
            WrittenModule(
                name: list.text(at: name), types: types, isFunction: list.isWord("func", at: name - 1),
                column: UInt32(list[name].column), lines: line(at: name)...max(line(at: name), line(at: end - 1)),
                access: modifiers.lazy.compactMap(WrittenModule.Access.init).first))
    }

    /// The name of the variable or function that declares a module, and the index after its body.
    private func nameAndEnd(at index: Int) -> (name: Int, end: Int)? {
        let next = index + 1
        // `let storage = Module("Storage") { … }`
        if list.isSign("=", at: index - 1) {
            return isVariable(at: index - 2) ? (index - 2, end(ofChainFrom: index)) : nil
        }
        // `let storage: Module = …`, `var storage: Module { … }`
        if list.isSign(":", at: index - 1), isVariable(at: index - 2) {
            if list.isSign("=", at: next) { return (index - 2, max(index, end(ofChainFrom: index + 2))) }
            // A requirement of a protocol is no declaration.
            return list.isSign("{", at: next) && !list.isWord("get", at: next + 1)
                ? (index - 2, list.end(of: next)) : nil
        }
        // `func storage(path: String) -> Module { … }`
        guard list.isArrow(at: index - 1), list.isSign("{", at: next) else { return nil }
        var close = index - 2
        while list.isWord("throws", at: close) || list.isWord("async", at: close) { close -= 1 }
        guard list.isSign(")", at: close) else { return nil }
        let name = list.partner[close] - 1
        return list.isWord(at: name) && list.isWord("func", at: name - 1) ? (name, list.end(of: next)) : nil
    }

    /// Whether a `let` or `var` stands before the name.
    private func isVariable(at name: Int) -> Bool {
        list.isWord(at: name) && (list.isWord("let", at: name - 1) || list.isWord("var", at: name - 1))
    }

    /// The modifiers of a declaration, such as `package static`; nil if an attribute may make the module known elsewhere.
    private func modifiers(of name: Int) -> [String]? {
        var words: [String] = []
        var start = name - 1
        while list.isWord(at: start - 1) {
            let word = list.text(at: start - 1)
            if list.isSign("@", at: start - 2) {
                guard word == "MainActor" else { return nil }
                start -= 1
            } else if WrittenModule.Access(rawValue: word) == nil,
                !["static", "class", "nonisolated", "final"].contains(word)
            {
                break
            }
            words.append(word)
            start -= 1
        }
        let isAttribute = list.isSign(")", at: start - 1) && list.isSign("@", at: list.partner[start - 1] - 2)
        return isAttribute ? nil : words
    }
}
