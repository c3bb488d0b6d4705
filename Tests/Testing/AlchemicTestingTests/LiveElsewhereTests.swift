import AlchemicTesting
import TestSupport
import Testing

private final class Mailer: Sendable {}
private final class Courier: Sendable {}
private final class Orders: Sendable { init(mailer: Mailer) {} }
private struct Letter: Sendable {}
@MainActor private final class Window {}
private struct Client: Sendable { var send: @Sendable () -> Void }
private final class Alarm: Sendable { init(clock: any Clock) {} }

private let shop = Module("Shop") {
    Singleton { Mailer() }.live()
    Singleton(Orders.init(mailer:))
    Prototype { Letter() }.live()
    Value(Client {}).live()
    Scoped("visit") { [1] }.live()
    Singleton { Courier() }.weak().live()
    Singleton { () async in 1.5 }.live()
    Singleton { @MainActor in Window() }.live()
    Singleton { SystemClock() }.as((any Clock).self)
    Singleton(Alarm.init(clock:)).live()
}

/// What a process records, as a parent test sees it, in which nothing is known of the child's tests.
private func issuesOfProcess(_ process: @Sendable () async -> Void) async throws -> [String] {
    try await recordedIssues {
        words(of: $0.words).contains("[live]")
    } _: {
        await process()
    }
    .map { words(of: $0.words) }
}

/// The words of an error that comes out of another process, to which the testing library gives a form of its own.
private func words(of text: String) -> String {
    guard let match = text.firstMatch(of: #/description: "(.*)", domain:/#) else { return text }
    return String(match.output.1).replacing(#"\n"#, with: "\n").replacing(#"\'"#, with: "'")
}

/// Stops an exit test that has come to something else than what it is about.
private func require(_ condition: Bool, line: Int = #line) {
    if !condition { fatalError("line \(line)") }
}

@Suite("Code outside of a test's task")
struct LiveElsewhereTests {
    @Test
    func `builds nothing live in a shared container that tests override, wherever it runs and however long`()
        async throws
    {
        let texts = try await issuesOfProcess {
            await #expect(processExitsWith: .success) {
                let container = try Container(shop)
                let own = Variable<Container?>()
                for elsewhere in Elsewhere.allCases {
                    try await ContainerTrait.overriding(container) { Value("text") }.surround {
                        own.value = try container.get(Container.self)
                        let done = Gate()
                        elsewhere.run {
                            require((try? container.get(Orders.self)) == nil)
                            done.open()
                        }
                        await done.pass()
                    }
                }
                require((try? container.get(Orders.self)) == nil)
                require((try? own.value?.get(Orders.self)) == nil)
            }
        }
        #expect(texts.count == Elsewhere.allCases.count + 1)
        #expect(Set(texts).count == 1)
        expectGolden(texts.first ?? "", named: "live-elsewhere")
    }

    @Test
    func
        `builds nothing live there of any kind, not even a prototype that was called before, nor within other overrides`()
        async throws
    {
        let texts = try await issuesOfProcess {
            await #expect(processExitsWith: .success) {
                let container = try Container(shop)
                let visit = try container.scope("visit")
                let letters = try container.get(Provider<Letter>.self)
                for _ in 1...3 { _ = (try container.get(Letter.self), try letters()) }
                let mailer = try container.get(Mailer.self)
                try await ContainerTrait.overriding(container) {}.surround {}
                require((try? container.get(Letter.self)) == nil)
                require((try? letters()) == nil)
                require((try? container.get(Client.self)) == nil)
                require((try? visit.get([Int].self)) == nil)
                require((try? container.get(Courier.self)) == nil)
                require((try? await container.get(async: Double.self)) == nil)
                let hasWindow = await MainActor.run { (try? container.get(main: Window.self)) != nil }
                require(!hasWindow)
                try container.withOverrides {
                    Singleton { SystemClock() }.as((any Clock).self).overriding(SystemClock.self)
                } synchronously: {
                    require((try? container.get(Alarm.self)) == nil)
                }
                // It was there before.
                require(try container.get(Mailer.self) === mailer)
            }
        }
        #expect(texts.count == 8)
    }

    @Test
    func `builds what is live in a container that no trait has seen, though it is of the same module`() async throws {
        let (seen, unseen) = (try Container(shop), try Container(shop))
        try await run(.overriding(seen) {}) {
            _ = try await Task.detached { try unseen.get(Orders.self) }.value
        }
        _ = try unseen.get(Orders.self)
        _ = try unseen.get(Client.self)
    }

    @Test
    func `builds what a test allows by the container that was taken within it, while a parallel test may not`()
        async throws
    {
        let container = try Container(shop)
        let (firstRuns, secondRuns, isBuilt, isRefused) = (Gate(), Gate(), Gate(), Gate())
        async let allowed: Void = run(.overriding(container) {}.allowing(Mailer.self)) {
            let own = try container.get(Container.self)
            firstRuns.open()
            await secondRuns.pass()
            let orders = try await Task.detached { try own.get(Orders.self) }.value
            #expect(try container.get(Orders.self) === orders)
            isBuilt.open()
            await isRefused.pass()
            #expect(try own.get(Orders.self) === orders)
        }
        async let refused = issues(of: .overriding(container) {}) {
            let own = try container.get(Container.self)
            secondRuns.open()
            await firstRuns.pass()
            await isBuilt.pass()
            let orders = await Task.detached { try? own.get(Orders.self) }.value
            #expect(orders == nil)
            isRefused.open()
        }
        try await allowed
        #expect(try await refused.count == 1)
        #expect(try !container.isBuilt(Mailer.self))
    }

    @Test
    func `code outside of a test's task builds what a suite allows in the suite's container, which its tests override`()
        async throws
    {
        try await run(.container(shop).allowing(Mailer.self)) {
            let suite = try Container.test
            try await run(.overriding { Value("text") }) {
                let own = try Container.test
                _ = try await Task.detached { (try suite.get(Orders.self), try own.get(Orders.self)) }.value
            }
        }
    }
}
