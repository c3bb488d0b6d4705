/// The program or a library, and what was found in it.
struct FoundImage: Sendable {
    /// Where its file is.
    let path: String
    /// The definitions of its self-declaring types; named after the file.
    let module: Module
    /// The types in it that configure the main container.
    let configurations: [any MainConfiguration.Type]
}

/// Looks for self-declaring types and configurations in what is loaded.
struct Search: Sendable {
    /// Types of frameworks that are not searched by default (A14).
    var additional: [Any.Type] = []

    /// The images that no earlier call has returned.
    mutating func next() -> [FoundImage] { [] }
}
