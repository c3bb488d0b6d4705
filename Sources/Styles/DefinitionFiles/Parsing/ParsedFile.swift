/// The declarations of one file, with their positions.
package struct ParsedFile: Sendable {
    /// The languages whose method names a file may use.
    package enum Language: String, Sendable {
        case swift = "Swift"
        case objectiveC = "ObjC"
    }

    /// The declarations of a file outside of profiles, or of one of its profiles.
    package struct Layer: Sendable {
        /// The paths and patterns to import.
        package var imports: [Located<String>] = []
        package var parameters: [FileEntry] = []
        package var services: [Shared<ServiceEntry>] = []
        /// The defaults for every service of the file, as an entry whose id is unused.
        package var defaults: ServiceEntry?
    }

    /// The file's path.
    package let path: String
    /// The name for the generated module.
    package var containerClass: Located<String>?
    package var language = Language.swift
    /// The declarations that apply with every set of profiles.
    package var base = Layer()
    /// The declarations for each profile, in the file's order.
    package var profiles: [(name: Located<String>, layer: Layer)] = []
}
