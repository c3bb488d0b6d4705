internal import Alchemic
internal import AlchemicCompiledFiles
internal import DefinitionFiles
internal import FileValues

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// What a program says when it has definition files read.
public struct FileSettings: Sendable {
    /// The profiles that are active: sections `when@profile` of others mean nothing.
    public var profiles: [String] = []
    /// Values of parameters, which win over what files declare: constants, or objects that no file could write.
    public var parameters: [String: any Sendable] = [:]
    /// The names of definitions that are declared in code, to which files may refer.
    public var definitions: [String] = []
    /// The tags of what is declared in code, which files may use.
    public var tags: [String] = []
    /// The environment that `%env(NAME)%` reads; nil for that of the program.
    public var environment: [String: String]?

    /// Folders from which files may import, besides the root.
    ///
    /// The root is the folder that the program runs in, or, of a file that is not there, the file's own. Links are followed
    /// before it is decided where a file is.
    public var importFolders: [String] = []

    /// Whether files may import others, and read files by `%env(file:…)%`: not if they are untrusted.
    public var readsOtherFiles = true

    /// Makes settings that say nothing.
    public init() {}

    var options: FileOptions {
        var options = FileOptions()
        options.profiles = profiles
        options.services = definitions
        options.tags = tags
        options.importFolders = importFolders
        options.given = parameters.mapValues { FileConstant($0) }
        return options
    }

    var variables: [String: String] { environment ?? ProcessInfo.processInfo.environment }
}

// Parameters and the environment hold secrets.
extension FileSettings: Printed, Opaque {
    package var summary: String {
        "FileSettings"
            + facts(
                profiles.isEmpty ? nil : "profiles: \(profiles.joined(separator: ", "))",
                several(parameters.count, "parameter"), several(definitions.count, "definition"),
                several(tags.count, "tag"),
                environment == nil ? nil : "an environment of its own",
                several(importFolders.count, "import folder"), readsOtherFiles ? nil : "reads no other files")
    }
}
