import Foundation

/// One of the page's JavaScript modules, and how it stands in the page's only script.
///
/// A browser loads no modules from a disk. So each one becomes a function that is called where it stands, after those that it
/// imports, and returns what it exports; imports become constants.
struct ScriptModule {
    /// The file's name, without its extension.
    let name: String
    /// The names of the modules that it imports.
    let imports: [String]
    /// The source as a part of the page's script.
    let text: String

    /// Reads a module.
    ///
    /// - Parameters:
    ///   - name: The file's name, without its extension.
    ///   - source: Its text. Each import and the beginning of each exported declaration is a line.
    init(name: String, source: String) {
        var imports: [String] = []
        var exports: [String] = []
        var lines: [String] = []
        for line in source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            if let match = line.wholeMatch(of: /import (\{ .+ \}) from "\.\/([a-z-]+)\.mjs"/) {
                imports.append(String(match.2))
                lines.append("const \(match.1) = \(Self.constant(String(match.2)))")
            } else if let match = line.prefixMatch(of: /export ((?:const|function|class) (\w+).*)/) {
                exports.append(String(match.2))
                lines.append(String(match.1))
            } else {
                lines.append(line)
            }
        }
        while lines.last == "" { lines.removeLast() }
        self.name = name
        self.imports = imports
        let body = lines.joined(separator: "\n")
        let result = exports.isEmpty ? "" : "\nreturn { \(exports.joined(separator: ", ")) }"
        text = "const \(Self.constant(name)) = (() => {\n\(body)\(result)\n})()\n"
    }

    /// The constant that holds what a module exports: `graphViewModule` for `graph-view`.
    private static func constant(_ name: String) -> String { camelCase(name) + "Module" }

    /// The modules in an order in which each comes after those that it imports, else alphabetical.
    static func ordered(_ modules: [ScriptModule]) -> [ScriptModule] {
        let byName = Dictionary(uniqueKeysWithValues: modules.map { ($0.name, $0) })
        var seen: Set<String> = []
        var ordered: [ScriptModule] = []
        func visit(_ module: ScriptModule) {
            guard seen.insert(module.name).inserted else { return }
            for name in module.imports.sorted() {
                guard let imported = byName[name] else {
                    fatalError("\(module.name).mjs imports \(name).mjs, which is not there")
                }
                visit(imported)
            }
            ordered.append(module)
        }
        for module in modules.sorted(by: { $0.name < $1.name }) { visit(module) }
        return ordered
    }
}

/// A file's name as a name in Swift or JavaScript: `graphView` for `graph-view`.
func camelCase(_ name: String) -> String {
    let words = name.split(separator: "-")
    return words.prefix(1).joined() + words.dropFirst().map(\.capitalized).joined()
}
