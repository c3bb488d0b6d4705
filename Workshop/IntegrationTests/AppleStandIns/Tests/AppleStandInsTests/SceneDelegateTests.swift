import AlchemicMain
import ApplicationUnderTest
import SwiftUI
import Synchronization
import Testing
import UIKit

@MainActor
private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    /// UIKit makes the delegate: what it asks, and what came of it.
    static var main = MainContainer()
    static var made: [SceneDelegate] = []

    var window: UIWindow?
    var engine: Engine?
    var application: Delegate?
    /// What the closure saw.
    var seen: Engine?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        Self.made.append(self)
        whenInjected(by: Self.main) { [self] in
            seen = engine
            window = (scene as? UIWindowScene).map(UIWindow.init(windowScene:))
        }
    }
}

@MainActor
private final class Delegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        if connectingSceneSession.role == .windowApplication { configuration.delegateClass = SceneDelegate.self }
        return configuration
    }
}

extension ApplicationDelegateTests {
    @Suite @MainActor struct SceneDelegateTests {
        private let delegate = Delegate()
        private let application = UIApplication.shared

        init() {
            application.delegate = delegate
            SceneDelegate.made = []
        }

        private func main(@ModuleBuilder _ elements: () -> [ModuleElement]) -> MainContainer {
            SceneDelegate.main = mainContainer(elements)
            return SceneDelegate.main
        }

        private func injecting() -> MainContainer {
            main {
                Singleton { Engine() }
                External(Delegate.self)
                External(SceneDelegate.self)
                    .inject("engine") { $0.engine = $1 }
                    .inject("application") { $0.application = $1 }
            }
        }

        @Test func `a scene's delegate is injected before it makes its window`() async throws {
            let main = injecting()
            try await main.start()
            let scene = application.connectScene()
            let own = try #require(scene.delegate as? SceneDelegate)
            #expect(own.seen === (try main.get(Engine.self)))
            #expect(own.application === delegate)
            #expect(own.window?.windowScene === scene)
        }

        @Test func `a scene's delegate is injected if Info.plist names it, and each scene's is`() async throws {
            let main = injecting()
            try await main.start()
            let bare = ApplicationOnly()
            application.delegate = bare
            let scenes = [
                application.connectScene(SceneDelegate.self), application.connectScene(SceneDelegate.self),
            ]
            #expect(SceneDelegate.made.count == 2)
            for (scene, own) in zip(scenes, SceneDelegate.made) {
                #expect(scene.delegate === own)
                #expect(own.seen === (try main.get(Engine.self)))
            }
        }

        @Test
        func
            `a scene's delegate is injected when the start has ended, after the application's delegate, if that comes later`()
            async throws
        {
            let main = injecting()
            let own = try #require(application.connectScene().delegate as? SceneDelegate)
            #expect(own.engine == nil && own.window == nil)
            try await main.start()
            #expect(own.seen === (try main.get(Engine.self)))
            #expect(own.application === delegate)
            #expect(own.window != nil)
        }

        @Test(arguments: [true, false])
        func `a scene's delegate waits for the next start if one fails`(isConnectedBefore: Bool) async throws {
            let isBroken = Mutex(true)
            let main = main {
                Singleton { () throws -> Engine in
                    if isBroken.withLock({ $0 }) { throw CancellationError() }
                    return Engine()
                }.eager()
                External(SceneDelegate.self).inject("engine") { $0.engine = $1 }
            }
            if isConnectedBefore { application.connectScene() }
            await #expect(throws: (any Error).self) { try await main.start() }
            if !isConnectedBefore { application.connectScene() }
            let own = try #require(SceneDelegate.made.first)
            #expect(own.window == nil)
            isBroken.withLock { $0 = false }
            try await main.start()
            #expect(own.seen === (try main.get(Engine.self)))
        }

        @Test
        func `a scene's delegate is injected in an app of SwiftUI, whose own delegate stands before it`() async throws {
            let app = BooksApp<Delegate>()
            ApplicationConfiguration.use(app.delegate)
            let main = injecting()
            try await main.start()
            let scene = application.connectScene()
            let own = try #require(SceneDelegate.made.first)
            #expect(scene.delegate != nil && scene.delegate !== own)
            #expect(own.seen === (try main.get(Engine.self)))
            #expect(own.application === app.delegate)
            #expect(own.window?.windowScene === scene)
        }

        // MARK: What is reported

        /// Connects a scene and returns its delegate with what observers were told meanwhile.
        private func connected(to main: MainContainer) throws -> (SceneDelegate, [String]) {
            let told = Told()
            let observation = main.observe { event in
                guard [.failed, .nothingToInject].contains(event.kind) else { return }
                let error = event.error.map { ": \($0)" } ?? ""
                told.note("\(event.kind) \(event.label)\(error)")
            }
            let own = try #require(application.connectScene().delegate as? SceneDelegate)
            observation.cancel()
            return (own, told.lines)
        }

        @Test func `a scene's delegate is reported if something cannot be had, and makes no window`() async throws {
            let main = main {
                External(Engine.self)
                External(SceneDelegate.self).inject("engine") { $0.engine = $1 }
            }
            try await main.start()
            let (own, told) = try connected(to: main)
            #expect(own.window == nil)
            #expect(told.count == 1)
            let words = """
                error: [external-not-set] the external `Engine` has not been set
                  path: SceneDelegate.engine -> Engine
                """
            #expect(told.first?.hasPrefix("failed the scene's delegate: ") == true, "\(told)")
            #expect(told.first?.contains(words) == true, "\(told)")
        }

        @Test func `a scene's delegate is reported if nothing is declared for it`() async throws {
            let main = main { Singleton { Engine() } }
            try await main.start()
            let (own, told) = try connected(to: main)
            #expect(own.window != nil)
            #expect(told == ["nothing-to-inject SceneDelegate"])
        }

        @Test(arguments: [true, false])
        func `a scene's delegate is reported if the main container has ended`(hasStarted: Bool) async throws {
            let main = injecting()
            if hasStarted { try await main.start() }
            try await main.stop()
            let (own, told) = try connected(to: main)
            #expect(own.window == nil)
            #expect(told.count == 1)
            #expect(told.first?.hasPrefix("failed the scene's delegate: error: [ended]") == true, "\(told)")
        }
    }
}

/// A delegate that leaves scenes to `Info.plist`.
@MainActor
private final class ApplicationOnly: UIResponder, UIApplicationDelegate {}
