/// Reads declarations of types: their names, what they inherit from, and their generic parameters.
extension SourceReader {
    /// Records a type that has a body; the modifier `class`, and a variable called `actor`, declare none.
    mutating func readType(at index: Int) {
        guard list.isWord(at: index + 1), !list.isSign(":", at: index - 1), !list.isSign(",", at: index - 1),
            !list.isWord("import", at: index - 1)
        else { return }
        let isExtension = list.isWord("extension", at: index)
        let isActor = list.isWord("actor", at: index)
        if isActor, !list.isCapitalized(at: index + 1) { return }
        if ["func", "var", "let", "subscript", "override", "final"].contains(list.text(at: index + 1)) { return }
        var names = [list.text(at: index + 1)]
        var next = index + 2
        while isExtension, list.isSign(".", at: next), list.isWord(at: next + 1) {
            names.append(list.text(at: next + 1))
            next += 2
        }
        if list.isSign("<", at: next), let end = list.endOfGenerics(at: next) {
            noteGenerics(in: (next + 1)..<(end - 1))
            next = end
        }
        guard let body = body(from: next) else { return }
        var header = next..<body
        if let index = header.first(where: { list.isWord("where", at: $0) }) { header = header.lowerBound..<index }
        let parents =
            list.isSign(":", at: next) ? list.parts(of: (next + 1)..<max(next + 1, header.upperBound)) : []
        let inherits = parents.flatMap { list.parts(of: $0, separatedBy: "&") }.compactMap(inheritedName)
        let outer = scopes.compactMap(\.type).flatMap { $0 }
        let path = outer + names
        bodies[body] = names
        typesOfBodies[body] = facts.types.count
        facts.types.append(
            TypeDeclaration(
                path: path, inherits: inherits, isExtension: isExtension,
                isLocal: !isExtension && scopes.contains { $0.type == nil },
                properties: list.isWord("struct", at: index) ? [] : nil))
    }

    /// The name of an inherited type without its attributes and modifiers; nil for a suppressed one, such as `~Copyable`.
    private func inheritedName(in range: Range<Int>) -> String? {
        var range = range
        while let first = range.first {
            if list.isSign("@", at: first) {
                range = min(first + 2, range.upperBound)..<range.upperBound
                if let next = range.first, list.isSign("(", at: next) {
                    range = min(list.end(of: next), range.upperBound)..<range.upperBound
                }
            } else if list.isSign("~", at: first) {
                return nil
            } else if ["nonisolated", "unsafe"].contains(list.text(at: first)), range.count > 1 {
                range = (first + 1)..<range.upperBound
            } else {
                break
            }
        }
        return WrittenType(range, in: list).simpleName
    }

    /// Records the names of generic parameters: a request for such a name is not understood.
    mutating func noteGenerics(in range: Range<Int>) {
        for part in list.parts(of: range) {
            let first = part.first { !["each", "let", "repeat"].contains(list.text(at: $0)) }
            if let first, list.isWord(at: first) { facts.generics.insert(list.text(at: first)) }
        }
    }

    /// The index of the brace that opens the body of a declaration; nil if the declaration has none.
    func body(from start: Int) -> Int? {
        var next = start
        while next < list.count {
            if list.isSign("{", at: next) { return next }
            if list.isSign("}", at: next) || list.isSign(";", at: next) { return nil }
            next = list.isSign("(", at: next) || list.isSign("[", at: next) ? list.end(of: next) : next + 1
        }
        return nil
    }
}
