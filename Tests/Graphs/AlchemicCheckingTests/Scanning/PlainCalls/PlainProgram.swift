import Alchemic

/// A file of calls, each of which either fails as the program runs or succeeds.
///
/// Lines that end in `// WARNED` are warned of, and fail; those that end in `// UNSAID` fail without a warning.
struct PlainProgram: Sendable {
    typealias Call = @Sendable (Container) async throws -> Void

    let file: String
    let module: Module
    let calls: [Call]

    init(_ module: Module, calls: [Call], file: String = #filePath) {
        self.file = file
        self.module = module
        self.calls = calls
    }
}
