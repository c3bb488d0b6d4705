import AlchemicMain
import AppKit
import ApplicationUnderTest
import Testing

private final class Journal: Sendable {}

@MainActor
private final class Delegate: NSResponder, NSApplicationDelegate {
    var journal: Journal?
}

/// The same adapter as UIKit's, whose tests say more: here it is compiled for AppKit, and run once.
@Suite(.serialized) @MainActor struct ApplicationDelegateTests {
    @Test
    func `the application delegate of AppKit is injected, and found by its class and its protocol (A70)`() async throws
    {
        let delegate = Delegate()
        NSApplication.shared.delegate = delegate
        let main = MainContainer(
            Module("App") {
                Singleton { Journal() }
                External(Delegate.self).inject("journal") { $0.journal = $1 }
            }, configuredBy: [ApplicationConfiguration.self])
        try await main.start()
        #expect(delegate.journal === (try main.get(Journal.self)))
        #expect(try main.get(Delegate.self) === delegate)
        #expect(try main.get((any NSApplicationDelegate).self) === delegate)
    }

    @Test func `the application delegate of AppKit is another object where the program says so`() async throws {
        let own = Delegate()
        let used = Delegate()
        NSApplication.shared.delegate = own
        ApplicationConfiguration.use(used)
        let main = MainContainer(Module("App") {}, configuredBy: [ApplicationConfiguration.self])
        try await main.start()
        #expect(try main.get(Delegate.self) === used)
    }
}
