import AlchemicTesting
import Testing

@testable import Mailroom

@Test func everythingIsDeclaredAndUsed() {
    #expect(App.module.problems(requesting: [Clerk.self, Delivery.self], strict: true).isEmpty)
}
