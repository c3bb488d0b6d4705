/// The names of a class's members: readable, unique, and the same in each run.
struct MemberNames {
    private var names: [String] = []

    /// - Parameter candidates: The names of each member, in order of preference.
    /// - Parameter reserved: The names that no member may have.
    init(_ candidates: [[String]], reserved: Set<String>) {
        var choice = Array(repeating: 0, count: candidates.count)
        // All members that share a name take their next one, so that the order of declaration does not decide.
        for _ in 0..<(candidates.map(\.count).max() ?? 0) {
            let current = zip(candidates, choice).map { $0[min($1, $0.count - 1)] }
            let counts = Dictionary(current.map { ($0, 1) }, uniquingKeysWith: +)
            for index in current.indices
            where (counts[current[index]] ?? 0) > 1 || reserved.contains(current[index]) {
                choice[index] += 1
            }
        }
        var taken = reserved
        for (index, candidates) in candidates.enumerated() {
            let base = candidates[min(choice[index], candidates.count - 1)]
            var name = base
            var number = 2
            while !taken.insert(name).inserted {
                name = "\(base)\(number)"
                number += 1
            }
            names.append(name)
        }
    }

    /// A member's name as code writes it, in backquotes if necessary.
    subscript(index: Int) -> String { escaped(names[index]) }
    /// A member's name without backquotes.
    func plainName(at index: Int) -> String { names[index] }
}

/// A name, in backquotes if it is a keyword.
func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

private let keywords: Set<String> = [
    "actor", "any", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import", "in", "init", "inout", "internal", "is", "let", "nil", "open", "operator", "precedencegroup", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "some", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
]
