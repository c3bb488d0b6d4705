/// Reads modules that are declared with a name.
extension SourceReader {
    /// Records the variable, or the function, that declares the module at the word `Module`.
    mutating func readModule(_ place: Int) {
        // The compiler warns of an unused local module, and may leave out one between `#if` and `#endif`.
        guard conditions == 0, scopes.allSatisfy({ $0.type != nil }), let (name, end) = nameAndEnd(at: place),
            let modifiers = modifiers(of: name)
        else { return }
        let types = scopes.compactMap(\.type).flatMap { $0 }
        facts.modules.append(
            WrittenModule(
                name: list.text(name), types: types, isFunction: list.isWord("func", name - 1),
                column: UInt32(list[name].column), lines: line(name)...max(line(name), line(end - 1)),
                access: modifiers.lazy.compactMap(WrittenModule.Access.init).first))
    }

    /// The name of the variable or function that declares a module, and the index after its body.
    private func nameAndEnd(at place: Int) -> (name: Int, end: Int)? {
        let next = place + 1
        // `let storage = Module("Storage") { … }`
        if list.isSign("=", place - 1) { return isVariable(place - 2) ? (place - 2, end(ofChainFrom: place)) : nil }
        // `let storage: Module = …`, `var storage: Module { … }`
        if list.isSign(":", place - 1), isVariable(place - 2) {
            if list.isSign("=", next) { return (place - 2, max(place, end(ofChainFrom: place + 2))) }
            // A requirement of a protocol is no declaration.
            return list.isSign("{", next) && !list.isWord("get", next + 1) ? (place - 2, list.end(of: next)) : nil
        }
        // `func storage(path: String) -> Module { … }`
        guard list.isArrow(place - 1), list.isSign("{", next) else { return nil }
        var close = place - 2
        while list.isWord("throws", close) || list.isWord("async", close) { close -= 1 }
        guard list.isSign(")", close) else { return nil }
        let name = list.partner[close] - 1
        return list.isWord(name) && list.isWord("func", name - 1) ? (name, list.end(of: next)) : nil
    }

    private func isVariable(_ name: Int) -> Bool {
        list.isWord(name) && (list.isWord("let", name - 1) || list.isWord("var", name - 1))
    }

    /// The modifiers of a declaration, such as `package static`; nil if an attribute may make the module known elsewhere.
    private func modifiers(of name: Int) -> [String]? {
        var words: [String] = []
        var start = name - 1
        while list.isWord(start - 1) {
            let word = list.text(start - 1)
            if list.isSign("@", start - 2) {
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
        let isAttribute = list.isSign(")", start - 1) && list.isSign("@", list.partner[start - 1] - 2)
        return isAttribute ? nil : words
    }
}
