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
    init(_ places: Range<Int>, _ list: TokenList) {
        guard !places.isEmpty else {
            self = .other
            return
        }
        let last = places.upperBound - 1
        let first = places.lowerBound
        if list.isSign("?", last) || list.isSign("!", last) {
            let inside = WrittenType(first..<last, list)
            // `any P?` is not a valid type.
            if case .any = inside, !list.isSign(")", last - 1) {
                self = .other
            } else {
                self = inside.wrapped { .optional($0) }
            }
        } else if list.isSign("(", first), list.end(of: first) == places.upperBound {
            let inside = (first + 1)..<last
            self = list.parts(inside).count == 1 ? WrittenType(inside, list) : .other
        } else if list.isSign("[", first), list.end(of: first) == places.upperBound {
            self = WrittenType.collection((first + 1)..<last, list)
        } else if list.isWord("any", first) {
            self = WrittenType((first + 1)..<places.upperBound, list).wrapped { .any($0) }
        } else {
            self = WrittenType.name(places, list)
        }
    }

    private static func collection(_ places: Range<Int>, _ list: TokenList) -> WrittenType {
        let parts = list.parts(places, separatedBy: ":")
        switch parts.count {
        case 1: return WrittenType(parts[0], list).wrapped { .list($0) }
        case 2:
            let key = WrittenType(parts[0], list)
            let value = WrittenType(parts[1], list)
            return key == .other || value == .other ? .other : .dictionary(key, value)
        default: return .other
        }
    }

    private static func name(_ places: Range<Int>, _ list: TokenList) -> WrittenType {
        var names: [String] = []
        var arguments: [WrittenType] = []
        var next = places.lowerBound
        while next < places.upperBound {
            guard list.isWord(next), arguments.isEmpty else { return .other }
            let name = list.text(next)
            guard !["some", "inout", "sending", "borrowing", "consuming", "Self", "self"].contains(name) else {
                return .other
            }
            names.append(name)
            next += 1
            if next < places.upperBound, list.isSign("<", next) {
                guard let end = list.endOfGenerics(next), end <= places.upperBound else { return .other }
                arguments = list.parts((next + 1)..<(end - 1)).map { WrittenType($0, list) }
                guard !arguments.isEmpty, !arguments.contains(.other) else { return .other }
                next = end
            }
            if next == places.upperBound { return .named(names, arguments: arguments) }
            guard list.isSign(".", next) else { return .other }
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
