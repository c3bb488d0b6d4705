import AlchemicTesting
import TestSupport
import Testing

/// What reaches outside of the program is not built in a test that does not allow it.
struct LiveTests {
    final class Mailer: Sendable {}
    final class Orders: Sendable { init(mailer: Mailer) {} }
    struct Client: UnimplementedProviding {
        var send: @Sendable (String) async throws -> Int
        var address: @Sendable () -> String
        static var unimplemented: Self {
            Self(
                send: AlchemicTesting.unimplemented("Client.send"),
                address: AlchemicTesting.unimplemented("Client.address", returning: "nowhere"))
        }
    }

    static let shop = Module("Shop") {
        Singleton { Mailer() }.named("mail").live()
        Singleton(Orders.init(mailer:))
        Value(80).live()
        Singleton { Client(send: { $0.count }, address: { "here" }) }.live()
        Singleton { () async in 1.5 }.live()
    }

    @Test func `it fails the test and is not built`() async throws {
        let texts = try await issues(of: .container(Self.shop)) {
            let container = try Container.test
            #expect(throws: ResolutionError.self) { try container.get(Orders.self) }
        }
        #expect(texts.count == 1)
        expectGolden(texts.joined(separator: "\n"), named: "live")
    }

    @Test func `what is overridden is not missed`() async throws {
        let texts = try await issues(of: .container(Self.shop) { Singleton { Mailer() }.named("mail") }) {
            _ = try Container.test.get(Orders.self)
        }
        #expect(texts == [])
    }

    @Test(
        arguments: [
            .container(Self.shop).allowing(Mailer.self), .container(Self.shop).allowing(named: "mail"),
        ] as [ContainerTrait])
    func `what is allowed by its type or its name is built`(by trait: ContainerTrait) async throws {
        try await run(trait) { _ = try Container.test.get(Orders.self) }
    }

    @Test func `constants and awaited definitions are guarded too`() async throws {
        let texts = try await issues(of: .container(Self.shop)) {
            #expect(throws: ResolutionError.self) { try Container.test.get(Int.self) }
            await #expect(throws: ResolutionError.self) { try await Container.test.get(async: Double.self) }
        }
        #expect(texts.count == 2)
        try await run(.container(Self.shop).allowing(Int.self, Double.self)) {
            let container = try Container.test
            #expect(try container.get(Int.self) == 80)
            #expect(try await container.get(async: Double.self) == 1.5)
        }
    }

    @Test func `detached tasks are not missed`() async throws {
        let texts = try await issues(of: .container(Self.shop)) {
            let container = try Container.test
            await Task.detached { _ = try? container.get(Orders.self) }.value
        }
        #expect(texts.count == 1)
    }

    @Test func `a shared containers own is not handed out`() async throws {
        let container = try Container(Self.shop)
        _ = try container.get(Orders.self)
        let texts = try await issues(of: .overriding(container) { Value("text") }) {
            #expect(throws: ResolutionError.self) { try container.get(Orders.self) }
        }
        #expect(texts.count == 1)
        try await run(.overriding(container) { Value("text") }.allowing(Mailer.self)) {
            _ = try container.get(Orders.self)
        }
    }

    @Test func `a test allows what its suite does not`() async throws {
        try await run(.container(Self.shop)) {
            try await run(.overriding { Value("text") }.allowing(Mailer.self)) {
                _ = try Container.test.get(Orders.self)
            }
        }
    }

    @Test func `what is allowed for nothing is an error`() async throws {
        let error = await #expect(throws: UselessAllowance.self) {
            try await run(.container(Self.shop).allowing(Orders.self)) {}
        }
        expectGolden(error.map { "\($0)" } ?? "", named: "useless-allowance")
        await #expect(throws: UselessAllowance.self) {
            try await run(.container(App.module).allowing(named: "mail")) {}
        }
    }

    @Test func `a client of closures is unimplemented by default`() async throws {
        let texts = try await issues(of: .container(Self.shop)) {
            let client = try Container.test.get(Client.self)
            await #expect(throws: UnimplementedCall.self) { try await client.send("letter") }
            #expect(client.address() == "nowhere")
        }
        #expect(texts.count == 2)
        expectGolden(texts.joined(separator: "\n"), named: "unimplemented")
        try await run(.container(Self.shop).allowing(Client.self)) {
            let client = try Container.test.get(Client.self)
            #expect(try await client.send("letter") == 6)
        }
    }

    @Test func `other test libraries get an error`() async {
        await #expect(throws: LiveDefinitionError.self) {
            try await withTestContainer(Self.shop) { container in _ = try? container.get(Orders.self) }
        }
    }
}

/// The words of the issues that a trait records as an operation runs.
func issues(
    of trait: ContainerTrait, _ operation: @escaping @Sendable () async throws -> Void
) async throws -> [String] {
    let issues = try await recordedIssues { issue in
        issue.error is LiveDefinitionError || issue.error is UnimplementedCall
            || issue.words.contains("breaks its contract")
    } _: {
        try await run(trait, operation)
    }
    return issues.map(\.words)
}
