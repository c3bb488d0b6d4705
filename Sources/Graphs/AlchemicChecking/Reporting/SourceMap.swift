import AlchemicGraphDocument
package import SourceImports

/// Where source files are, by the names that locations call them by.
///
/// Locations are `Module/File.swift`, so that no path of a machine is compiled into a program. Who builds knows the files
/// of each module, and passes them on as a file with a line for each: the name, a tab, and the path. Behind another tab, `code`
/// marks what is looked through for what code resolves, and `internal` what no library of the package has.
package struct SourceMap: Sendable {
    private var paths: [String: String] = [:]
    /// The files that are looked through, in order.
    package private(set) var code: [(name: String, path: String)] = []
    /// The files of the package that no library has, without tests: other packages cannot use what they declare.
    private(set) var internals: [(name: String, path: String)] = []

    /// Creates a map.
    ///
    /// - Parameter text: The lines; by default there are none, and every location stays as it is.
    package init(_ text: String = "") {
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: "\t", maxSplits: 2).map(String.init)
            guard parts.count > 1 else { continue }
            paths[parts[0]] = parts[1]
            let marks = parts.count == 3 ? parts[2].split(separator: " ") : []
            if marks.contains("code") { code.append((parts[0], parts[1])) }
            if marks.contains("internal") { internals.append((parts[0], parts[1])) }
        }
    }

    /// Reads a map.
    ///
    /// - Parameter path: The file.
    /// - Throws: A ``TextFile/Failure`` if it cannot be read.
    package init(file path: String) throws(TextFile.Failure) {
        self.init(try TextFile.read(path))
    }

    /// All files, in no order.
    var files: some Sequence<(name: String, path: String)> { paths.lazy.map { (name: $0.key, path: $0.value) } }

    /// How the checked target imports modules.
    func importLevels() throws(TextFile.Failure) -> ImportLevels {
        var files: [(name: String, text: String)] = []
        for file in code { files.append((file.name, try TextFile.read(file.path))) }
        return SourceMap.importLevels(of: files)
    }

    /// How the target imports modules that none of the others imports, of the targets that files belong to.
    package static func importLevels(of files: [(name: String, text: String)]) -> ImportLevels {
        var all = ImportLevels()
        for file in files { all.read(file.text) }
        var levels = ImportLevels()
        for file in files where !all.modules.contains(String(file.name.prefix { $0 != "/" })) { levels.read(file.text) }
        return levels
    }

    /// A location with the path of its file, if that is known.
    package func translate(_ location: Definition.SourceLocation) -> Definition.SourceLocation {
        guard let path = paths[location.file] else { return location }
        return Definition.SourceLocation(file: path, line: location.line, column: location.column)
    }

    /// A text with the paths of the files in it, `Module/File.swift:7`, that are known.
    package func translate(_ text: String) -> String {
        text.replacing(#/[^\s()]+\.swift(?=:[0-9])/#) { paths[String($0.output)] ?? String($0.output) }
    }

    /// A problem with the paths of its files, if they are known.
    package func translate(_ problem: Diagnostic) -> Diagnostic {
        problem.moved({ translate($0) }, text: { translate($0) })
    }

    /// The map with paths relative to a folder that contains them.
    func relative(to folder: String?) -> SourceMap {
        var copy = self
        copy.paths = paths.mapValues { AlchemicChecking.relative($0, to: folder) }
        return copy
    }
}
