import TestSupport
import Testing

@testable import Alchemic
@testable import AlchemicGraphDocument

private protocol Till: AnyObject, Sendable {}
private final class Wallet: Till {
    let pin: String
    init(pin: String) { self.pin = pin }
}
private final class Purse: Sendable {
    init(till: any Till) {}
}
private struct Coin {
    let value: Int
    init(value: Int, purse: Purse) { self.value = value }
}
private struct Visitor: Sendable { let password: String }
private struct Deferred {
    let lazy: Lazy<Purse>
    let used: Lazy<Purse>
    let provider: Provider<Coin, Int>
    let purses: AsyncProvider<[Purse]>
    let inScope: ScopeProvider<Ticket>
}
private final class Ticket: Sendable {}
private struct Failing: Error {}

@Suite("Each public type says in one line what it is: name, place, counts and state, and no value")
struct PrintedTypeTests {
    private static let secret = "sesame"

    // The places of declarations are printed: here they do not move.
    #sourceLocation(file:"PrintedShop.swift",line:1)
    private static let wallet = Singleton { Wallet(pin: secret) }.named("main").as((any Till).self)
    private static let purse = Singleton(Purse.init(till:))
    private static let coin = Prototype(Coin.init(value:purse:), .argument, .auto)
    private static let ticket = Scoped("visit") { Ticket() }
    private static let word = Value(secret).named("word")
    private static let visitor = External(Visitor.self, in: "visit")
    private static let decorator = Decorate((any Till).self) { (till: any Till) in till }
    private static let weak = Singleton { Purse(till: Wallet(pin: secret)) }.weak().named("spare")
    private static let deferred = Prototype(Deferred.init)
    private static let broken = Singleton { () throws -> Ticket in throw Failing() }.named("broken").eager()
    private static let shop = Module("Shop") {
        wallet
        purse
        coin
        ticket
        word
        visitor
        deferred
        Module("Empty") {}
        [
            ModuleElement(
                Diagnostic(
                    Diagnostic.ID(rawValue: "house-rule"), severity: .warning, "tills are closed on Sundays", at: nil))
        ]
    }
    #sourceLocation()

    @Test
    func `those of the check`() throws {
        let graph = try Graph(Self.shop)
        let rule = graph.warnings.first { $0.id.rawValue == "house-rule" }
        let problem = try #require(rule)
        var register = DefinitionRegister(style: "table")
        register.add(Self.purse, key: "purse")
        let element = Self.shop.contents
        try expectPrinted(
            "AlchemicGraph",
            [
                Self.wallet, Self.weak, Self.purse, Self.coin, Self.ticket, Self.word, Self.visitor, Self.decorator,
                Self.wallet.definition, Self.coin.definition, Self.wallet.definition.location,
                Definition.Tag("tills"), Definition.Tag("tills", order: 2), Lifetime.singleton,
                Lifetime.scoped("visit"),
                Scope("visit"), Self.shop, Module("Empty") {}, element[0], register,
                ModuleElement(problem), ModuleElement(Self.wallet.definition),
                graph, try Graph(Module("Child") { Self.weak }, parent: graph), problem,
                Diagnostic.ID.ambiguous, Diagnostic.Severity.error, Diagnostic.Note("note", "text"),
                Diagnostic.Style.plain, Diagnostic.Style.terminal,
                InjectionSite(consumer: nil, name: nil, label: nil, scope: nil),
                InjectionSite(consumer: Coin.self, name: "gold", label: "value", scope: "visit"),
                Query<Int>.auto, Query<Int>.argument, Query<String>.named("word"), Query<String>.value(Self.secret),
                Query<Any>.type((any Till).self, Wallet.self), Query<Any>.tagged("tills").type(Purse.self),
                Query<[Int]>.all, Query<[Int]>.all(), Query<[Int]>.all(atLeast: 1),
                Query<[Int]>.all(atLeast: 2, preferPrimary: true), Query<[Int]>.tagged("tills").atLeast(1),
                Query<[Int]>.list(.named("one"), .auto, .value(2)),
                Query<[String: Int]>.dictionary(("one", .named("1")), ("two", .tagged("tills"))),
            ],
            unprinted: ["ModuleBuilder": "there are no values of it"])
    }

    @Test
    func `those of containers`() async throws {
        let container = try Container(Self.shop)
        let events = Guarded<[ContainerEvent]>([])
        let observation = container.observe { event in events.withLock { $0.append(event) } }
        let canceled = container.observe { _ in }
        canceled.cancel()
        let child = try Container(Module("Child") { Self.weak }, parent: container)
        let scope = try container.scope("visit", with: Visitor(password: Self.secret))
        let deferred = try container.get(Deferred.self)
        _ = try deferred.used.get()
        let ended = try Container(Self.shop)
        let late = try ended.get(Deferred.self)
        try await ended.stop()
        let started = try Container(Module("Started") { Self.wallet })
        try await started.start()
        let endedScope = try container.scope("visit", with: Visitor(password: Self.secret))
        try await endedScope.stop()
        let overridden = try await container.withOverrides {
            Self.weak
        } operation: {
            "\(container.inEffect)"
        }
        let failing = try Container(Module("Failing") { Self.broken })
        let error = await #expect(throws: StartError.self) { try await failing.start() }
        let stopping = try Container(
            Module("Stopping") { Self.wallet.eager().onStop { _ in throw Failing() } })
        try await stopping.start()
        let stopError = await #expect(throws: StopError.self) { try await stopping.stop() }
        let first = events.withLock { $0.first { $0.kind == .built } }
        let built = try #require(first)
        #expect(overridden == "Container (override, 8 definitions, open)")
        try expectPrinted(
            "Alchemic",
            [
                container, child, scope, endedScope, ended, started, observation, canceled,
                ContainerEvent.Kind.built, ContainerEvent(built.kind, label: built.label),
                deferred.lazy, deferred.used, late.lazy, Lazy(Self.secret),
                deferred.provider, late.provider, Provider<String> { Self.secret },
                deferred.purses, late.purses, AsyncProvider<String, Int> { _ in Self.secret },
                deferred.inScope, ScopeValue(Visitor(password: Self.secret), named: "visitor"),
                try #require(started.startProgress),
                StartProgress(
                    total: 3, finished: 1, running: [StartProgress.Work(label: "Purse", duration: .seconds(2))]),
                StartProgress.Work(label: "Purse", duration: .seconds(2)),
                try #require(error?.failures.first), try #require(stopError?.failures.first),
            ])
    }

    @Test
    func `those of graph documents and of what is recorded`() throws {
        let recorder = EventRecorder()
        let graph = try Graph(Self.shop)
        let document = graph.document
        let found = document.definitions.first { $0.type.hasSuffix("Coin") }
        let coin = try #require(found)
        let event = ContainerEvent(.built, label: "Coin")
        recorder.observer(as: "shop")(event)
        let rule = GraphRule("no-coins") { _ in [] }
        try expectPrinted(
            "AlchemicGraphDocument",
            [
                document, try #require(document.modules.first), coin, coin.dependencies[0], coin.dependencies[1],
                GraphDocument.Tag(name: "tills", order: 2), GraphDocument.Tag(name: "tills", order: nil),
                GraphDocument.ConfigurationKey(
                    key: "http.port", isSection: false, default: "8080", isSecret: false, isRequired: false),
                GraphDocument.ConfigurationKey(
                    key: "password", isSection: false, default: nil, isSecret: true, isRequired: true),
                recorder, EventRecorder.Entry(container: "shop", event: event, elapsed: .seconds(1)), recorder.trace,
                EventTrace.Event(
                    kind: "built", label: "Coin", container: "shop", scope: nil, time: 5, duration: nil,
                    errorType: nil),
                rule, GraphRule.Violation(of: coin, "`Coin` is money"),
                GraphRule.Violation("money"),
            ])
    }

    @Test
    func `every module with public types has a test that prints them`() throws {
        // Views and controllers of Apple's platforms, which this system does not build.
        let others: Set = ["AlchemicApplication", "AlchemicSwiftUI"]
        for module in ModuleSources.modules where try !ModuleSources(module).printedTypes.isEmpty {
            #expect(
                ModuleSources.expected.contains(module) != others.contains(module), "\(module)")
        }
    }
}
