/// Reads functions and closures: what their parameters and results hold.
extension SourceReader {
    /// Records the generics and parameters of a function, initializer or subscript, and the receiver that a function returns.
    mutating func readFunction(at index: Int) {
        var next = list.isWord("func", at: index) ? index + 2 : index + 1
        while list.isSign("?", at: next) || list.isSign("!", at: next) { next += 1 }
        if list.isSign("<", at: next), let end = list.endOfGenerics(at: next) {
            noteGenerics(in: (next + 1)..<(end - 1))
            next = end
        }
        guard list.isSign("(", at: next) else { return }
        let end = list.end(of: next)
        if list.isWord("init", at: index) { noteInitializer(at: index, opening: next) }
        let body = functionBody(from: end)
        if list.isWord("init", at: index) { initializers.insert(body.lowerBound) }
        for part in list.parts(of: (next + 1)..<max(next + 1, end - 1)) { readParameter(in: part, within: body) }
        guard list.isWord("func", at: index), list.isWord(at: index + 1) else { return }
        next = end
        while list.isWord(at: next) || list.isSign("(", at: next) {
            guard next < list.count,
                list.isSign("(", at: next) || ["async", "throws", "rethrows"].contains(list.text(at: next))
            else { return }
            next = list.isSign("(", at: next) ? list.end(of: next) : next + 1
        }
        if list.isArrow(at: next) {
            record(receiver(ofType: type(from: next + 1).written), heldBy: list.text(at: index + 1) + "()")
        }
    }

    /// The body of a function, from the index after its parameters; empty for a protocol's requirement.
    private func functionBody(from index: Int) -> Range<Int> {
        var next = index
        while next < list.count {
            if list.isSign("{", at: next) { return next..<list.end(of: next) }
            let isPart =
                list.isArrow(at: next)
                || list.isSign("(", at: next) || list.isSign("[", at: next) || list.isSign("<", at: next)
                || list.isSign(">", at: next) || list.isSign("?", at: next) || list.isSign("!", at: next)
                || list.isSign(".", at: next) || list.isSign("&", at: next) || list.isSign(":", at: next)
                || list.isSign(",", at: next) || list.isSign("=", at: next) || list.isSign("@", at: next)
                || list.isSign("~", at: next)
            let isWord =
                list.isWord(at: next) && !["func", "var", "let", "init", "static"].contains(list.text(at: next))
            guard isPart || isWord else { break }
            next = list.isSign("(", at: next) || list.isSign("[", at: next) ? list.end(of: next) : next + 1
        }
        return index..<index
    }

    /// Reads a parameter: `label name: Type`.
    private mutating func readParameter(in range: Range<Int>, within body: Range<Int>) {
        guard let colon = range.first(where: { list.isSign(":", at: $0) }), colon > range.lowerBound,
            list.isWord(at: colon - 1)
        else { return }
        record(receiver(ofType: type(from: colon + 1).written), heldBy: list.text(at: colon - 1), in: body)
    }

    /// Records the parameters of a closure.
    mutating func readClosure(at index: Int) {
        var next = index + 1
        while list.isSign("@", at: next), list.isWord(at: next + 1) { next += 2 }
        if list.isSign("[", at: next) { next = list.end(of: next) }
        var parameters: Range<Int>
        if list.isSign("(", at: next) {
            let end = list.end(of: next)
            parameters = (next + 1)..<max(next + 1, end - 1)
            next = end
        } else {
            let start = next
            while list.isWord(at: next), list.isSign(",", at: next + 1) { next += 2 }
            guard list.isWord(at: next) else { return }
            next += 1
            parameters = start..<next
        }
        while ["async", "throws"].contains(list.isWord(at: next) ? list.text(at: next) : "") {
            next += 1
            if list.isSign("(", at: next) { next = list.end(of: next) }
        }
        if list.isArrow(at: next) { next = type(from: next + 1).end }
        guard list.isWord("in", at: next) else { return }
        for part in list.parts(of: parameters) {
            if part.contains(where: { list.isSign(":", at: $0) }) {
                readParameter(in: part, within: index..<list.end(of: index))
            } else if part.count == 1, list.isWord(at: part.lowerBound) {
                record(
                    scopeOpened(byClosureAt: index), heldBy: list.text(at: part.lowerBound),
                    in: index..<list.end(of: index))
            }
        }
    }

    /// The scope that the trailing closure of `container.scope(…)` receives; unknown for any other closure.
    private func scopeOpened(byClosureAt index: Int) -> Receiver {
        var word = index - 1
        if list.isSign(")", at: word) { word = list.partner[word] - 1 }
        guard list.isWord("scope", at: word), list.isSign(".", at: word - 1), let start = start(ofChainBefore: word - 1)
        else { return .unknown }
        return .scope(of: receiver(in: start..<(word - 1)))
    }
}
