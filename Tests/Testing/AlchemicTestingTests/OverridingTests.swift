import AlchemicTesting
import TestSupport
import Testing

/// Overrides over one shared container.
struct OverridingTests {
    @Test(
        .overriding(App.container) { Value(FixedClock(fixed: 8)).as((any Clock).self) })
    func `the shared container is overridden in the test`() async throws {
        #expect(try App.container.get(Greeter.self).greeting() == "Good morning")
        #expect(try Container.test.get(Greeter.self) === App.container.get(Greeter.self))
        let elsewhere = try await Task.detached { try App.container.get(Greeter.self).greeting() }.value
        #expect(elsewhere == "Good day")
    }

    @Test(.overriding(App.container) { Value(FixedClock(fixed: 9)).as((any Clock).self) })
    func `what it does not affect is shared`() async throws {
        let log = try await Task.detached { try App.container.get(Log.self) }.value
        #expect(try App.container.get(Log.self) === log)
        #expect(try Container.test.get(Greeter.self).log === log)
    }

    @Test(.overriding(App.container) { Value(FixedClock(fixed: 9)).as((any Clock).self) })
    func `its recorder has what is built for the test`() throws {
        _ = try App.container.get(Greeter.self)
        #expect(try EventRecorder.test.labels(of: .built) == ["Greeter"])
    }

    /// Two hundred tests, each with an override of its own, over one container.
    @Test(arguments: 0..<200) func `parallel tests do not see one another`(number: Int) async throws {
        for round in 0..<Rounds.count(1, long: 1_000) {
            try await run(.overriding(App.container) { Value(FixedClock(fixed: number)).as((any Clock).self) }) {
                let greeter = try App.container.get(Greeter.self)
                await Task.yield()
                #expect(greeter.clock.hour() == number, "round \(round)")
                #expect(try App.container.get(Greeter.self) === greeter)
                let inChild = try await withThrowingTaskGroup(of: Int.self) { group in
                    group.addTask { try App.container.get((any Clock).self).hour() }
                    return try await group.next()
                }
                #expect(inChild == number)
                #expect(try EventRecorder.test.isBuiltOnce(Greeter.self))
            }
        }
    }
}
