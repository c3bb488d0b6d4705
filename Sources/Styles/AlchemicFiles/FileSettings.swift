internal import Alchemic
internal import AlchemicCompiledFiles
internal import DefinitionFiles
internal import FileValues

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// The program's settings for reading definition files.
public struct FileSettings: Sendable {
    /// The active profiles; `when@` sections of other profiles are ignored.
    public var profiles: [String] = []
    /// Values of parameters, which override those in files: constants, or objects that no file could write.
    public var parameters: [String: any Sendable] = [:]
    /// The names of definitions declared in code, to which files may refer.
    public var definitions: [String] = []
    /// The tags of definitions declared in code, which files may use.
    public var tags: [String] = []
    /// The environment that `%env(NAME)%` reads; nil for the program's own.
    public var environment: [String: String]?

    /// Additional folders that files may import from.
    ///
    /// The working directory is always allowed, or the file's own folder if the file is outside of it. Symbolic links are
    /// resolved before paths are compared.
    public var importFolders: [String] = []

    /// Whether files may import other files, and read files by `%env(file:…)%`.
    ///
    /// Set this to false for untrusted files.
    public var readsOtherFiles = true

    /// Creates default settings.
    public init() {}

    /// The settings for reading; a parameter whose value no file could write has a nil constant.
    var options: FileOptions {
        var options = FileOptions()
        options.profiles = profiles
        options.services = definitions
        options.tags = tags
        options.importFolders = importFolders
        options.given = parameters.mapValues { FileConstant($0) }
        return options
    }

    /// The environment for `%env(NAME)%`.
    var variables: [String: String] { environment ?? ProcessInfo.processInfo.environment }
}

// Values are left out, since parameters and the environment may contain secrets.
extension FileSettings: Printed, Opaque {
    package var summary: String {
        "FileSettings"
            + facts(
                profiles.isEmpty ? nil : "profiles: \(profiles.joined(separator: ", "))",
                several(parameters.count, of: "parameter"), several(definitions.count, of: "definition"),
                several(tags.count, of: "tag"),
                environment == nil ? nil : "an environment of its own",
                several(importFolders.count, of: "import folder"), readsOtherFiles ? nil : "reads no other files")
    }
}
