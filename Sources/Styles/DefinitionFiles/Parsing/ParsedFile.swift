/// What one file says, each part with its place.
package struct ParsedFile: Sendable {
    /// The spellings of methods that a file allows.
    package enum Language: String, Sendable {
        case swift = "Swift"
        case objectiveC = "ObjC"
    }

    /// What a file says, or one of its profiles.
    package struct Layer: Sendable {
        /// Paths and patterns.
        package var imports: [Located<String>] = []
        package var parameters: [FileEntry] = []
        package var services: [Shared<ServiceEntry>] = []
        /// What holds for every service of the file; its id means nothing.
        package var defaults: ServiceEntry?
    }

    /// The file.
    package let path: String
    /// The generated module's name.
    package var containerClass: Located<String>?
    package var language = Language.swift
    /// What the file says in any case.
    package var base = Layer()
    /// What it says for a profile.
    package var profiles: [(name: Located<String>, layer: Layer)] = []
}
