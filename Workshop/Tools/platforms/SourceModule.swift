/// A module as it is compiled for a platform; two that are equal need one check.
struct SourceModule: Hashable, Sendable {
    /// A file of it.
    struct File: Hashable, Sendable {
        /// Where it is in the repository.
        let path: String
        /// What it says on the platform.
        let text: String
    }

    let name: String
    let files: [File]
    /// The stubs that it imports, which are compiled for the same platform.
    let stubs: [SourceModule]

    /// Whether something was removed from it: what only that needed is superfluous then.
    var isPartial: Bool { files.contains { $0.text.contains(Conditions.removal) } }

    /// Whether it, or a stub that it imports, knows Objective-C.
    var hasObjectiveC: Bool { name == "ObjectiveC" || stubs.contains(where: \.hasObjectiveC) }

    /// All stubs that it needs, those that others need first.
    var allStubs: [SourceModule] {
        var all: [SourceModule] = []
        for stub in stubs.flatMap({ $0.allStubs + [$0] }) where !all.contains(stub) { all.append(stub) }
        return all
    }
}
