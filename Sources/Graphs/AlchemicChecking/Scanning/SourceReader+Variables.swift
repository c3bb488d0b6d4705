/// Reads variables: their types, and the receivers that they hold.
extension SourceReader {
    /// Records the receiver that a variable holds, by its declared type or else by its initial value.
    mutating func readVariable(at index: Int) {
        guard list.isWord(at: index + 1) else { return }
        let name = list.text(at: index + 1)
        var next = index + 2
        var written: WrittenType?
        if list.isSign(":", at: next) {
            let (type, end) = type(from: next + 1)
            written = type
            next = end
            record(receiver(ofType: type), heldBy: name, from: next)
        }
        noteProperty(at: index, before: next, isTyped: written != nil)
        guard list.isSign("=", at: next), !list.isSign("=", at: next + 1) else {
            if written == nil, facts.imports.contains("AlchemicSwiftUI"), name == "container",
                list.isSign(")", at: index - 1)
            {
                record(.container, heldBy: name, from: next)
            }
            return
        }
        let start = expressionStart(at: next + 1)
        if let written {
            typesOfValues[start] = written
        } else {
            let end = end(ofChainFrom: start)
            record(receiver(in: start..<end), heldBy: name, from: end)
        }
    }

    /// The index after any `try` and `await`.
    private func expressionStart(at index: Int) -> Int {
        var next = index
        while list.isWord("try", at: next) || list.isWord("await", at: next) {
            next += 1
            if list.isSign("?", at: next) || list.isSign("!", at: next) { next += 1 }
        }
        return next
    }
}
