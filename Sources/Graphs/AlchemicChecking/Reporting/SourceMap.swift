import AlchemicGraphDocument
package import SourceImports

/// The paths of source files, by the names that locations use.
///
/// Locations are `Module/File.swift`, so that no machine's paths are compiled into a program. The build knows the files of each
/// module and passes a file with a line for each: the name, a tab, and the path. After another tab, `code` marks a file to look
/// through for the types that code resolves, and `internal` a file that no library of the package contains.
package struct SourceMap: Sendable {
    private var paths: [String: String] = [:]
    /// The files to look through, in order.
    package private(set) var code: [(name: String, path: String)] = []
    /// The package's files outside of libraries and tests, whose declarations no other package can use.
    private(set) var internals: [(name: String, path: String)] = []

    /// Creates a map.
    ///
    /// - Parameter text: The lines; without any, every location stays unchanged.
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

    /// Reads a map from a file.
    ///
    /// - Parameter path: The path of the map.
    /// - Throws: A ``TextFile/Failure`` if it cannot be read.
    package init(file path: String) throws(TextFile.Failure) {
        self.init(try TextFile.read(path))
    }

    /// All files, in no particular order.
    var files: some Sequence<(name: String, path: String)> { paths.lazy.map { (name: $0.key, path: $0.value) } }

    /// The import levels of the checked target.
    func importLevels() throws(TextFile.Failure) -> ImportLevels {
        var files: [(name: String, text: String)] = []
        for file in code { files.append((file.name, try TextFile.read(file.path))) }
        return SourceMap.importLevels(of: files)
    }

    /// The import levels of the target among the files that no other one imports.
    package static func importLevels(of files: [(name: String, text: String)]) -> ImportLevels {
        var all = ImportLevels()
        for file in files { all.read(file.text) }
        var levels = ImportLevels()
        for file in files where !all.modules.contains(String(file.name.prefix { $0 != "/" })) { levels.read(file.text) }
        return levels
    }

    /// The location with the path of its file, if the path is known.
    package func translated(_ location: Definition.SourceLocation) -> Definition.SourceLocation {
        guard let path = paths[location.file] else { return location }
        return Definition.SourceLocation(file: path, line: location.line, column: location.column)
    }

    /// The text with file names, `Module/File.swift:7`, replaced by known paths.
    package func translated(_ text: String) -> String {
        text.replacing(#/[^\s()]+\.swift(?=:[0-9])/#) { paths[String($0.output)] ?? String($0.output) }
    }

    /// The problem with file names replaced by known paths.
    package func translated(_ problem: Diagnostic) -> Diagnostic {
        problem.moved({ translated($0) }, text: { translated($0) })
    }

    /// The map with paths made relative to a folder that contains them.
    func relative(to folder: String?) -> SourceMap {
        var copy = self
        copy.paths = paths.mapValues { AlchemicChecking.relative($0, to: folder) }
        return copy
    }
}
