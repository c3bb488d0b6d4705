/// One of the page's JavaScript modules, in the page's only script.
///
/// A browser loads no modules from a disk. So each one becomes a function that is called where it stands and returns what the
/// module exports; imports become constants. Each import, and the beginning of each export, is a line.
package enum ScriptModule {
    /// The module of a file as such a function.
    package static func function(_ file: String, _ source: String) -> String {
        var exports: [Substring] = []
        var lines = source.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            if line.hasPrefix("import ") {
                let parts = line.dropFirst("import ".count).split(separator: " from ")
                return "const \(parts[0]) = \(constant(parts[1].dropFirst("\"./".count).dropLast()))"
            }
            guard line.hasPrefix("export ") else { return String(line) }
            let declaration = line.dropFirst("export ".count)
            exports.append(
                declaration.drop { $0 != " " }.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" })
            return String(declaration)
        }
        while lines.last == "" { lines.removeLast() }
        if !exports.isEmpty { lines.append("return { \(exports.joined(separator: ", ")) }") }
        return "const \(constant(file[...])) = (() => {\n\(lines.joined(separator: "\n"))\n})()\n"
    }

    /// The constant that holds what a file's module exports: `graphViewModule` for `graph-view.mjs`.
    private static func constant(_ file: Substring) -> String {
        let words = file.dropLast(".mjs".count).split(separator: "-")
        return words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + "Module"
    }
}
