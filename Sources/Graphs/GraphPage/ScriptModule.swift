/// A JavaScript module of the page, converted for the page's only script.
///
/// A browser does not load modules from a disk. Each module becomes a function that is called in place and returns the exports;
/// imports become constants. The converter requires each import, and the beginning of each export, to be one line.
package enum ScriptModule {
    /// The code of a file's module as a function.
    package static func function(from source: String, file: String) -> String {
        var exports: [Substring] = []
        var lines = source.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            if line.hasPrefix("import ") {
                let parts = line.dropFirst("import ".count).split(separator: " from ")
                return "const \(parts[0]) = \(constant(for: parts[1].dropFirst("\"./".count).dropLast()))"
            }
            guard line.hasPrefix("export ") else { return String(line) }
            let declaration = line.dropFirst("export ".count)
            exports.append(
                declaration.drop { $0 != " " }.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" })
            return String(declaration)
        }
        while lines.last == "" { lines.removeLast() }
        if !exports.isEmpty { lines.append("return { \(exports.joined(separator: ", ")) }") }
        return "const \(constant(for: file[...])) = (() => {\n\(lines.joined(separator: "\n"))\n})()\n"
    }

    /// The name of the constant for the exports of a file's module: `graphViewModule` for `graph-view.mjs`.
    private static func constant(for file: Substring) -> String {
        let words = file.dropLast(".mjs".count).split(separator: "-")
        return words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + "Module"
    }
}
