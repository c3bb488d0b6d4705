import AlchemicTesting
import Testing

@testable import Mailroom

@Test func everythingIsDeclaredAndUsed() {
    #expect(App.module.problems(requesting: [Clerk.self], strict: true).isEmpty)
}
