import Alchemic
import AlchemicTesting
import Testing

private protocol Gateway: Sendable {}
private struct RealGateway: Gateway {}
private struct FakeGateway: Gateway {}
private final class Checkout: Sendable {
    let gateway: any Gateway
    init(_ gateway: any Gateway) { self.gateway = gateway }
}

private enum Branch {
    static let container = Container(
        orExit: Module("App") {
            Singleton(RealGateway.init).as((any Gateway).self).live()
            Scoped("visit", Checkout.init)
        })
    /// Made where nothing is overridden, whichever test needs them first.
    static func before() async throws -> (visit: Container, window: Container) {
        try await Task.detached {
            (
                try container.scope("visit"),
                try Container(Module("Window") { Singleton(Checkout.init).named("window") }, parent: container)
            )
        }.value
    }
}

@Suite
struct LateOverrideTraitTests {
    @Test(
        .overriding(Branch.container) { Singleton(FakeGateway.init).as((any Gateway).self) })
    func `a test's overrides are seen by scopes and children that the test makes`() throws {
        #expect(try Branch.container.scope("visit").get(Checkout.self).gateway is FakeGateway)
        let child = try Container(
            Module("Window") { Singleton(Checkout.init).named("window") }, parent: Branch.container)
        #expect(try child.get(Checkout.self, .named("window")).gateway is FakeGateway)
    }

    @Test(
        .overriding(Branch.container) { Singleton(FakeGateway.init).as((any Gateway).self) })
    func `a test's overrides are refused by scopes and children from before, in place of the real thing`() async throws
    {
        let before = try await Branch.before()
        let visit = #expect(throws: ResolutionError.self) { try before.visit.get(Checkout.self) }
        #expect(visit?.id == .openedBeforeOverride)
        let window = #expect(throws: ResolutionError.self) { try before.window.get(Checkout.self, .named("window")) }
        #expect(window?.id == .openedBeforeOverride)
    }

    @Test(.overriding(Branch.container) {})
    func `a test's overrides are not needed for a scope from before to refuse what is live`() async throws {
        let before = try await Branch.before()
        let visit = #expect(throws: ResolutionError.self) { try before.visit.get(Checkout.self) }
        #expect(visit?.id == .openedBeforeOverride)
    }
}
