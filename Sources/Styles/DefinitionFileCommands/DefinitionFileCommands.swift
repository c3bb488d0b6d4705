#if Files
package import ArgumentParser
internal import DefinitionFileTools
internal import Foundation

/// The commands for definition files.
package enum DefinitionFileCommands {
    /// All commands, in the order of the help.
    package static let all: [any ParsableCommand.Type] = [CompileCommand.self, CheckCommand.self, ImportsCommand.self]
}

/// The files that the command line lists, with the definition files in listed folders.
func definitionFiles(in paths: [String]) throws -> [String] {
    let files = FileSearch.files(in: paths)
    if files.isEmpty {
        throw ValidationError("no definition file (*.alchemic.yml) in \(paths.joined(separator: ", "))")
    }
    return files
}

/// Writes a file unless its contents are unchanged, so that files that depend on it are not built again.
func writeFile(_ text: String, to path: String) throws {
    let url = URL(filePath: path)
    let data = Data(text.utf8)
    if let old = try? Data(contentsOf: url), old == data { return }
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
}

/// Writes a line to the standard error.
func writeError(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
#endif
