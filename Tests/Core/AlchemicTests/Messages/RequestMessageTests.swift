import Alchemic
import TestSupport
import Testing

private protocol Shown {}
@MainActor private final class Gauge: @MainActor Shown {
    nonisolated init() {}
}
@globalActor private actor Elsewhere { static let shared = Elsewhere() }
@Elsewhere private final class Strange: @Elsewhere InjectionAware, Sendable {
    nonisolated init() {}
    func didInjectDependencies() {}
}

private struct Till: Sendable {
    init(gateway: any MessageTests.PaymentGateway) {}
}
private struct Window: Sendable {
    init(till: Till) {}
}
private struct Shelf: Sendable {}
private final class Pane {}
private final class Porter: Sendable {
    init(container: Container) {}
}
private struct Swipe: Sendable {
    init(gateway: MessageTests.StripeGateway) {}
}

extension MessageTests {
    /// The texts of failed requests, one at least for each code.
    @Suite struct Requests {
        /// Expects a request to fail with a code, in the recorded words.
        private func expectFailure(
            _ code: Diagnostic.ID, _ variant: String = "", line: UInt32 = #line,
            sourceLocation: SourceLocation = #_sourceLocation,
            in module: Module, _ request: (Container) async throws -> Void
        ) async throws {
            let container = try Container(module)
            do {
                try await request(container)
                Issue.record("the request did not fail", sourceLocation: sourceLocation)
            } catch let error as ResolutionError {
                #expect(error.id == code, sourceLocation: sourceLocation)
                let text = relative(error.description, to: line)
                #expect(text.utf8.allSatisfy { $0 < 128 }, "plain text is ASCII", sourceLocation: sourceLocation)
                expectGolden(
                    text, named: "failure-\(code)" + (variant.isEmpty ? "" : "-\(variant)"),
                    sourceLocation: sourceLocation)
            }
        }

        private static let gateways = Module("Shop") {
            Singleton(StripeGateway.init, file: "Shop.swift", line: 1, column: 3).tagged("card")
            Singleton(SandboxGateway.init, file: "Shop.swift", line: 2, column: 3).named("sandbox").alias("test")
        }

        // MARK: Overriding

        @Test func itWasMadeBeforeTheOverride() async throws {
            func expectLate(
                _ variant: String = "", in module: Module, _ request: (Container) throws -> Void,
                below: (Container) throws -> Container
            ) async throws {
                try await expectFailure(.openedBeforeOverride, variant, in: module) { container in
                    let inner = try below(container)
                    try await container.withOverrides {
                        Singleton(SandboxGateway.init, file: "Fakes.swift", line: 4, column: 3)
                            .as((any PaymentGateway).self).overriding(StripeGateway.self)
                    } operation: {
                        try request(inner)
                    }
                }
            }
            let shop = Module("Shop") {
                Singleton(StripeGateway.init, file: "Shop.swift", line: 1, column: 3)
                Singleton(Till.init, file: "Shop.swift", line: 2, column: 3)
                Scoped("visit", Shelf.init, file: "Shop.swift", line: 3, column: 3)
                Singleton(Porter.init, file: "Shop.swift", line: 4, column: 3)
            }
            let window = Module("Window") { Singleton(Window.init, file: "Window.swift", line: 1, column: 3) }
            let other = Module("Other") { Singleton(Swipe.init, file: "Other.swift", line: 1, column: 3) }
            try await expectLate(in: shop) {
                _ = try $0.get((any PaymentGateway).self)
            } below: {
                try $0.scope("visit")
            }
            try await expectLate("far", in: shop) {
                _ = try $0.get(Window.self)
            } below: {
                try Container(window, parent: $0)
            }
            try await expectLate("container", in: shop) {
                _ = try $0.get(Porter.self)
            } below: {
                try $0.scope("visit")
            }
            try await expectLate("misfit", in: shop) {
                _ = try $0.get(Swipe.self)
            } below: {
                try Container(other, parent: $0)
            }
        }

        // MARK: Finding

        @Test(.statement("A47", "T1")) func nothingProvidesIt() async throws {
            try await expectFailure(.missingBinding, in: Self.gateways) { _ = try $0.get(Engine.self) }
            try await expectFailure(.missingBinding, "tag", in: Self.gateways) {
                _ = try $0.get((any PaymentGateway).self, .tagged("cart"))
            }
        }

        @Test func itIsNotEvictable() async throws {
            let module = Module("Shop") { Singleton(Log.init, file: "Shop.swift", line: 1, column: 3) }
            try await expectFailure(.notEvictable, in: module) { try await $0.purge(Log.self) }
        }

        @Test func aLazyWouldShareIt() async throws {
            let module = Module("Shop") { Prototype(Pane.init, file: "Shop.swift", line: 1, column: 3) }
            try await expectFailure(.lazyPrototype, in: module) { _ = try $0.get(Lazy<Pane>.self) }
        }

        @Test func itIsKnownOnlyAsSomethingElse() async throws {
            let module = Module("Shop") {
                Singleton({ StripeGateway() as any PaymentGateway }, file: "Shop.swift", line: 1, column: 3)
            }
            try await expectFailure(.missingBinding, "known-only", in: module) { _ = try $0.get(StripeGateway.self) }
        }

        @Test(.statement("G5", "G6")) func nothingHasTheName() async throws {
            try await expectFailure(.missingName, in: Self.gateways) {
                _ = try $0.get((any PaymentGateway).self, .named("sendbox"))
            }
        }

        @Test(.statement("A47", "T4")) func severalMatch() async throws {
            try await expectFailure(.ambiguous, in: Self.gateways) { _ = try $0.get((any PaymentGateway).self) }
        }

        @Test(.statement("A29")) func severalMatchesArePrimary() async throws {
            let module = Module("Shop") {
                Singleton(StripeGateway.init, file: "Shop.swift", line: 1, column: 3).primary()
                Singleton(SandboxGateway.init, file: "Shop.swift", line: 2, column: 3).primary()
            }
            try await expectFailure(.severalPrimaries, in: module) { _ = try $0.get((any PaymentGateway).self) }
        }

        @Test func theQueryContradictsItself() async throws {
            try await expectFailure(.illegalQuery, in: Self.gateways) {
                _ = try $0.get((any PaymentGateway).self, .named("sandbox").tagged("card"))
            }
        }

        @Test func tooFewMatch() async throws {
            try await expectFailure(.tooFew, in: Self.gateways) {
                _ = try $0.get([any PaymentGateway].self, .all(atLeast: 3))
            }
        }

        @Test func aMemberOfTheDictionaryHasNoName() async throws {
            try await expectFailure(.unnamedMember, in: Self.gateways) {
                _ = try $0.get([String: any PaymentGateway].self)
            }
        }

        @Test(.statement("A38")) func itIsOfAnotherType() async throws {
            try await expectFailure(.typeMismatch, in: Self.gateways) { _ = try $0.get(Log.self, .named("test")) }
            try await expectFailure(.typeMismatch, "argument", in: Self.connections) {
                _ = try $0.invoke(Connection.self, with: "db.example.org", "five")
            }
        }

        // MARK: Making

        private static let broken = Module("Shop") {
            Singleton(
                { () throws -> Log in throw Failure(description: "the disk is full") }, file: "Shop.swift", line: 1,
                column: 3)
            Singleton({ (_: Log) in Engine() }, file: "Shop.swift", line: 2, column: 3)
            Prototype(CarFactory.init(engine:), file: "Shop.swift", line: 3, column: 3)
            Prototype(Counter.init, file: "Shop.swift", line: 4, column: 3)
                .configure { (_: Counter) in throw Failure(description: "the drawer is stuck") }
            Prototype({ Van() }, file: "Shop.swift", line: 5, column: 3)
                .inject("owner", .value("Ann")) { (_: Van, _: String) in throw Failure(description: "nobody is in") }
        }

        @Test(.statement("G27")) func itsInitializerThrew() async throws {
            try await expectFailure(.constructionFailed, in: Self.broken) { _ = try $0.get(CarFactory.self) }
            let container = try Container(Self.broken)
            let error = #expect(throws: ResolutionError.self) { _ = try container.get(CarFactory.self) }
            #expect(error?.path == ["CarFactory", "Engine", "Log"])
            #expect(error?.underlying is Failure)
        }

        @Test func aStepThrew() async throws {
            try await expectFailure(.constructionFailed, "configure", in: Self.broken) { _ = try $0.get(Counter.self) }
            try await expectFailure(.constructionFailed, "injection", in: Self.broken) { container in
                _ = try await container.get(async: Van.self)
            }
        }

        @Test(.statement("A53", "A64", "G22", "T29")) func theExternalIsNotSet() async throws {
            let module = Module("Shop") {
                External(Engine.self, file: "Shop.swift", line: 1, column: 3)
                Singleton(CarFactory.init(engine:), file: "Shop.swift", line: 2, column: 3)
            }
            try await expectFailure(.externalNotSet, in: module) { _ = try $0.get(CarFactory.self) }
        }

        @Test func itHasToBeAwaited() async throws {
            let module = Module("Shop") {
                Singleton({ () async in Log() }, file: "Shop.swift", line: 1, column: 3)
                Singleton({ (_: Log) in Engine() }, file: "Shop.swift", line: 2, column: 3)
            }
            try await expectFailure(.asynchronousOnly, in: module) { _ = try $0.get(Engine.self) }
        }

        @Test func itIsMadeOnTheMainActor() async throws {
            let module = Module("Shop") {
                Singleton({ @MainActor in Log() }, file: "Shop.swift", line: 1, column: 3)
                Singleton({ @MainActor in Counter() }, file: "Shop.swift", line: 2, column: 3)
            }
            try await expectFailure(.mainActorOnly, in: module) { _ = try $0.get(Log.self) }
            try await expectFailure(.mainActorOnly, "stays", in: module) { container in
                _ = try await container.get(async: Counter.self)
            }
            let isolated = Module("Shop") {
                Singleton(Gauge.init, file: "Shop.swift", line: 1, column: 3)
                Singleton(Strange.init, file: "Shop.swift", line: 2, column: 3)
            }
            try await expectFailure(.mainActorOnly, "conformance", in: isolated) { _ = try $0.get((any Shown).self) }
            try await expectFailure(.mainActorOnly, "elsewhere", in: isolated) { container in
                _ = try await container.get(async: Strange.self)
            }
        }

        @Test func itAsksForItself() async throws {
            let module = Module("Shop") {
                Singleton({ (car: Lazy<Car>) throws in try car.get() as Car }, file: "Shop.swift", line: 1, column: 3)
            }
            try await expectFailure(.circularConstruction, in: module) { _ = try $0.get(Car.self) }
        }

        @Test func theChainIsTooLong() async throws {
            let module = Module("Shop") {
                for number in 1...10_000 {
                    Prototype(
                        { (next: Engine) in next }, .named("engine \(number + 1)"), file: "Shop.swift", line: 2,
                        column: 3
                    ).named("engine \(number)")
                }
                Prototype({ Engine() }, file: "Shop.swift", line: 1, column: 3).named("engine 10001")
            }
            let container = try Container(module)
            let error = #expect(throws: ResolutionError.self) {
                _ = try container.get(Engine.self, .named("engine 1"), file: "Main.swift", line: 1)
            }
            #expect(error?.id == .tooDeep)
            // How far it gets depends on the machine.
            let text = error?.description.replacing(#/engine \d+|chain of \d+|\d+ more/#) { match in
                match.0.replacing(#/\d+/#, with: "n")
            }
            expectGolden(text ?? "", named: "failure-too-deep")
        }

        @Test func requestsAreNested() throws {
            let module = Module("Shop") {
                Prototype(
                    { (again: Provider<Engine>) throws -> Engine in try again.get() }, file: "Shop.swift", line: 1,
                    column: 3)
            }
            let container = try Container(module)
            let error = #expect(throws: ResolutionError.self) {
                _ = try container.get(Engine.self, file: "Main.swift", line: 1)
            }
            #expect(error?.id == .tooDeep)
            // How far it gets depends on the machine.
            let text = error?.description.replacing(#/\d+ more/#, with: "n more")
            expectGolden(text ?? "", named: "failure-too-deep-nested")
        }

        // MARK: Asking in the wrong place

        private static let requests = Module("Shop") {
            Scoped("request", Log.init, file: "Shop.swift", line: 1, column: 3)
            Prototype({ (_: Log) in Engine() }, file: "Shop.swift", line: 2, column: 3)
        }

        @Test func noScopeIsOpen() async throws {
            try await expectFailure(.outsideScope, in: Self.requests) { _ = try $0.get(Engine.self) }
        }

        @Test(.statement("T28")) func theScopeIsUnknown() async throws {
            try await expectFailure(.unknownScope, in: Self.requests) { _ = try $0.scope("reqest") }
        }

        private static let visits = Module("Shop") {
            External(Engine.self, in: "visit", file: "Shop.swift", line: 1, column: 3).named("left")
            External(Engine.self, in: "visit", file: "Shop.swift", line: 2, column: 3).named("right")
            External(Log.self, in: "visit", file: "Shop.swift", line: 3, column: 3)
            Scoped("visit", CarFactory.init(engine:), .named("left"), file: "Shop.swift", line: 4, column: 3)
        }

        @Test func aScopesValueIsMissing() async throws {
            try await expectFailure(.scopeValue, "missing", in: Self.visits) {
                _ = try $0.scope(
                    "visit", with: ScopeValue(Engine(), named: "left"), ScopeValue(Engine(), named: "right"))
            }
            try await expectFailure(.scopeValue, "several-missing", in: Self.visits) {
                _ = try $0.scope("visit", with: Log())
            }
        }

        @Test func aScopesValueIsUnclear() async throws {
            try await expectFailure(.scopeValue, "unclear", in: Self.visits) {
                _ = try $0.scope("visit", with: Engine(), Log())
            }
        }

        @Test func aScopesValueIsOneTooMany() async throws {
            try await expectFailure(.scopeValue, "surplus", in: Self.visits) {
                _ = try $0.scope("visit", with: 5)
            }
            try await expectFailure(.scopeValue, "surplus-name", in: Self.visits) {
                _ = try $0.scope("visit", with: ScopeValue(Engine(), named: "middle"))
            }
            try await expectFailure(.scopeValue, "surplus-alone", in: Self.requests) {
                _ = try $0.scope("request", with: 5)
            }
        }

        @Test func aScopesValueIsGivenTwice() async throws {
            try await expectFailure(.scopeValue, "twice", in: Self.visits) {
                _ = try $0.scope("visit", with: Log(), Log())
            }
        }

        @Test func itHasEnded() async throws {
            try await expectFailure(.ended, in: Self.requests) { container in
                try await container.stop()
                _ = try container.get(Engine.self)
            }
            try await expectFailure(.ended, "scope", in: Self.requests) { container in
                let scope = try container.scope("request")
                try await scope.stop()
                _ = try scope.get(Engine.self)
            }
            try await expectFailure(.ended, "override", in: Self.requests) { container in
                let task = try container.withOverrides {
                    Value(Engine(), file: "ShopTests.swift", line: 7, column: 5)
                } synchronously: {
                    Task { _ = try container.get(Engine.self) }
                }
                try await task.value
            }
        }

        @Test func itWaitsForItself() async throws {
            let module = Module("Shop") {
                Singleton(
                    { (container: Container) in
                        try await container.start()
                        return Engine()
                    }, file: "Shop.swift", line: 1, column: 3
                ).eager()
            }
            try await expectFailure(.circularWait, in: module) { container in
                do { try await container.start() } catch let error as StartError { throw error.failures[0].error }
            }
        }

        @Test func theTaskThatWaitsIsCanceled() async throws {
            let (begun, begin) = AsyncStream<Void>.makeStream()
            let module = Module("Shop") {
                Singleton(
                    { () async throws -> Engine in
                        begin.finish()
                        try await Task.sleep(for: .seconds(3600))
                        return Engine()
                    }, file: "Shop.swift", line: 1, column: 3)
            }
            try await expectFailure(.canceled, in: module) { container in
                let builder = Task { try await container.get(async: Engine.self) }
                defer { builder.cancel() }
                for await _ in begun {}
                let waiting = Task { try await container.get(async: Engine.self) }
                waiting.cancel()
                _ = try await waiting.value
            }
        }

        @Test func aHandleCouldFail() async throws {
            try await expectFailure(.handleCanFail, in: Self.requests) { _ = try $0.handle(for: Engine.self) }
        }

        // MARK: Arguments and objects from outside

        private static let connections = Module("Shop") {
            Value("db.example.org", file: "Shop.swift", line: 1, column: 3)
            Value(5, file: "Shop.swift", line: 2, column: 3)
            Singleton(Connection.init(url:retries:), file: "Shop.swift", line: 3, column: 3).named("orders")
        }

        @Test(.statement("A23", "A24", "T15")) func theArgumentsAreMiscounted() async throws {
            try await expectFailure(.argumentCount, in: Self.connections) {
                _ = try $0.invoke(Connection.self, with: "db.example.org")
            }
            try await expectFailure(.argumentCount, "many", in: Self.connections) {
                _ = try $0.invoke(Connection.self, with: "db.example.org", 5, "utf8")
            }
        }

        @Test(.statement("T17")) func itCannotBeSet() async throws {
            let module = Module("Shop") {
                Prototype(Log.init, file: "Shop.swift", line: 1, column: 3)
                External(Engine.self, file: "Shop.swift", line: 2, column: 3).named("left")
                External(Engine.self, file: "Shop.swift", line: 3, column: 3).named("right")
                Value(5, file: "Shop.swift", line: 4, column: 3)
            }
            try await expectFailure(.notSettable, "prototype", in: module) { try $0.set(Log()) }
            try await expectFailure(.notSettable, in: module) { try $0.set(Engine()) }
            try await expectFailure(.notSettable, "invoked", in: module) { _ = try $0.invoke(Int.self) }
        }
    }
}
