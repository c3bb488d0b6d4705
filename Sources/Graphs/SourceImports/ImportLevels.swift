/// The access levels with which the files of a target import modules.
///
/// Without the feature `InternalImportsByDefault`, the compiler rejects a target in which one file says `import Alchemic` and
/// another one `internal import Alchemic`. Code that is generated for a target must therefore follow the target's other files.
/// With the feature, both imports mean the same, and `public import` is compatible with either.
package struct ImportLevels: Sendable {
    /// The modules that at least one unconditional import without a level names.
    private var plain: Set<String> = []
    /// The modules that at least one import with a level other than `public` names.
    private var leveled: Set<String> = []
    /// All imported modules.
    package private(set) var modules: Set<String> = []

    /// Creates the levels of a target without files, in which no import needs a level.
    package init() {}

    private static let levels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
    private static let kinds: Set<Substring> = [
        "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
    ]

    // MARK: Reading

    /// Reads the imports of a file, which must precede its declarations.
    package mutating func read(_ source: String) {
        var openComments = 0
        var conditions = 0
        var start = source.startIndex
        while start < source.endIndex {
            let end = source[start...].firstIndex(where: \.isNewline) ?? source.endIndex
            for statement in ImportLevels.code(in: source[start..<end], openComments: &openComments).split(
                separator: ";")
            {
                let words = statement.split(whereSeparator: \.isWhitespace).drop { $0.hasPrefix("@") }
                guard let first = words.first else { continue }
                if first.hasPrefix("#") {
                    if first.hasPrefix("#if") { conditions += 1 }
                    if first == "#endif" { conditions -= 1 }
                } else if !add(words, isConditional: conditions > 0) {
                    return
                }
            }
            start = end < source.endIndex ? source.index(after: end) : end
        }
    }

    /// Adds a statement if it is an import.
    ///
    /// - Returns: Whether the statement is an import.
    private mutating func add(_ statement: ArraySlice<Substring>, isConditional: Bool) -> Bool {
        var words = statement
        let level = words.first.flatMap { ImportLevels.levels.contains($0) ? $0 : nil }
        if level != nil { words.removeFirst() }
        guard words.popFirst() == "import" else { return false }
        if words.count > 1, let kind = words.first, ImportLevels.kinds.contains(kind) { words.removeFirst() }
        guard let module = words.first?.prefix(while: { $0 != "." }).filter({ $0 != "`" }) else { return true }
        modules.insert(module)
        if level == nil, !isConditional { plain.insert(module) }
        if let level, level != "public" { leveled.insert(module) }
        return true
    }

    /// A line without its comments.
    ///
    /// `openComments` counts the block comments that are open, before the line and then after it.
    private static func code(in line: Substring, openComments: inout Int) -> String {
        var code = ""
        var rest = line
        while let slash = rest.firstIndex(where: { $0 == "/" || $0 == "*" }) {
            let mark = rest[slash...].prefix(2)
            if openComments == 0 { code += rest[..<slash] }
            switch mark {
            case "//" where openComments == 0: return code
            case "/*": openComments += 1
            case "*/" where openComments > 0: openComments -= 1
            default:
                if openComments == 0 { code += mark.prefix(1) }
                rest = rest[slash...].dropFirst()
                continue
            }
            rest = rest[slash...].dropFirst(2)
        }
        return openComments == 0 ? code + rest : code
    }

    // MARK: Keeping

    private static let listed = "// Imported with an access level:"

    /// The modules whose imports need a level, as a source file without code that a build passes between tools.
    package var listing: String {
        ([ImportLevels.listed] + leveled.subtracting(plain).sorted()).joined(separator: " ") + "\n"
    }

    /// Reads the text of a ``listing``.
    package init(listing: String) {
        for line in listing.split(separator: "\n") where line.hasPrefix(ImportLevels.listed) {
            leveled.formUnion(line.dropFirst(ImportLevels.listed.count).split(separator: " ").map(String.init))
        }
    }

    // MARK: Writing

    /// The import lines for one more file of the target.
    ///
    /// - Parameters:
    ///   - modules: The modules, in order.
    ///   - access: The access level of the imports: `public`, `package`, or empty for a file that only its target sees.
    /// - Returns: The lines.
    package func imports(of modules: [String], access: String = "") -> [String] {
        guard access != "public" else { return modules.map { "public import \($0)" } }
        guard !access.isEmpty else { return modules.map { "\(needsLevel($0) ? "internal " : "")import \($0)" } }
        let plain = modules.filter { !needsLevel($0) }
        let lines = modules.filter(needsLevel).map { "\(access) import \($0)" }
        guard !plain.isEmpty else { return lines }
        // Without the feature, a level would conflict with the imports of other files, and an import without a level suffices.
        return lines + ["#if hasFeature(InternalImportsByDefault)"] + plain.map { "\(access) import \($0)" } + ["#else"]
            + plain.map { "import \($0)" } + ["#endif"]
    }

    private func needsLevel(_ module: String) -> Bool {
        let name = module.filter { $0 != "`" }
        return leveled.contains(name) && !plain.contains(name)
    }
}
