package import Alchemic
package import Search

/// A search engine over one folder: the container, and the two things the program does with it.
package struct SearchEngine: Sendable {
    private let parts: SearchContainer

    /// Creates the container, whose wiring was checked with the build; nothing is read yet.
    package init(
        _ folder: some Folder, clock: some TimeSource, observer: (@Sendable (ContainerEvent) -> Void)? = nil
    ) throws {
        parts = try SearchContainer(Container(searchModule(folder), observer: observer))
        try container.set(clock)
    }

    /// Where everything is made.
    package var container: Container { parts.container }

    /// Reads the folder.
    ///
    /// - Throws: A ``SearchProblem`` if there is nothing to read.
    package func start() async throws {
        try await plainly { try await container.start() }
    }

    /// Answers a question, in a scope of its own.
    ///
    /// - Throws: A ``SearchProblem`` if the question cannot be answered.
    package func hits(for question: Question) async throws -> [Hit] {
        try await plainly {
            try await parts.query(question: question) { query in try query.searchSession.hits() }
        }
    }

    /// What was asked so far.
    package var journal: Journal {
        get throws { try parts.journal }
    }

    /// Turns the container's account of a failure into the problem itself, which is what the user can do something about.
    private func plainly<Result>(_ operation: () async throws -> sending Result) async throws -> sending Result {
        do {
            return try await operation()
        } catch let error as ResolutionError {
            throw error.underlying as? SearchProblem ?? error
        } catch let error as StartError {
            throw error.failures.first?.underlying as? SearchProblem ?? error
        }
    }
}
