public import Alchemic
internal import DefinitionFiles
package import FileValues

/// Definition files, as part of a module: what they declare is checked together with everything else.
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
    /// What the files declare, or what is wrong with them.
    @_documentation(visibility: internal)
    public let contents: [ModuleElement]

    /// Reads files from the disk.
    ///
    /// - Parameters:
    ///   - paths: The files; what a later one says wins.
    ///   - types: The types that they may name.
    ///   - settings: What else the program says.
    public init(_ paths: String..., types: FileTypes, settings: FileSettings = FileSettings()) {
        self.init(LoadedFiles(.disk, paths: paths, entries: [], types: types, settings: settings))
    }

    /// Reads a file that is in memory already; what it imports is read from the disk.
    ///
    /// - Parameters:
    ///   - text: What the file says.
    ///   - path: Its name, for messages, and for the folder of what it imports.
    ///   - types: The types that it may name.
    ///   - settings: What else the program says.
    public init(text: String, path: String, types: FileTypes, settings: FileSettings = FileSettings()) {
        self.init(bytes: Array(text.utf8), path: path, types: types, settings: settings)
    }

    /// Reads a file that is in memory already, as it came; what it imports is read from the disk.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - path: Its name, for messages, and for the folder of what it imports.
    ///   - types: The types that it may name.
    ///   - settings: What else the program says.
    public init(bytes: [UInt8], path: String, types: FileTypes, settings: FileSettings = FileSettings()) {
        let access = FileAccess(
            read: { name, limit throws(FileFailure) in
                name == path ? Array(bytes.prefix(limit + 1)) : try FileAccess.disk.read(name, limit)
            },
            list: FileAccess.disk.list, real: FileAccess.disk.real)
        self.init(LoadedFiles(access, paths: [path], entries: [], types: types, settings: settings))
    }

    /// Reads files by other means than the disk.
    package init(_ paths: [String], _ access: FileAccess, types: FileTypes, settings: FileSettings = FileSettings()) {
        self.init(LoadedFiles(access, paths: paths, entries: [], types: types, settings: settings))
    }

    init(_ files: LoadedFiles) {
        contents = files.diagnostics.map { ModuleElement($0) } + files.definitions.map { ModuleElement($0) }
    }
}

extension DefinitionFile: Printed, Opaque {
    package var summary: String { "DefinitionFile\(contents.counts)" }
}
