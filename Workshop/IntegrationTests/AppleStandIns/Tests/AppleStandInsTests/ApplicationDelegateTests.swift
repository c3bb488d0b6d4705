import AlchemicMain
import ApplicationUnderTest
import SwiftUI
import Synchronization
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

    // MARK: In an app of SwiftUI

    private struct BooksApp: App {
        @UIApplicationDelegateAdaptor var delegate: Delegate
        init() {}
        var body: some SwiftUI.Scene { WindowGroup { Text(verbatim: "books") } }
    }

    @Test("behind an adaptor is injected where the program says which one it is") func adapted() async throws {
        let app = BooksApp()
        ApplicationConfiguration.use(app.delegate)
        let main = MainContainer(
            Module("App") {
                Singleton { Journal() }
                External(Delegate.self).inject("journal") { $0.journal = $1 }
            }, configuredBy: [ApplicationConfiguration.self])
        try await main.start()
        #expect(app.delegate.journal === (try main.get(Journal.self)))
        #expect(try main.get(Delegate.self) === app.delegate)
        #expect(UIApplication.shared.delegate !== app.delegate)
    }

    @Test("behind an adaptor is reported where the program does not say so") func notFound() async throws {
        let app = BooksApp()
        let problems = Mutex<[String]>([])
        let main = MainContainer(
            Module("App") { Singleton { Journal() } }, configuredBy: [ApplicationConfiguration.self])
        let observation = main.observe { event in
            if event.kind == .failed, let error = event.error { problems.withLock { $0.append("\(error)") } }
        }
        try await main.start()
        observation.cancel()
        #expect(
            problems.withLock { $0 } == [
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
