import Alchemic
import TestSupport
import Testing

private final class Owner: Sendable {
    let middle: Middle
    init(_ middle: Middle) { self.middle = middle }
}

private final class Middle: Sendable {
    let helper: Helper
    init(_ helper: Helper) { self.helper = helper }
}

/// Made for its owner, and injected with it.
private final class Helper: Sendable {
    let owner = Variable<Owner?>(nil)
}

@Suite("A prototype that a kept object takes, and that is injected with what takes that,")
struct PrototypeInCycleTests {
    private func container(awaited: [Bool]) throws -> Container {
        try Container(
            Module("App") {
                if awaited[0] {
                    Singleton { (middle: Middle) async in Owner(middle) }
                } else {
                    Singleton { (middle: Middle) in Owner(middle) }
                }
                if awaited[1] {
                    Singleton { (helper: Helper) async in Middle(helper) }
                } else {
                    Singleton { (helper: Helper) in Middle(helper) }
                }
                Prototype { Helper() }.inject(nonisolated: "owner") { (helper: Helper, owner: Owner) in
                    helper.owner.withLock { $0 = owner }
                }
            })
    }

    @Test(
        "is whole, whichever of them is requested first",
        arguments: [[false, false], [true, false], [false, true], [true, true]], 0..<3)
    func whole(awaited: [Bool], first: Int) async throws {
        let container = try container(awaited: awaited)
        var helper: Helper?
        if first == 0 { helper = try await container.get(async: Helper.self) }
        if first == 1 { _ = try await container.get(async: Middle.self) }
        let owner = try await container.get(async: Owner.self)
        defer { owner.middle.helper.owner.withLock { $0 = nil } }
        #expect(owner.middle.helper.owner.withLock { $0 } === owner)
        if let helper { #expect(helper.owner.withLock { $0 } === owner) }
    }
}
