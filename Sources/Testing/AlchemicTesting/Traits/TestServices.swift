#if Services
import Alchemic
import AlchemicServices

extension Container {
    /// Starts the container, runs an operation while its services run, and shuts them down in order.
    func runServices(except types: [Any.Type], during operation: () async throws -> Void) async throws {
        let all = ContainerService.services(of: self)
        for type in types where !all.contains(where: { $0.definition.isDeclared(as: type) }) {
            throw UselessException(type, among: all)
        }
        let services = all.filter { node in !types.contains { node.definition.isDeclared(as: $0) } }
        let runner = ContainerService(self, running: services, endsWhenDone: false)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await runner.run() }
            guard await runner.hasStarted else { return try await group.waitForAll() }
            let result: Result<Void, any Error>
            do { result = .success(try await operation()) } catch { result = .failure(error) }
            runner.shutDown()
            do {
                try await group.waitForAll()
            } catch {
                guard case .failure(let other) = result else { throw error }
                throw TestServicesError(services: error, operation: other)
            }
            try result.get()
        }
    }
}

/// A test failed, and so did its services.
struct TestServicesError: Error, CustomStringConvertible {
    /// The error of the services, which may be the reason why the test failed.
    let services: any Error
    let operation: any Error

    var description: String { "\(services)\n\nThe test failed as well: \(operation)" }
}

/// A test excludes a service that the container does not have.
struct UselessException: Error, CustomStringConvertible {
    /// The useless exception, and the services of the container.
    let description: String

    init(_ type: Any.Type, among services: [Node]) {
        let labels = services.map { "`\($0.label)`" }.joined(separator: ", ")
        description =
            "`except: \(type).self` leaves out nothing: "
            + (services.isEmpty ? "the container has no services" : "the container's services are \(labels)")
    }
}
#endif
