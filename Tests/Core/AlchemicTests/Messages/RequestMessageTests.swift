import Alchemic
import AlchemicMain
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
private final class Hen: Sendable {}
private final class Bench: Sendable {}
private struct Egg: Sendable {
    init(hen: Hen) {}
}
private final class Porter: Sendable {
    init(container: Container) {}
}
private struct Swipe: Sendable {
    init(gateway: MessageTests.StripeGateway) {}
}

extension MessageTests {
    /// The texts of failed requests, one at least for each code.
    @Suite struct Requests {
        @Test(
            .statement(
                "A23", "A24", "A29", "A38", "A47", "A53", "A64", "G5", "G6", "G22", "G27", "T1", "T4", "T15", "T17",
                "T28", "T29"),
            arguments: finding + making + living + giving + overridden)
        func `says what failed`(_ failed: Failed) async throws {
            let container = try Container(failed.shop.module)
            let error = try await #require(throws: ResolutionError.self) { try await failed.request(container) }
            #expect(error.id == failed.id)
            // What is declared has a column, and what is requested has none.
            var text = error.description.replacing(#/AlchemicTests/\w+\.swift:(\d+)(:\d+)?/#) { match in
                let line = UInt32(match.1) ?? 0
                return "Shop.swift:" + (match.2 == nil ? "\(line - failed.line)" : "\(line - failed.shop.line):3")
            }
            if error.id == .tooDeep {
                // How far it gets depends on the machine.
                text.replace(#/engine \d+|chain of \d+|\d+ more/#) { $0.0.replacing(#/\d+/#, with: "n") }
            }
            #expect(text.utf8.allSatisfy { $0 < 128 }, "plain text is ASCII")
            // What is met in a start is nobody's call.
            #expect(
                failed.id == .circularWait || text.contains(#/^[\w./]+:\d+(:\d+)?: error: /#),
                "a message starts with the place")
            expectGolden(text, named: "failure-\(failed.id)" + (failed.variant.isEmpty ? "" : "-\(failed.variant)"))
        }

        @Test(.statement("G27"))
        func `what a factory has thrown is there, with the path to it`() throws {
            let error = failure(of: try Container(MessageTests.broken.module).get(CarFactory.self))
            #expect(error?.path == ["CarFactory", "Engine", "Log"])
            #expect(error?.underlying is Failure)
        }

        @Test
        func `the path to a member of a cycle that fails begins with the one that was requested`() throws {
            let container = try Container {
                Singleton { () throws -> Hen in throw Failure(description: "out of grain") }
                    .call { (_: Hen, _: Egg) in }
                Singleton(Egg.init(hen:))
            }
            #expect(failure(of: try container.get(Egg.self))?.path == ["Egg", "Hen"])
            #expect(failure(of: try container.get(Hen.self))?.path == ["Hen"])
        }
    }
}

extension MessageTests {
    /// A module whose lines are counted in messages, from the one below that on which it begins.
    struct Shop: Sendable {
        let line: UInt32
        let module: Module

        init(line: UInt32 = #line, @ModuleBuilder _ contents: () -> [ModuleElement]) {
            self.line = line
            module = Module("Shop", contents)
        }
    }

    /// A request that fails, and what sets it apart from others of its kind.
    struct Failed: Sendable, CustomTestStringConvertible {
        let id: Diagnostic.ID
        let variant: String
        let line: UInt32
        let shop: Shop
        let request: @Sendable (Container) async throws -> Void

        init<Value>(
            _ id: Diagnostic.ID, _ variant: String = "", line: UInt32 = #line, in shop: Shop,
            _ request: @escaping @Sendable (Container) async throws -> Value
        ) {
            self.id = id
            self.variant = variant
            self.line = line
            self.shop = shop
            self.request = { _ = try await request($0) }
        }

        var testDescription: String { "\(id) \(variant)" }
    }
}

// MARK: Finding

extension MessageTests {
    fileprivate static let gateways = Shop {
        Singleton(StripeGateway.init).tagged("card")
        Singleton(SandboxGateway.init).named("sandbox").alias("test")
    }
    fileprivate static let known = Shop {
        Singleton { StripeGateway() as any PaymentGateway }
    }
    fileprivate static let primaries = Shop {
        Singleton(StripeGateway.init).primary()
        Singleton(SandboxGateway.init).primary()
    }
    fileprivate static let log = Shop {
        Singleton(Log.init)
    }
    fileprivate static let pane = Shop {
        Prototype(Pane.init)
    }

    fileprivate static let finding: [Failed] = [
        Failed(.missingBinding, in: gateways) { try $0.get(Engine.self) },
        Failed(.missingBinding, "tag", in: gateways) {
            try $0.get((any PaymentGateway).self, .tagged("cart"))
        },
        Failed(.missingBinding, "known-only", in: known) { try $0.get(StripeGateway.self) },
        Failed(.notEvictable, in: log) { try await $0.purge(Log.self) },
        Failed(.lazyPrototype, in: pane) { try $0.get(Lazy<Pane>.self) },
        Failed(.missingName, in: gateways) {
            try $0.get((any PaymentGateway).self, .named("sendbox"))
        },
        Failed(.ambiguous, in: gateways) { try $0.get((any PaymentGateway).self) },
        Failed(.severalPrimaries, in: primaries) { try $0.get((any PaymentGateway).self) },
        Failed(.illegalQuery, in: gateways) {
            try $0.get((any PaymentGateway).self, .named("sandbox").tagged("card"))
        },
        Failed(.tooFew, in: gateways) {
            try $0.get([any PaymentGateway].self, .all(atLeast: 3))
        },
        Failed(.unnamedMember, in: gateways) {
            try $0.get([String: any PaymentGateway].self)
        },
        Failed(.typeMismatch, in: gateways) { try $0.get(Log.self, .named("test")) },
        Failed(.typeMismatch, "argument", in: connections) {
            try $0.invoke(Connection.self, with: "db.example.org", "five")
        },
    ]
}

// MARK: Making

extension MessageTests {
    fileprivate static let broken = Shop {
        Singleton { () throws -> Log in throw Failure(description: "the disk is full") }
        Singleton { (_: Log) in Engine() }
        Prototype(CarFactory.init(engine:))
        Prototype(Counter.init).configure { _ in throw Failure(description: "the drawer is stuck") }
        Prototype { Van() }
            .inject("owner", .value("Ann")) { (_: Van, _: String) in throw Failure(description: "nobody is in") }
    }
    fileprivate static let external = Shop {
        External(Engine.self)
        Singleton(CarFactory.init(engine:))
    }
    fileprivate static let awaited = Shop {
        Singleton { () async in Log() }
        Singleton { (_: Log) in Engine() }
    }
    fileprivate static let onMain = Shop {
        Singleton { @MainActor in Log() }
        Singleton { @MainActor in Counter() }
    }
    fileprivate static let isolated = Shop {
        Singleton(Gauge.init)
        Singleton(Strange.init)
    }
    fileprivate static let itself = Shop {
        Singleton { (car: Lazy<Car>) throws in try car.get() as Car }
    }
    fileprivate static let chain = Shop {
        for number in 1...10_000 {
            Prototype({ (next: Engine) in next }, .named("engine \(number + 1)")).named("engine \(number)")
        }
        Prototype { Engine() }.named("engine 10001")
    }
    fileprivate static let nested = Shop {
        Prototype { (again: Provider<Engine>) throws -> Engine in try again.get() }
    }
    fileprivate static let starting = Shop {
        Singleton({ (container: Container) in
            try await container.start()
            return Engine()
        }).eager()
    }
    fileprivate static let slow = Shop {
        Singleton { (begun: Gate) async throws -> Engine in
            begun.open()
            try await Task.sleep(for: .seconds(3600))
            return Engine()
        }
        Singleton { Gate() }
    }

    fileprivate static let making: [Failed] = [
        Failed(.constructionFailed, in: broken) { try $0.get(CarFactory.self) },
        Failed(.constructionFailed, "configure", in: broken) { try $0.get(Counter.self) },
        Failed(.constructionFailed, "injection", in: broken) {
            try await $0.get(async: Van.self)
        },
        Failed(.externalNotSet, in: external) { try $0.get(CarFactory.self) },
        Failed(.asynchronousOnly, in: awaited) { try $0.get(Engine.self) },
        Failed(.mainActorOnly, in: onMain) { try $0.get(Log.self) },
        Failed(.mainActorOnly, "stays", in: onMain) {
            try await $0.get(async: Counter.self)
        },
        Failed(.mainActorOnly, "conformance", in: isolated) { try $0.get((any Shown).self) },
        Failed(.mainActorOnly, "elsewhere", in: isolated) {
            try await $0.get(async: Strange.self)
        },
        Failed(.tooDeep, in: chain) { try $0.get(Engine.self, .named("engine 1"), file: "Main.swift", line: 1) },
        Failed(.tooDeep, "nested", in: nested) { try $0.get(Engine.self, file: "Main.swift", line: 1) },
        Failed(.circularConstruction, in: itself) { try $0.get(Car.self) },
        Failed(.circularWait, in: starting) { container in
            do { try await container.start() } catch let error as StartError { throw error.failures[0].error }
        },
        Failed(.canceled, in: slow) { container in
            let builder = Task { try await container.get(async: Engine.self) }
            defer { builder.cancel() }
            try await container.get(Gate.self).pass()
            let waiting = Task { try await container.get(async: Engine.self) }
            waiting.cancel()
            _ = try await waiting.value
        },
    ]
}

// MARK: In the wrong place, and with the wrong arguments

extension MessageTests {
    fileprivate static let requests = Shop {
        Scoped("request", Log.init)
        Prototype { (_: Log) in Engine() }
    }
    fileprivate static let visits = Shop {
        External(Engine.self, in: "visit").named("left")
        External(Engine.self, in: "visit").named("right")
        External(Log.self, in: "visit")
        Scoped("visit", CarFactory.init(engine:), .named("left"))
    }
    fileprivate static let connections = Shop {
        Value("db.example.org")
        Value(5)
        Singleton(Connection.init(url:retries:)).named("orders")
    }
    fileprivate static let unsettable = Shop {
        Prototype(Log.init)
        External(Engine.self).named("left")
        External(Engine.self).named("right")
        Value(5)
    }

    fileprivate static let injected = Shop {
        Singleton { () async in Log() }
        Value(5)
        External(Van.self).inject("wheels") { (_: Van, _: Int) in }
        External(Hen.self).inject(async: "grain") { (_: Hen, _: Int) async in }
        External(Bench.self).inject(nonisolated: "log") { (_: Bench, _: Log) in }
    }

    fileprivate static let living: [Failed] = [
        Failed(.outsideScope, in: requests) { try $0.get(Engine.self) },
        Failed(.outsideScope, "child", in: requests) {
            try Container(parent: $0.scope("request")) { Scoped("request") { SandboxGateway() } }.get(
                SandboxGateway.self)
        },
        Failed(.unknownScope, in: requests) { try $0.scope("reqest") },
        Failed(.ended, in: requests) { container in
            try await container.stop()
            _ = try container.get(Engine.self)
        },
        Failed(.ended, "scope", in: requests) { container in
            let scope = try container.scope("request")
            try await scope.stop()
            _ = try scope.get(Engine.self)
        },
        Failed(.draining, in: requests) { container in
            let scope = try container.scope("request")
            let stop = Task { try await container.stop(draining: "request") }
            defer { stop.cancel() }
            while !scope.isEnded {
                _ = try container.scope("request")
                await Task.yield()
            }
        },
        Failed(.ended, "override", in: requests) { container in
            let task = try container.withOverrides {
                Value(Engine(), file: "ShopTests.swift", line: 7, column: 5)
            } synchronously: {
                Task { _ = try container.get(Engine.self) }
            }
            try await task.value
        },
    ]

    fileprivate static let giving: [Failed] = [
        Failed(.scopeValue, "missing", in: visits) {
            try $0.scope("visit", with: ScopeValue(Engine(), named: "left"), ScopeValue(Engine(), named: "right"))
        },
        Failed(.scopeValue, "several-missing", in: visits) { try $0.scope("visit", with: Log()) },
        Failed(.scopeValue, "unclear", in: visits) { try $0.scope("visit", with: Engine(), Log()) },
        Failed(.scopeValue, "surplus", in: visits) { try $0.scope("visit", with: 5) },
        Failed(.scopeValue, "surplus-name", in: visits) {
            try $0.scope("visit", with: ScopeValue(Engine(), named: "middle"))
        },
        Failed(.scopeValue, "surplus-alone", in: requests) { try $0.scope("request", with: 5) },
        Failed(.scopeValue, "twice", in: visits) { try $0.scope("visit", with: Log(), Log()) },
        Failed(.argumentCount, in: connections) { try $0.invoke(Connection.self, with: "db.example.org") },
        Failed(.argumentCount, "many", in: connections) {
            try $0.invoke(Connection.self, with: "db.example.org", 5, "utf8")
        },
        Failed(.notSettable, "prototype", in: unsettable) { try $0.set(Log()) },
        Failed(.notSettable, in: unsettable) { try $0.set(Engine()) },
        Failed(.notSettable, "invoked", in: unsettable) { try $0.invoke(Int.self) },
        Failed(.notSettable, "dictionary", in: unsettable) { try $0.set([5: StripeGateway() as any PaymentGateway]) },
        Failed(.missingBinding, "invoked", in: unsettable) { try $0.invoke(Car.self) },
        Failed(.mainActorOnly, "set", in: injected) { try $0.set(Van()) },
        Failed(.asynchronousOnly, "set-step", in: injected) { try $0.set(Hen()) },
        Failed(.asynchronousOnly, "set", in: injected) { try $0.set(Bench()) },
    ]
}

// MARK: Before an override

extension MessageTests {
    fileprivate static let overridable = Shop {
        Singleton(StripeGateway.init)
        Singleton(Till.init)
        Scoped("visit", Shelf.init)
        Singleton(Porter.init)
    }

    /// A request to what was made before an override.
    fileprivate static func late<Value>(
        _ variant: String = "", line: UInt32 = #line, below: @escaping @Sendable (Container) throws -> Container,
        _ request: @escaping @Sendable (Container) throws -> Value
    ) -> Failed {
        Failed(.openedBeforeOverride, variant, line: line, in: overridable) { container in
            let inner = try below(container)
            try await container.withOverrides {
                Singleton(SandboxGateway.init, file: "Fakes.swift", line: 4, column: 3)
                    .as((any PaymentGateway).self).overriding(StripeGateway.self)
            } operation: {
                _ = try request(inner)
            }
        }
    }

    fileprivate static let overridden: [Failed] = [
        late(below: { try $0.scope("visit") }, { try $0.get((any PaymentGateway).self) }),
        late("far", below: { try Container(parent: $0) { Singleton(Window.init) } }, { try $0.get(Window.self) }),
        late("container", below: { try $0.scope("visit") }, { try $0.get(Porter.self) }),
        late("gone", below: { try Container(parent: $0) { Singleton(Swipe.init) } }, { try $0.get(Swipe.self) }),
    ]
}
