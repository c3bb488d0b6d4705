#if Services
@testable import AlchemicServices
import TestSupport
import Testing

private struct Failing: Service {
    func run() async throws { throw CancellationError() }
}

@Suite("Each public type of services says in one line what it is") struct PrintedTypeTests {
    @Test
    func `those of services`() async throws {
        let service = try ContainerService(
            Module("Failing") { Singleton(Failing.init, file: "AlchemicServicesTests/App.swift", line: 1, column: 1) })
        let error = await #expect(throws: ServiceError.self) { try await service.run() }
        let readiness = Readiness(.ready)
        var status = readiness.status
        (status.running, status.failed) = (["Probe", "Server"], ["Import"])
        try expectPrinted(
            "AlchemicServices",
            [
                try ContainerService(Module("App") {}), service, try #require(error?.failures.first), readiness, status,
                status.phase,
            ])
    }
}
#endif
