/// Reads a declaration in code: which types it may provide, and by which names.
struct DeclarationReader {
    let list: TokenList

    /// `Singleton(Catalog.init(store:)).as((any Listing).self).named("catalog")`.
    func declaration(_ place: Int) -> WrittenDeclaration {
        let kind = list.text(place)
        var next = place + 1
        var factory: Range<Int>?
        if list.isSign("(", next) {
            var arguments = list.arguments(next)
            next = list.end(of: next)
            if kind == "Scoped", !arguments.isEmpty { arguments.removeFirst() }
            // `of:` labels a method of another definition, whose result type is unknown here.
            factory = arguments.first.flatMap { $0.label.isEmpty ? $0.places : nil }
        }
        if list.isSign("{", next), factory == nil {
            factory = next..<list.end(of: next)
            next = list.end(of: next)
        }
        var declaration = WrittenDeclaration(
            lines: line(place)...line(min(place + 1, list.count - 1)),
            types: factory.flatMap { type($0, kind: kind) }.map { [$0] }, names: [],
            factory: factory.flatMap { list.isSign("{", $0.lowerBound) ? $0.lowerBound : nil })
        readModifiers(from: next, into: &declaration)
        return declaration
    }

    private func readModifiers(from start: Int, into declaration: inout WrittenDeclaration) {
        var next = start
        while list.isSign(".", next), list.isWord(next + 1) {
            let word = list.text(next + 1)
            next += 2
            guard list.isSign("(", next) else { continue }
            let arguments = list.arguments(next)
            next = list.end(of: next)
            if list.isSign("{", next) { next = list.end(of: next) }
            switch word {
            case "as", "only":
                guard let type = arguments.first.flatMap({ list.metatype($0.places) }) else {
                    declaration.types = nil
                    continue
                }
                declaration.types?.append(type)
            case "named", "alias", "overriding":
                for argument in arguments where list.metatype(argument.places) == nil {
                    guard let name = list.literal(argument.places) else {
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
    private func type(_ places: Range<Int>, kind: String) -> WrittenType? {
        if kind == "External" { return list.metatype(places) }
        if list.isSign("{", places.lowerBound) { return typeOfClosure(places) }
        if kind == "Value" { return typeOfCall(places) ?? typeOfLiteral(places) }
        // `Catalog.init` or `Catalog.init(store:)`.
        var end = places.upperBound
        if list.isSign(")", end - 1), list.partner[end - 1] > places.lowerBound { end = list.partner[end - 1] }
        guard end - places.lowerBound > 2, list.isWord("init", end - 1), list.isSign(".", end - 2) else { return nil }
        let type = WrittenType(places.lowerBound..<(end - 2), list)
        return type == .other ? nil : type
    }

    private func typeOfClosure(_ places: Range<Int>) -> WrittenType? {
        var start = places.lowerBound + 1
        let end = list.partner[places.lowerBound]
        guard end > start else { return nil }
        // A signature may state the return type; otherwise the expression after the signature decides.
        if let sign = (start..<end).first(where: { list.isWord("in", $0) }), isSignature(start..<sign) {
            if let arrow = (start..<sign).last(where: { list.isArrow($0) }) {
                let type = WrittenType((arrow + 1)..<sign, list)
                return type == .other ? nil : type
            }
            start = sign + 1
        }
        while list.isWord("try", start) || list.isWord("await", start) || list.isWord("return", start) { start += 1 }
        guard start < end else { return nil }
        return typeOfCall(start..<end) ?? typeOfLiteral(start..<end)
    }

    private func isSignature(_ places: Range<Int>) -> Bool {
        !places.contains {
            list.isSign("{", $0) || list.isWord("let", $0) || list.isWord("for", $0) || list.isSign("=", $0)
        }
    }

    /// `Catalog(store: store)`, or `… as any Listing`.
    private func typeOfCall(_ places: Range<Int>) -> WrittenType? {
        if let sign = places.last(where: { list.isWord("as", $0) }) {
            let type = WrittenType((sign + 1)..<places.upperBound, list)
            return type == .other ? nil : type
        }
        guard places.count > 2, list.isSign(")", places.upperBound - 1) else { return nil }
        let open = list.partner[places.upperBound - 1]
        guard open > places.lowerBound else { return nil }
        var last = open - 1
        // `Catalog.init(…)`.
        if list.isWord("init", last), list.isSign(".", last - 1) { last -= 2 }
        var word = last
        if list.isSign(">", last), let name = (places.lowerBound..<last).last(where: { list.isSign("<", $0) }) {
            word = name - 1
        }
        guard word >= places.lowerBound, list.isCapitalized(word) else { return nil }
        let type = WrittenType(places.lowerBound..<(last + 1), list)
        return type == .other ? nil : type
    }

    private func typeOfLiteral(_ places: Range<Int>) -> WrittenType? {
        guard places.count == 1 else { return nil }
        let token = list[places.lowerBound]
        switch token.kind {
        case .text, .interpolatedText: return .named(["String"], arguments: [])
        case .number: return .named([list.text(places.lowerBound).contains(".") ? "Double" : "Int"], arguments: [])
        case .word where token.isWord("true") || token.isWord("false"): return .named(["Bool"], arguments: [])
        default: return nil
        }
    }

    /// `@Singleton(as: (any Store).self, .named("x")) final class SQLStore`.
    func macro(_ place: Int) -> WrittenDeclaration {
        var declaration = WrittenDeclaration(lines: line(place)...line(place), types: [], names: [])
        var next = place + 1
        if list.isSign("(", next) {
            for argument in list.arguments(next) {
                if let type = list.metatype(argument.places) {
                    declaration.types?.append(type)
                } else if let name = list.literal(argument.places) {
                    declaration.names?.append(name)
                } else if let open = argument.places.first(where: { list.isSign("(", $0) }) {
                    for inner in list.arguments(open) {
                        if let name = list.literal(inner.places) { declaration.names?.append(name) }
                        if let type = list.metatype(inner.places) { declaration.types?.append(type) }
                    }
                }
            }
            next = list.end(of: next)
        }
        let limit = min(next + 60, list.count)
        while next < limit {
            if ["class", "struct", "actor", "enum"].contains(where: { (word: Word) in list.isWord(word, next) }),
                list.isWord(next + 1), list.text(next + 1) != "func"
            {
                declaration.types?.append(.named([list.text(next + 1)], arguments: []))
                return WrittenDeclaration(
                    lines: line(place)...max(line(place), line(next + 1)), types: declaration.types,
                    names: declaration.names)
            }
            next = list.isSign("(", next) ? list.end(of: next) : next + 1
        }
        declaration.types = nil
        return declaration
    }

    private func line(_ place: Int) -> UInt32 { UInt32(list[place].line) }
}
