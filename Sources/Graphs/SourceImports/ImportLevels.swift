/// How the files of a target import modules: with an access level, or without.
///
/// Without the feature `InternalImportsByDefault`, the compiler rejects a target in which one file says `import Alchemic` and another one
/// `internal import Alchemic`. What is generated for a target therefore follows the files that are there. With the feature, both
/// mean one thing, and `public import` goes with everything.
package struct ImportLevels: Sendable {
    /// The modules with an import without a level that no condition leaves out.
    private var plain: Set<String> = []
    /// The modules with an import that has a level other than `public`.
    private var leveled: Set<String> = []
    /// All modules that are imported.
    package private(set) var modules: Set<String> = []

    /// Creates what is known of a target without files: no import needs a level.
    package init() {}

    private static let levels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
    private static let kinds: Set<Substring> = [
        "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
    ]

    // MARK: Reading

    /// Reads the imports of a file, which stand before its declarations.
    package mutating func read(_ source: String) {
        var comments = 0
        var conditions = 0
        var start = source.startIndex
        while start < source.endIndex {
            let end = source[start...].firstIndex(where: \.isNewline) ?? source.endIndex
            for statement in ImportLevels.code(source[start..<end], &comments).split(separator: ";") {
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

    /// Adds an import.
    ///
    /// - Returns: Whether it is one.
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
    private static func code(_ line: Substring, _ comments: inout Int) -> String {
        var code = ""
        var rest = line
        while let slash = rest.firstIndex(where: { $0 == "/" || $0 == "*" }) {
            let mark = rest[slash...].prefix(2)
            if comments == 0 { code += rest[..<slash] }
            switch mark {
            case "//" where comments == 0: return code
            case "/*": comments += 1
            case "*/" where comments > 0: comments -= 1
            default:
                if comments == 0 { code += mark.prefix(1) }
                rest = rest[slash...].dropFirst()
                continue
            }
            rest = rest[slash...].dropFirst(2)
        }
        return comments == 0 ? code + rest : code
    }

    // MARK: Keeping

    private static let listed = "// Imported with an access level:"

    /// The modules whose imports need a level, as a source without code: a build passes it from one tool to the next.
    package var listing: String {
        ([ImportLevels.listed] + leveled.subtracting(plain).sorted()).joined(separator: " ") + "\n"
    }

    /// Reads a listing.
    package init(listing: String) {
        for line in listing.split(separator: "\n") where line.hasPrefix(ImportLevels.listed) {
            leveled.formUnion(line.dropFirst(ImportLevels.listed.count).split(separator: " ").map(String.init))
        }
    }

    // MARK: Writing

    /// The lines that import modules in one more file of the target.
    ///
    /// - Parameters:
    ///   - modules: The modules, in order.
    ///   - access: Who sees what the file declares with their types: `public`, `package`, or nothing for the target itself.
    /// - Returns: The lines.
    package func imports(of modules: [String], access: String = "") -> [String] {
        guard access != "public" else { return modules.map { "public import \($0)" } }
        guard !access.isEmpty else { return modules.map { "\(needsLevel($0) ? "internal " : "")import \($0)" } }
        let plain = modules.filter { !needsLevel($0) }
        let lines = modules.filter(needsLevel).map { "\(access) import \($0)" }
        guard !plain.isEmpty else { return lines }
        // Without the feature, a level would make the imports of the other files ambiguous, and one without a level suffices.
        return lines + ["#if hasFeature(InternalImportsByDefault)"] + plain.map { "\(access) import \($0)" } + ["#else"]
            + plain.map { "import \($0)" } + ["#endif"]
    }

    private func needsLevel(_ module: String) -> Bool {
        let name = module.filter { $0 != "`" }
        return leveled.contains(name) && !plain.contains(name)
    }
}
