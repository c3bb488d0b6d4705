import AlchemicMain
import ApplicationUnderTest
import Testing
import UIKit

private final class Journal: Sendable {}

private protocol Guide: Sendable {}

@MainActor
private final class Delegate: UIResponder, UIApplicationDelegate, Guide {
    var journal: Journal?
}

@MainActor
private final class Screen {
    let delegate: Delegate
    init(delegate: Delegate) { self.delegate = delegate }
}

/// There is one application, hence one test at a time.
@Suite("The application delegate", .serialized) @MainActor struct ApplicationDelegateTests {
    private let delegate = Delegate()

    init() { UIApplication.shared.delegate = delegate }

    @Test("is injected, and injected elsewhere, where its class is external (A70)")
    func declared() async throws {
        let main = MainContainer(
            Module("App") {
                Singleton { Journal() }
                External(Delegate.self).inject("journal") { $0.journal = $1 }
                Singleton(Screen.init(delegate:)).eager()
            }, configuredBy: [ApplicationConfiguration.self])
        try await main.start()
        #expect(delegate.journal === (try main.get(Journal.self)))
        #expect(try main.get(main: Screen.self).delegate === delegate)
    }

    @Test("is added where nothing is declared for it (A70)") func notDeclared() async throws {
        let main = MainContainer(
            Module("App") { Singleton { Journal() } }, configuredBy: [ApplicationConfiguration.self])
        try await main.start()
        #expect(delegate.journal == nil)
        #expect(try main.get(Delegate.self) === delegate)
        #expect(try main.get((any Guide).self) as? Delegate === delegate)
        #expect(try main.get((any UIApplicationDelegate).self) === delegate)
    }

    @Test("comes after what is eager and before the blocks (A65)") func order() async throws {
        let delegate = delegate
        let main = MainContainer(
            Module("App") { Singleton { Journal() }.eager() }, configuredBy: [ApplicationConfiguration.self])
        main.whenStarted { #expect(try! main.get(Delegate.self) === delegate) }
        try await main.start()
    }

    @Test("may be missing") func missing() async throws {
        UIApplication.shared.delegate = nil
        let main = MainContainer(
            Module("App") { Singleton { Journal() } }, configuredBy: [ApplicationConfiguration.self])
        try await main.start()
        _ = try main.get(Journal.self)
    }
}
