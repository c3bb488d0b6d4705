/// Reads a declaration in code: which types it may provide, and by which names.
struct DeclarationReader {
    let list: TokenList

    /// `Singleton(Catalog.init(store:)).as((any Listing).self).named("catalog")`.
    func declaration(at index: Int) -> WrittenDeclaration {
        let kind = list.text(at: index)
        var next = index + 1
        var factory: Range<Int>?
        if list.isSign("(", at: next) {
            var arguments = list.arguments(at: next)
            next = list.end(of: next)
            if kind == "Scoped", !arguments.isEmpty { arguments.removeFirst() }
            // `of:` labels a method of another definition, whose result type is unknown here.
            factory = arguments.first.flatMap { $0.label.isEmpty ? $0.range : nil }
        }
        if list.isSign("{", at: next), factory == nil {
            factory = next..<list.end(of: next)
            next = list.end(of: next)
        }
        var declaration = WrittenDeclaration(
            lines: line(at: index)...line(at: min(index + 1, list.count - 1)),
            types: factory.flatMap { type(in: $0, kind: kind) }.map { [$0] }, names: [],
            factory: factory.flatMap { list.isSign("{", at: $0.lowerBound) ? $0.lowerBound : nil })
        readModifiers(from: next, into: &declaration)
        return declaration
    }

    /// Adds the types and names that modifiers give a declaration; one that cannot be read makes them unknown.
    private func readModifiers(from start: Int, into declaration: inout WrittenDeclaration) {
        var next = start
        while list.isSign(".", at: next), list.isWord(at: next + 1) {
            let word = list.text(at: next + 1)
            next += 2
            var arguments: [Argument] = []
            if list.isSign("(", at: next) {
                arguments = list.arguments(at: next)
                next = list.end(of: next)
            }
            var closures = arguments.map(\.range.lowerBound)
            if list.isSign("{", at: next) {
                closures.append(next)
                next = list.end(of: next)
            }
            switch word {
            case "configure", "call": declaration.steps.formUnion(closures.filter { list.isSign("{", at: $0) })
            case "as", "only":
                guard let type = arguments.first.flatMap({ list.metatype(in: $0.range) }) else {
                    declaration.types = nil
                    continue
                }
                declaration.types?.append(type)
            case "named", "alias", "overriding":
                for argument in arguments where list.metatype(in: argument.range) == nil {
                    guard let name = list.literal(in: argument.range) else {
                        declaration.names = nil
                        continue
                    }
                    declaration.names?.append(name)
                }
            default: break
            }
        }
    }

    /// The type that a factory returns, if the code tells.
    private func type(in range: Range<Int>, kind: String) -> WrittenType? {
        if kind == "External" { return list.metatype(in: range) }
        if list.isSign("{", at: range.lowerBound) { return typeOfClosure(in: range) }
        if kind == "Value" { return typeOfCall(in: range) ?? typeOfLiteral(in: range) }
        // `Catalog.init` or `Catalog.init(store:)`.
        var end = range.upperBound
        if list.isSign(")", at: end - 1), list.partner[end - 1] > range.lowerBound { end = list.partner[end - 1] }
        guard end - range.lowerBound > 2, list.isWord("init", at: end - 1), list.isSign(".", at: end - 2) else {
            return nil
        }
        let type = WrittenType(range.lowerBound..<(end - 2), in: list)
        return type == .other ? nil : type
    }

    private func typeOfClosure(in range: Range<Int>) -> WrittenType? {
        var start = range.lowerBound + 1
        let end = list.partner[range.lowerBound]
        guard end > start else { return nil }
        // A signature may state the return type; otherwise the expression after the signature decides.
        if let sign = (start..<end).first(where: { list.isWord("in", at: $0) }), isSignature(in: start..<sign) {
            if let arrow = (start..<sign).last(where: { list.isArrow(at: $0) }) {
                let type = WrittenType((arrow + 1)..<sign, in: list)
                return type == .other ? nil : type
            }
            start = sign + 1
        }
        while list.isWord("try", at: start) || list.isWord("await", at: start) || list.isWord("return", at: start) {
            start += 1
        }
        guard start < end else { return nil }
        return typeOfCall(in: start..<end) ?? typeOfLiteral(in: start..<end)
    }

    /// Whether tokens before the word `in` are a closure's signature, rather than statements before a loop's `in`.
    private func isSignature(in range: Range<Int>) -> Bool {
        !range.contains {
            list.isSign("{", at: $0) || list.isWord("let", at: $0) || list.isWord("for", at: $0)
                || list.isSign("=", at: $0)
        }
    }

    /// `Catalog(store: store)`, or `… as any Listing`.
    private func typeOfCall(in range: Range<Int>) -> WrittenType? {
        if let sign = range.last(where: { list.isWord("as", at: $0) }) {
            let type = WrittenType((sign + 1)..<range.upperBound, in: list)
            return type == .other ? nil : type
        }
        guard range.count > 2, list.isSign(")", at: range.upperBound - 1) else { return nil }
        let open = list.partner[range.upperBound - 1]
        guard open > range.lowerBound else { return nil }
        var last = open - 1
        // `Catalog.init(…)`.
        if list.isWord("init", at: last), list.isSign(".", at: last - 1) { last -= 2 }
        var word = last
        if list.isSign(">", at: last), let name = (range.lowerBound..<last).last(where: { list.isSign("<", at: $0) }) {
            word = name - 1
        }
        guard word >= range.lowerBound, list.isCapitalized(at: word) else { return nil }
        let type = WrittenType(range.lowerBound..<(last + 1), in: list)
        return type == .other ? nil : type
    }

    private func typeOfLiteral(in range: Range<Int>) -> WrittenType? {
        guard range.count == 1 else { return nil }
        let token = list[range.lowerBound]
        switch token.kind {
        case .text, .interpolatedText: return .named(["String"], arguments: [])
        case .number: return .named([list.text(at: range.lowerBound).contains(".") ? "Double" : "Int"], arguments: [])
        case .word where token.isWord("true") || token.isWord("false"): return .named(["Bool"], arguments: [])
        default: return nil
        }
    }

    /// `@Singleton(as: (any Store).self, .named("x")) final class SQLStore`.
    func macro(at index: Int) -> WrittenDeclaration {
        var declaration = WrittenDeclaration(lines: line(at: index)...line(at: index), types: [], names: [])
        var next = index + 1
        if list.isSign("(", at: next) {
            for argument in list.arguments(at: next) {
                if let type = list.metatype(in: argument.range) {
                    declaration.types?.append(type)
                } else if let name = list.literal(in: argument.range) {
                    declaration.names?.append(name)
                } else if let open = argument.range.first(where: { list.isSign("(", at: $0) }) {
                    for inner in list.arguments(at: open) {
                        if let name = list.literal(in: inner.range) { declaration.names?.append(name) }
                        if let type = list.metatype(in: inner.range) { declaration.types?.append(type) }
                    }
                }
            }
            next = list.end(of: next)
        }
        let limit = min(next + 60, list.count)
        while next < limit {
            if ["class", "struct", "actor", "enum"].contains(where: { (word: Word) in list.isWord(word, at: next) }),
                list.isWord(at: next + 1), list.text(at: next + 1) != "func"
            {
                declaration.types?.append(.named([list.text(at: next + 1)], arguments: []))
                return WrittenDeclaration(
                    lines: line(at: index)...max(line(at: index), line(at: next + 1)), types: declaration.types,
                    names: declaration.names)
            }
            next = list.isSign("(", at: next) ? list.end(of: next) : next + 1
        }
        declaration.types = nil
        return declaration
    }

    private func line(at index: Int) -> UInt32 { UInt32(list[index].line) }
}
