import AlchemicMain
import ApplicationUnderTest
import SwiftUI
import Testing
import UIKit

private protocol Guide: Sendable {}

@MainActor
private final class Delegate: UIResponder, UIApplicationDelegate, Guide {
    var engine: Engine?
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

    @Test
    func `the application delegate is injected, and injected elsewhere, where its class is external (A70)`()
        async throws
    {
        let main = mainContainer {
            Singleton { Engine() }
            External(Delegate.self).inject("engine") { $0.engine = $1 }
            Singleton(Screen.init(delegate:)).eager()
        }
        try await main.start()
        #expect(delegate.engine === (try main.get(Engine.self)))
        #expect(try main.get(main: Screen.self).delegate === delegate)
    }

    @Test func `the application delegate is added where nothing is declared for it (A70)`() async throws {
        let main = mainContainer { Singleton { Engine() } }
        try await main.start()
        #expect(delegate.engine == nil)
        #expect(try main.get(Delegate.self) === delegate)
        #expect(try main.get((any Guide).self) as? Delegate === delegate)
        #expect(try main.get((any UIApplicationDelegate).self) === delegate)
    }

    @Test func `the application delegate comes after what is eager and before the blocks (A65)`() async throws {
        let delegate = delegate
        let main = mainContainer { Singleton { Engine() }.eager() }
        main.whenStarted { #expect(try! main.get(Delegate.self) === delegate) }
        try await main.start()
    }

    @Test func `the application delegate may be missing`() async throws {
        UIApplication.shared.delegate = nil
        let main = mainContainer { Singleton { Engine() } }
        try await main.start()
        _ = try main.get(Engine.self)
    }

    // MARK: In an app of SwiftUI

    @Test func `behind an adaptor is injected where the program says which one it is`() async throws {
        let app = BooksApp<Delegate>()
        ApplicationConfiguration.use(app.delegate)
        let main = mainContainer {
            Singleton { Engine() }
            External(Delegate.self).inject("engine") { $0.engine = $1 }
        }
        try await main.start()
        #expect(app.delegate.engine === (try main.get(Engine.self)))
        #expect(try main.get(Delegate.self) === app.delegate)
        #expect(UIApplication.shared.delegate !== app.delegate)
    }

    @Test func `behind an adaptor is reported where the program does not say so`() async throws {
        let app = BooksApp<Delegate>()
        let problems = Told()
        let main = mainContainer { Singleton { Engine() } }
        let observation = main.observe { event in
            if event.kind == .failed, let error = event.error { problems.note("\(error)") }
        }
        try await main.start()
        observation.cancel()
        #expect(
            problems.lines == [
                """
                error: [adapted-delegate] the application's delegate is `SwiftUI.AppDelegate`, which is not injected
                  help: call `ApplicationConfiguration.use(delegate)` in the initializer of your `App`
                  docs: Troubleshooting#adapted-delegate
                """
            ])
        #expect(!main.isDeclared((any UIApplicationDelegate).self))
        withExtendedLifetime(app) {}
    }
}
