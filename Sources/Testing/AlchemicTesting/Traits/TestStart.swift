import Alchemic

/// What a test's container does before the test runs.
enum TestStart: Sendable {
    case nothing
    /// It starts.
    case start
    #if Services
    /// It starts, and its services run during the test, except those that are declared as certain types.
    case services(except: [Any.Type])
    #endif

    /// Runs an operation during which the container is started as far as that.
    func surround(_ container: Container, _ operation: () async throws -> Void) async throws {
        switch self {
        case .nothing: try await operation()
        case .start:
            try await container.start()
            try await operation()
        #if Services
        case .services(let exceptions): try await container.runServices(except: exceptions, during: operation)
        #endif
        }
    }
}
