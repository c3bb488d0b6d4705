#if Services
import AlchemicServices
import TestSupport
import Testing

private struct Failing: Service {
    func run() async throws { throw CancellationError() }
}

@Suite("Each public type of services says in one line what it is") struct PrintedTypeTests {
    @Test("those of services")
    func services() async throws {
        let service = try ContainerService(
            Module("Failing") { Singleton(Failing.init, file: "AlchemicServicesTests/App.swift", line: 1, column: 1) })
        let error = await #expect(throws: ServiceError.self) { try await service.run() }
        try expectPrinted(
            "AlchemicServices",
            [try ContainerService(Module("App") {}), service, try #require(error?.failures.first)])
    }
}
#endif
