public import Alchemic
internal import DefinitionFiles
package import FileValues

/// Definition files as part of a module, checked together with the module's other definitions.
///
/// ```swift
/// var types = FileTypes()
/// types.addFound()
/// let container = try Container(Module("Garage") { DefinitionFile("garage.alchemic.yml", types: types) })
/// let jaguar = try container.get(Car.self, .named("jaguar"))
/// ```
///
/// All problems of all files are reported together with those of the graph. See <doc:DefinitionFiles> for the
/// format.
public struct DefinitionFile: Module.Content, Sendable {
    /// The files' definitions and problems.
    @_documentation(visibility: internal)
    public let contents: [ModuleElement]

    /// Reads files from the disk.
    ///
    /// - Parameters:
    ///   - paths: The files; a later one overrides an earlier one.
    ///   - types: The types that the files may name.
    ///   - settings: Other settings of the program.
    public init(_ paths: String..., types: FileTypes, settings: FileSettings = FileSettings()) {
        self.init(LoadedFiles(.disk, paths: paths, entries: [], types: types, settings: settings))
    }

    /// Reads the text of a file; its imports are read from the disk.
    ///
    /// - Parameters:
    ///   - text: The text of the file.
    ///   - path: The file's path, for messages and to find imports.
    ///   - types: The types that the file may name.
    ///   - settings: Other settings of the program.
    public init(text: String, path: String, types: FileTypes, settings: FileSettings = FileSettings()) {
        self.init(bytes: Array(text.utf8), path: path, types: types, settings: settings)
    }

    /// Reads the bytes of a file; its imports are read from the disk.
    ///
    /// - Parameters:
    ///   - bytes: The bytes of the file.
    ///   - path: The file's path, for messages and to find imports.
    ///   - types: The types that the file may name.
    ///   - settings: Other settings of the program.
    public init(bytes: [UInt8], path: String, types: FileTypes, settings: FileSettings = FileSettings()) {
        let access = FileAccess(
            read: { name, limit throws(FileFailure) in
                name == path ? Array(bytes.prefix(limit + 1)) : try FileAccess.disk.read(name, limit)
            },
            list: FileAccess.disk.list, real: FileAccess.disk.real)
        self.init(LoadedFiles(access, paths: [path], entries: [], types: types, settings: settings))
    }

    /// Reads files with another access than the disk's.
    package init(
        _ paths: [String], through access: FileAccess, types: FileTypes, settings: FileSettings = FileSettings()
    ) {
        self.init(LoadedFiles(access, paths: paths, entries: [], types: types, settings: settings))
    }

    /// Takes the problems of the files, and the definitions if there are no errors.
    init(_ files: LoadedFiles) {
        contents = files.diagnostics.map { ModuleElement($0) } + files.definitions.map { ModuleElement($0) }
    }
}

extension DefinitionFile: Printed, Opaque {
    package var summary: String { "DefinitionFile\(contents.counts)" }
}
