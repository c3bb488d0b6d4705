import Alchemic
import AlchemicMain
import TestSupport
import Testing

extension MessageTests {
    /// What used to pass without a word, in a program that cannot mean it.
    @Suite("What exists nowhere is reported, with what is near")
    struct SilentMistakes {
        @Test(arguments: warnings)
        func `warns of`(_ mistake: Mistake) {
            expectMessage(mistake)
            #expect(mistake.diagnostics.map(\.severity) == [.warning])
        }

        @Test(arguments: warnings)
        func `strict checks make it an error`(_ mistake: Mistake) throws {
            let container = #expect(throws: GraphError.self) { try Container(mistake.module, strict: true) }
            #expect(container?.diagnostics.map(\.id) == [mistake.id])
            #expect(container?.diagnostics.map(\.severity) == [.error])
            #expect(throws: GraphError.self) { try Graph(mistake.module, strict: true) }
            _ = try Container(mistake.module)
        }

        @Test(arguments: errors)
        func `refuses`(_ mistake: Mistake) {
            expectMessage(mistake)
            #expect(mistake.diagnostics.map(\.severity) == [.error])
        }

        @Test(arguments: silent)
        func `says nothing of`(_ module: Module) throws { #expect(try Graph(module, strict: true).warnings.isEmpty) }

        @Test func `strict graphs that pass have no warnings`() throws {
            let shop = Module("Shop") {
                Singleton(StripeGateway.init)
                Singleton(Log.init)
            }
            #expect(try Graph(shop, roots: [Log.self]).warnings.map(\.id) == [.unused])
            #expect(throws: GraphError.self) { try Graph(shop, roots: [Log.self], strict: true) }
        }

        /// What cannot be resolved may be what uses the rest, which is not to be removed.
        @Test func `nothing is unused beside an error`() {
            let shop = Module("Shop") {
                Singleton(StripeGateway.init)
                Singleton { (_: Log) in Car() }
            }
            let error = #expect(throws: GraphError.self) { try Graph(shop, roots: [Car.self], strict: true) }
            #expect(error?.diagnostics.map(\.id) == [.missingBinding])
        }

        /// What a module marks as requested is used, and so is what that needs.
        @Test func `marks of modules count as use`() throws {
            let shop = Module("Shop") {
                Singleton { (_: StripeGateway) in Car() }.tagged(.root)
                Singleton(StripeGateway.init)
                Singleton(Log.init)
            }
            #expect(try Graph(shop, roots: [Log.self], strict: true).warnings.isEmpty)
        }

        /// A child may declare what its parent's lists look for, and its own words are its parent's, too.
        @Test func `parents words are known`() throws {
            let parent = try Graph { Singleton(StripeGateway.init).tagged("card").named("stripe") }
            let child = try Graph(parent: parent, strict: true) {
                Prototype({ (_: [any PaymentGateway]) in Car() }, .tagged("card"))
                Prototype({ (_: (any PaymentGateway)?) in 1 }, .named("stripe"))
            }
            #expect(child.warnings.isEmpty)
        }

        @Test func `the same word is one warning`() throws {
            let graph = try Graph {
                Prototype({ (_: [any PaymentGateway], _: [Log]) in Car() }, .tagged("crad"), .tagged("crad"))
                Prototype({ (_: Log?) in 1 }, .named("audit"))
                Prototype({ (_: Log?) in 1.0 }, .named("audit"))
            }
            #expect(graph.warnings.map(\.id) == [.missingTag, .missingName])
            #expect(graph.warnings[0].notes.contains { $0.label == "also needed by" })
        }

        /// One cause, one message, whoever is affected.
        @Test func `what several need is reported once`() {
            let shop = Module("Shop") {
                Singleton(Log.init)
                Singleton(Log.init).named("audit")
                Singleton(Van.init).named("van")
                Prototype { (_: Log) in 1 }
                Prototype { (_: Log, _: Log?) in 1.0 }
                Prototype { (_: Lazy<Log>) in "" }
                Prototype({ (_: Car) in UInt8(0) }, .named("van"))
                Prototype({ (_: Car, _: Car) in UInt16(0) }, .named("van"), .named("van"))
                Prototype { (_: [String: Vehicle]) in Int8(0) }
                Prototype({ (_: [Car]) in Int16(0) }, .all(atLeast: 1))
                Prototype({ (_: [Car]) in Int32(0) }, .all(atLeast: 1))
            }
            let diagnostics = diagnostics(of: shop)
            #expect(diagnostics.map(\.id) == [.ambiguous, .typeMismatch, .tooFew])
            for diagnostic in diagnostics { #expect(diagnostic.notes.contains { $0.label == "also needed by" }) }
            let also = diagnostics[0].notes.first { $0.label == "also needed by" }?.text
            #expect(
                also == "parameter 1 of `Double`, parameter 2 of `Double`, parameter 1 of `String`")
        }

        @Test func `one warning for all collections of a type`() throws {
            let graph = try Graph {
                Prototype { (_: [Log]) in 1 }
                Prototype { (_: Provider<[String: Log]>) in 1.0 }
            }
            #expect(graph.warnings.map(\.id) == [.emptyCollection])
            #expect(graph.warnings[0].notes.map(\.label) == ["also needed by"])
        }

        /// What a child declares is not there for its parent, whose lists stay empty; what a parent declares is there for both.
        @Test func `children fill no collection of their parents`() throws {
            let lists = Module("Lists") { Prototype { (_: [Log]) in 1 } }
            let logs = Module("Logs") { Singleton(Log.init) }
            let parent = try Graph(lists)
            #expect(parent.warnings.map(\.id) == [.emptyCollection])
            #expect(try Graph(logs, parent: parent).warnings.isEmpty)
            #expect(try Graph(lists, parent: Graph(logs)).warnings.isEmpty)
        }

        @Test(arguments: once) func `says once`(_ ids: [Diagnostic.ID], _ shop: Module) {
            #expect(diagnostics(of: shop).map(\.id) == ids)
        }
    }
}

// MARK: Objects that are set

extension MessageTests.SilentMistakes {
    @Test func `what is set goes to the external of exactly its type`() throws {
        let real = MessageTests.Car()
        let container = try Container {
            Singleton { MessageTests.StripeGateway() as any MessageTests.PaymentGateway }
            External(MessageTests.SandboxGateway.self)
            Singleton { Named("car") as any Nameable }.named("car")
            External(Named.self)
            Singleton(MessageTests.Car.init)
        }
        try container.set(Named("bus"))
        #expect(try container.get(Named.self).name == "bus")
        #expect(try container.get((any Nameable).self, .named("car")).name == "car")
        try container.set(real)
        #expect(try container.get(MessageTests.Car.self) === real)
    }
}

private protocol Nameable: Sendable {
    var name: String { get }
}
private struct Named: Nameable {
    let name: String
    init(_ name: String) { self.name = name }
}

// MARK: Mistakes

/// A configuration whose method `gateway()` makes something of a name, or without one, and that gives it aliases.
private struct Payments: ConfigurationSource {
    var name: String?
    /// Those that its naming convention would give it.
    var conventional: [String] = []
    let aliases: [String]

    func gateway() -> MessageTests.StripeGateway {
        ConfigurationCall.answer(in: Payments.self) { () -> MessageTests.StripeGateway in .init() }
    }

    func declare(_ methods: inout ConfigurationMethods) {
        let singleton = Singleton(gateway, file: "Shop.swift", line: 1, column: 3)
        let named = name.map(singleton.named) ?? singleton.alias(aliases[0])
        methods.add(conventional.reduce(named) { $0.alias($1) }, method: "gateway()")
        if let name { methods.add(aliases: aliases, for: name) }
    }
}

/// A configuration whose method takes a list.
private struct ConfigurationModule: ConfigurationSource {
    var query: Query<[MessageTests.Log]>

    func count(logs: [MessageTests.Log]) -> Int { logs.count }

    func declare(_ methods: inout ConfigurationMethods) {
        methods.add(Prototype(count(logs:), query), method: "count(logs:)")
    }
}

extension MessageTests {
    fileprivate static let warnings: [Mistake] = [
        Mistake(.missingTag) {
            Singleton(StripeGateway.init).tagged("card")
            Prototype({ (_: [any PaymentGateway]) in Car() }, .tagged("crad"))
        },
        Mistake(.missingTag, "nothing-near") {
            Singleton(StripeGateway.init)
            Prototype({ (_: [any PaymentGateway]) in Car() }, .tagged("card"))
        },
        Mistake(.missingTag, "optional") {
            Singleton(StripeGateway.init).tagged("card")
            Prototype(Counter.init).inject(\.gateway, .tagged("cards"), name: "gateway")
        },
        Mistake(.emptyCollection) {
            Singleton(Log.init)
            Prototype { (_: [any PaymentGateway]) in Car() }
        },
        Mistake(.emptyCollection, "near") {
            Singleton(StripeGateway.init).only(as: (any Sendable).self)
            Prototype { (_: [String: any PaymentGateway]) in Car() }
        },
        Mistake(.emptyCollection, "deferred") {
            Prototype { (_: Lazy<[Lazy<any PaymentGateway>]>, _: Provider<[Log]>) in Car() }
            Singleton(Log.init)
        },
        Mistake(.emptyCollection, "step") {
            Prototype(Car.init).inject("gateways") { (_, _: [any PaymentGateway]) in }
        },
        Mistake(.missingName, "optional") {
            Singleton(StripeGateway.init).named("stripe")
            Prototype({ (_: (any PaymentGateway)?) in Car() }, .named("strip"))
        },
        Mistake(.missingName, "optional-member") {
            Singleton(StripeGateway.init).named("stripe")
            Prototype(
                { (_: [(any PaymentGateway)?]) in Car() }, .list(.named("stripe"), .named("sandbox")))
        },
        Mistake(.similarScopes) {
            Scoped("request", Log.init)
            Scoped("reqest", Van.init)
        },
        Mistake(.similarScopes, "capital") {
            Scoped("http-request", Log.init)
            External(Van.self, in: "HTTP-request")
        },
        Mistake(.missingBinding, "hidden-by-override") {
            Singleton(Checkout.init(gateway:)).named("checkout")
            Singleton { Checkout(gateway: StripeGateway()) }.overriding(named: "checkout")
        },
        Mistake(.brokenPromise, "hidden-by-override") {
            Singleton(Log.init).as((any PaymentGateway).self).named("log")
            Singleton(Log.init).overriding(named: "log")
        },
        Mistake(.cycle, "hidden-by-override") {
            Prototype { (_: Engine) in Car() }
            Prototype { (_: Car) in Engine() }.named("engine")
            Prototype { Engine() }.overriding(named: "engine")
        },
    ]
}

extension MessageTests {
    fileprivate static let errors: [Mistake] = [
        Mistake(.severalNames) {
            Singleton(Log.init).named("log").named("audit")
        },
        Mistake(.severalNames, "three") {
            Singleton(Log.init).named("log").named("log").named("audit")
        },
        Mistake(.duplicateName, "own-alias") {
            Singleton(Log.init).named("log").alias("audit", "log")
        },
        Mistake(.duplicateName, "repeated-alias") {
            Singleton(Log.init).alias("audit").alias("audit")
        },
        Mistake(.duplicateName, "configuration") {
            Payments(name: "gateway", aliases: ["stripe", "gateway"])
        },
        Mistake(.duplicateName, "configuration-default-alias") {
            Payments(name: "Gateway", conventional: ["GATEWAY", "gateway"], aliases: ["stripe", "GATEWAY"])
        },
        Mistake(.duplicateName, "method") {
            Payments(aliases: ["AlchemicTests.Payments.gateway()"])
        },
        Mistake(.duplicateName, "other-method") {
            Singleton(Log.init).alias("AlchemicTests.Payments.gateway()")
            Payments(aliases: ["stripe"])
        },
    ]
}

extension MessageTests {
    fileprivate static let once: [(ids: [Diagnostic.ID], shop: Module)] = [
        // What breaks its promise is no candidate beside what keeps it, and the only one where nothing else is.
        (
            [.brokenPromise],
            Module("promise beside") {
                Singleton(StripeGateway.init)
                Singleton(Log.init).as((any PaymentGateway).self)
                Singleton(Checkout.init(gateway:))
                Prototype({ (_: [any PaymentGateway]) in 1 }, .all(atLeast: 1))
            }
        ),
        (
            [.brokenPromise],
            Module("promise alone") {
                Singleton(Log.init).as((any PaymentGateway).self)
                Singleton(Checkout.init(gateway:))
            }
        ),
        // What an error says is not said again as a warning.
        (
            [.missingName],
            Module("name") {
                Prototype({ (_: Log?) in 1 }, .named("audit"))
                Prototype({ (_: Log) in 1.0 }, .named("audit"))
            }
        ),
        ([.emptyCollection], Module("method") { ConfigurationModule(query: .auto) }),
    ]
}

/// What resembles a mistake and is none.
extension MessageTests {
    fileprivate static let silent: [Module] = [
        Module("tags that are there") {
            Singleton(StripeGateway.init).tagged("card")
            Prototype({ (_: [Log]) in Car() }, .tagged("card"))
        },
        Module("scopes that are numbered, short, or far apart") {
            Scoped("level1", Log.init)
            Scoped("level2", Van.init)
            Scoped("job", Car.init)
            Scoped("jib", Vehicle.init)
            Scoped("session", { 1 })
            Scoped("passion", { 2.0 })
        },
        Module("overrides of what is right") {
            Singleton(StripeGateway.init).named("gateway")
            Singleton(SandboxGateway.init).overriding(named: "gateway")
            Singleton(Checkout.init(gateway:))
        },
        Module("queries, which say that there may be none") {
            Prototype({ (_: [Log]) in 1 }, .all)
            Prototype({ (_: [String: Log]) in 1.0 }, .all(atLeast: 0))
            Prototype({ (_: Lazy<[Log]>) in "" }, .all(preferPrimary: true))
            Prototype { (_: [Log]?) in UInt8(0) }
        },
        // Something provides its members.
        Module("a composite that is the only one of its kind") { Prototype { (_: [Car]) in Car() } },
        Module("a query of a configuration's method") { ConfigurationModule(query: .all) },
        Module("nil for what nobody names") {
            Prototype({ (_: Log?, _: [Van]) in Car() }, .auto, .all)
        },
    ]
}
