import Alchemic

/// The way in which a test's container starts before the test runs.
enum TestStart: Sendable {
    case nothing
    /// The container starts.
    case start
    #if Services
    /// The container starts, and its services run during the test, except those that are declared as certain types.
    case services(except: [Any.Type])
    #endif

    /// Starts the container in this way, and runs an operation.
    func apply(to container: Container, during operation: () async throws -> Void) async throws {
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
