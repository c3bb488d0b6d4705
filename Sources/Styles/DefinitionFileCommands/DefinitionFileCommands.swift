#if Files
package import ArgumentParser
internal import DefinitionFileTools
internal import Foundation

/// The commands for definition files.
package enum DefinitionFileCommands {
    /// All of them, in the order of help.
    package static let all: [any ParsableCommand.Type] = [CompileCommand.self, CheckCommand.self, ImportsCommand.self]
}

/// The files of the command line, with those of its folders.
func definitionFiles(in paths: [String]) throws -> [String] {
    let files = FileSearch.files(in: paths)
    if files.isEmpty {
        throw ValidationError("no definition file (*.alchemic.yml) in \(paths.joined(separator: ", "))")
    }
    return files
}

/// Writes a file, unless it says the same already: then nothing that depends on it is built again.
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
