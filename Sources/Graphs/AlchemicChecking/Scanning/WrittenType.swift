/// A type as it is written in code.
indirect enum WrittenType: Equatable {
    /// A name, `Shop.Catalog`, with the generic arguments of its last part.
    case named([String], arguments: [WrittenType])
    /// `any Store`.
    case any(WrittenType)
    case optional(WrittenType)
    case list(WrittenType)
    case dictionary(WrittenType, WrittenType)
    /// Any other type: a tuple, a function, a composition.
    case other
}

extension WrittenType {
    /// Reads the type that a range of tokens spells out.
    init(_ range: Range<Int>, in list: TokenList) {
        guard !range.isEmpty else {
            self = .other
            return
        }
        let last = range.upperBound - 1
        let first = range.lowerBound
        if list.isSign("?", at: last) || list.isSign("!", at: last) {
            let inside = WrittenType(first..<last, in: list)
            // `any P?` is not a valid type.
            if case .any = inside, !list.isSign(")", at: last - 1) {
                self = .other
            } else {
                self = inside.wrapped { .optional($0) }
            }
        } else if list.isSign("(", at: first), list.end(of: first) == range.upperBound {
            let inside = (first + 1)..<last
            self = list.parts(of: inside).count == 1 ? WrittenType(inside, in: list) : .other
        } else if list.isSign("[", at: first), list.end(of: first) == range.upperBound {
            self = WrittenType.collection((first + 1)..<last, in: list)
        } else if list.isWord("any", at: first) {
            self = WrittenType((first + 1)..<range.upperBound, in: list).wrapped { .any($0) }
        } else {
            self = WrittenType.name(range, in: list)
        }
    }

    private static func collection(_ range: Range<Int>, in list: TokenList) -> WrittenType {
        let parts = list.parts(of: range, separatedBy: ":")
        switch parts.count {
        case 1: return WrittenType(parts[0], in: list).wrapped { .list($0) }
        case 2:
            let key = WrittenType(parts[0], in: list)
            let value = WrittenType(parts[1], in: list)
            return key == .other || value == .other ? .other : .dictionary(key, value)
        default: return .other
        }
    }

    private static func name(_ range: Range<Int>, in list: TokenList) -> WrittenType {
        var names: [String] = []
        var arguments: [WrittenType] = []
        var next = range.lowerBound
        while next < range.upperBound {
            guard list.isWord(at: next), arguments.isEmpty else { return .other }
            let name = list.text(at: next)
            guard !["some", "inout", "sending", "borrowing", "consuming", "Self", "self"].contains(name) else {
                return .other
            }
            names.append(name)
            next += 1
            if next < range.upperBound, list.isSign("<", at: next) {
                guard let end = list.endOfGenerics(at: next), end <= range.upperBound else { return .other }
                arguments = list.parts(of: (next + 1)..<(end - 1)).map { WrittenType($0, in: list) }
                guard !arguments.isEmpty, !arguments.contains(.other) else { return .other }
                next = end
            }
            if next == range.upperBound { return .named(names, arguments: arguments) }
            guard list.isSign(".", at: next) else { return .other }
            next += 1
        }
        return .other
    }

    private func wrapped(_ wrap: (WrittenType) -> WrittenType) -> WrittenType { self == .other ? .other : wrap(self) }

    /// The first word of the type's name.
    var firstName: String? {
        switch self {
        case .named(let names, _): names.first
        case .any(let inside): inside.firstName
        default: nil
        }
    }

    /// The last word of the type's name, without `any` and optionals.
    var simpleName: String? {
        switch self {
        case .named(let names, _): names.last
        case .any(let inside), .optional(let inside): inside.simpleName
        default: nil
        }
    }

    /// The first word of every name in the type: the words that code looks up.
    var firstNames: [String] {
        switch self {
        case .named(let names, let arguments): names.prefix(1) + arguments.flatMap(\.firstNames)
        case .any(let inside), .optional(let inside), .list(let inside): inside.firstNames
        case .dictionary(let key, let value): key.firstNames + value.firstNames
        case .other: []
        }
    }
}
