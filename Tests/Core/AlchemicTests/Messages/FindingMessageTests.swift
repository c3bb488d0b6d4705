import Alchemic
import TestSupport
import Testing

extension MessageTests {
    @Suite struct Finding {
        @Test(.statement("A39", "T1"), arguments: missing)
        func `nothing provides it`(_ mistake: Mistake) { expectMessage(mistake) }

        @Test(.statement("G5", "G6", "T30"), arguments: names)
        func `nothing has the name`(_ mistake: Mistake) { expectMessage(mistake) }

        @Test(.statement("A29", "A47", "T4"), arguments: several)
        func `there are too many or too few`(_ mistake: Mistake) { expectMessage(mistake) }

        @Test(.statement("A34", "A35", "A36", "A38"), arguments: queries)
        func `the query is wrong`(_ mistake: Mistake) { expectMessage(mistake) }

        /// What was asked for, what there is, and what is suggested, in order.
        @Test(
            .statement("G6", "T30"),
            arguments: [
                ("car_factry", ["car_factry_2", "car_factory", "wheel"], ["car_factory", "car_factry_2"]),
                (
                    "car_factry", ["carfactory", "car-factory", "car_factory"],
                    ["car_factory", "car-factory", "carfactory"]
                ),
                ("orders", ["customers", "old-orders", "order"], ["order", "old-orders"]),
                ("store", ["Store", "sotre"], ["Store", "sotre"]),
                ("db", ["db-server", "dc", "cache"], ["dc"]),
                ("Shop.cart", ["Shop.card", "Shop.tills", "Stock.cart"], ["Shop.card", "Stock.cart"]),
                ("wheels", ["wheel 1", "wheel 4", "wheel 3", "wheel 2"], ["wheel 1", "wheel 2", "wheel 3"]),
                ("audit", ["payments", "store"], []),
                ("mailer", ["mailer.transport", "payments"], ["mailer.transport"]),
                ("mailers", ["mailer.transport", "main.mailer"], ["main.mailer"]),
                ("transport", ["mailer.transport", "mail.transports"], ["mailer.transport", "mail.transports"]),
                ("cart_pool", ["cart.pool"], ["cart.pool"]),
                ("shop", ["Shop.card", "Shop.tills"], []),
                ("", ["a", "bb"], ["a"]),
                ("müller", ["mollex", "müllex"], ["müllex", "mollex"]),
                (
                    String(repeating: "a", count: 65), [String(repeating: "a", count: 66)],
                    [String(repeating: "a", count: 66)]
                ),
            ])
        func `close typos come first`(_ wanted: String, _ names: [String], _ expected: [String]) {
            let shop = Module("Shop") {
                for name in names { Singleton { Engine() }.named(name) }
                Singleton({ (_: Engine) in 1 }, .named(wanted)).named("12345678901234567890")
            }
            let help = diagnostics(of: shop).flatMap(\.notes).filter { $0.label == "similar" }.map(\.text)
            let suggested = help.filter { !$0.hasSuffix("does not match") }
            #expect(suggested.map { $0.split(separator: "\"")[0] } == expected.map { $0[...] })
        }

        @Test
        func `what looks for a name or a type is not suggested for it`() {
            let shop = Module("Shop") {
                Singleton({ (_: Engine) in Engine() }, .named("engin")).named("engine")
                Singleton({ (_: Log) in Logs() })
            }
            let notes = diagnostics(of: shop).map { $0.notes.filter { $0.label == "similar" }.map(\.text) }
            #expect(notes == [[], []])
        }
    }
}

private final class Logs: Sendable {}

// MARK: Nothing of the type

extension MessageTests {
    fileprivate static let missing: [Mistake] = [
        Mistake(.missingBinding) {
            Singleton(Storefront.init(checkout:log:))
            Singleton(Checkout.init(gateway:))
            Singleton(RefundJob.init(gateway:))
            Prototype(Counter.init).inject(\.required, name: "required").call {
                (counter: Counter, gateway: any PaymentGateway) in counter.open(with: gateway)
            }
            Singleton(Log.init)
        },
        Mistake(.missingBinding, "superclass") {
            Singleton(Vehicle.init)
            Singleton(Garage.init(van:))
        },
        Mistake(.missingBinding, "constant") {
            Singleton(Connection.init(url:retries:), .value("db.example.org"), .auto)
        },
        Mistake(.missingBinding, "tag") {
            Singleton(StripeGateway.init).tagged("card")
            Singleton(SandboxGateway.init)
            Singleton(Checkout.init(gateway:), .tagged("cart"))
        },
        Mistake(.missingBinding, "optional") {
            Singleton { Engine() as Engine? }
            Singleton(CarFactory.init(engine:))
        },
        Mistake(.missingBinding, "scoped") {
            Scoped("order", Checkout.init(gateway:)).named("checkout")
            Scoped("order", CarFactory.init(engine:))
            Singleton(StripeGateway.init)
        },
        Mistake(.missingBinding, "hidden") {
            Singleton(Van.init).only(as: Vehicle.self)
            Singleton(Garage.init(van:))
        },
        Mistake(.missingBinding, "conformance") {
            Singleton { PaymentGateways() }
            Singleton(Checkout.init(gateway:))
        },
        Mistake(.missingBinding, "namesake") {
            Singleton { Elsewhere.Engine() }
            Singleton(CarFactory.init(engine:))
        },
        Mistake(.missingBinding, "owner") {
            Singleton(of: CarFactory.self, CarFactory.makeCar)
        },
        Mistake(.missingBinding, "decorator") {
            Singleton(StripeGateway.init)
            Decorate((any PaymentGateway).self) {
                (inner: any PaymentGateway, _: Log) in inner
            }
        },
        Mistake(.missingBinding, "replaced") {
            Singleton(StripeGateway.init).named("gateway").tagged("card")
            Singleton { PaymentGateways() }.overriding(named: "gateway")
            Singleton(Checkout.init(gateway:))
        },
        Mistake(.missingBinding, "self-declaring") {
            Singleton(Storefront.init(checkout:log:)).declared(inStyle: "self-declaring")
            Value(Checkout(gateway: StripeGateway()))
        },
        Mistake(.missingBinding, "self-declaring-protocol") {
            Singleton(Checkout.init(gateway:)).declared(inStyle: "self-declaring")
        },
        Mistake(.missingBinding, "root", roots: [Engine.self]) {
            Singleton { Engine() as Engine? }.eager()
        },
    ]
}

private struct PaymentGateways: Sendable {}
private enum Elsewhere {
    struct Engine: Sendable {}
}

// MARK: Nothing of the name

extension MessageTests {
    fileprivate static let names: [Mistake] = [
        Mistake(.missingName) {
            Singleton { Engine() }.named("car_engine")
            Singleton { Engine() }.named("bus").alias("coach")
            Singleton(CarFactory.init(engine:), .named("car_engin"))
        },
        Mistake(.missingName, "other-type") {
            Singleton { Engine() }.named("log")
            Singleton { Log() }.named("engine")
            Singleton(CarFactory.init(engine:), .named("engines"))
        },
        Mistake(.missingName, "other-names") {
            Singleton(StripeGateway.init)
            Singleton(SandboxGateway.init).named("sandbox")
            Singleton(Checkout.init(gateway:), .named("test"))
        },
        Mistake(.missingName, "default-name") {
            Singleton(Engine.init)
            Singleton(CarFactory.init(engine:), .named("AlchemicTests.MessageTests.Engines"))
        },
        Mistake(.missingName, "nothing-near") {
            Singleton(Connection.init(url:retries:), .named("db-server-url"), .value(3))
            Singleton { (log: Log) in Car() }
            Singleton(Log.init)
        },
    ]
}

// MARK: Too many, too few

extension MessageTests {
    fileprivate static let several: [Mistake] = [
        Mistake(.ambiguous) {
            Singleton(StripeGateway.init)
            Singleton(SandboxGateway.init).named("sandbox")
            Singleton(Checkout.init(gateway:))
        },
        Mistake(.severalPrimaries) {
            Singleton(StripeGateway.init).primary()
            Singleton(SandboxGateway.init).primary()
            Singleton(Checkout.init(gateway:))
            Singleton(Storefront.init(checkout:log:))
            Singleton(Log.init)
        },
        Mistake(.unnamedMember) {
            Singleton(StripeGateway.init).named("stripe")
            Singleton(SandboxGateway.init)
            Singleton { (gateways: [String: any PaymentGateway]) in Car() }
        },
        Mistake(.tooFew) {
            Singleton(StripeGateway.init)
            Singleton({ (gateways: [any PaymentGateway]) in Car() }, .all(atLeast: 2))
        },
        Mistake(.tooFew, "none") {
            Singleton({ (gateways: [any PaymentGateway]) in Car() }, .all(atLeast: 1))
        },
    ]
}

// MARK: Queries

extension MessageTests {
    fileprivate static let queries: [Mistake] = [
        Mistake(.illegalQuery, "constant") {
            Singleton(StripeGateway.init).named("stripe")
            Singleton(Checkout.init(gateway:), .value(StripeGateway()).named("stripe").tagged("card"))
        },
        Mistake(.illegalQuery, "name") {
            Singleton(StripeGateway.init).named("stripe")
            Singleton(Checkout.init(gateway:), .named("stripe").type(StripeGateway.self))
        },
        Mistake(.illegalQuery, "names") {
            Singleton(StripeGateway.init).named("stripe")
            Singleton(Checkout.init(gateway:), .named("stripe").named("sandbox"))
        },
        Mistake(.illegalQuery, "number") {
            Singleton(StripeGateway.init)
            Singleton(Checkout.init(gateway:), .all(atLeast: 2))
        },
        Mistake(.illegalQuery, "classes") {
            Singleton(Van.init)
            Singleton(Garage.init(van:), .type(Van.self).type(Log.self))
        },
        Mistake(.typeMismatch) {
            Singleton(Log.init).named("payments")
            Singleton(Checkout.init(gateway:), .named("payments"))
        },
        Mistake(.typeMismatch, "type") {
            Singleton(Log.init)
            Singleton(Checkout.init(gateway:), .type(Log.self))
        },
    ]
}
