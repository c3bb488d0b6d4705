import Alchemic
import Testing

@testable import Mailroom

@Test func everythingIsDeclaredAndUsed() throws {
    let graph = try Graph(App.module, roots: [Clerk.self, Delivery.self])
    #expect(graph.warnings.isEmpty)
}
