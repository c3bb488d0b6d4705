import Hummingbird
import Logging

/// Runs an operation while a server with these routes listens on a port of its own.
func withStubServer<Result: Sendable>(
    _ addRoutes: (Router<BasicRequestContext>) -> Void,
    operation: @escaping @Sendable (_ address: String) async throws -> Result
) async throws -> Result {
    let router = Router()
    addRoutes(router)
    let (ports, port) = AsyncStream<Int>.makeStream()
    let application = Application(
        router: router, configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)),
        onServerRunning: { port.yield($0.localAddress?.port ?? 0) },
        logger: Logger(label: "stub") { _ in SwiftLogNoOpLogHandler() })
    return try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await application.run() }
        defer { group.cancelAll() }
        for await port in ports { return try await operation("http://127.0.0.1:\(port)") }
        throw CancellationError()
    }
}
