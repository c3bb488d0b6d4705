internal import DefinitionFiles
internal import FileValues

/// What files see of the world around the program.
struct Surroundings: Sendable {
    /// The variables of the environment.
    let variables: [String: String]
    /// What `%env(file:…)%` reads with.
    let files: FileAccess
}
