import Alchemic
import TestSupport
import Testing

extension MessageTests {
    @Suite struct Finding {
        @Test(.statement("A39", "T1"), arguments: missing)
        func nothingProvidesIt(_ mistake: Mistake) { expectMessage(mistake) }

        @Test(.statement("G5", "G6", "T30"), arguments: names)
        func nothingHasTheName(_ mistake: Mistake) { expectMessage(mistake) }

        @Test(.statement("A29", "A47", "T4"), arguments: several)
        func thereAreTooManyOrTooFew(_ mistake: Mistake) { expectMessage(mistake) }

        @Test(.statement("A34", "A35", "A36", "A38"), arguments: queries)
        func theQueryIsWrong(_ mistake: Mistake) { expectMessage(mistake) }

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
        func closeTyposComeFirst(_ wanted: String, _ names: [String], _ expected: [String]) {
            let shop = Module("Shop") {
                for name in names { Singleton { Engine() }.named(name) }
                Singleton({ (_: Engine) in 1 }, .named(wanted)).named("12345678901234567890")
            }
            let help = diagnostics(of: shop).flatMap(\.notes).filter { $0.label == "similar" }.map(\.text)
            let suggested = help.filter { !$0.hasSuffix("does not match") }
            #expect(suggested.map { $0.split(separator: "\"")[0] } == expected.map { $0[...] })
        }

        @Test("what looks for a name or a type is not suggested for it")
        func doesNotSuggestItself() {
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

private let missing: [MessageTests.Mistake] = {
    typealias Mistake = MessageTests.Mistake
    typealias Shop = MessageTests
    return [
        Mistake(.missingBinding) {
            Singleton(Shop.Storefront.init(checkout:log:))
            Singleton(Shop.Checkout.init(gateway:))
            Singleton(Shop.RefundJob.init(gateway:))
            Prototype(Shop.Counter.init).inject(\.required, name: "required").call {
                (counter: Shop.Counter, gateway: any MessageTests.PaymentGateway) in counter.open(with: gateway)
            }
            Singleton(Shop.Log.init)
        },
        Mistake(.missingBinding, "superclass") {
            Singleton(Shop.Vehicle.init)
            Singleton(Shop.Garage.init(van:))
        },
        Mistake(.missingBinding, "constant") {
            Singleton(Shop.Connection.init(url:retries:), .value("db.example.org"), .auto)
        },
        Mistake(.missingBinding, "tag") {
            Singleton(Shop.StripeGateway.init).tagged("card")
            Singleton(Shop.SandboxGateway.init)
            Singleton(Shop.Checkout.init(gateway:), .tagged("cart"))
        },
        Mistake(.missingBinding, "optional") {
            Singleton { Shop.Engine() as Shop.Engine? }
            Singleton(Shop.CarFactory.init(engine:))
        },
        Mistake(.missingBinding, "scoped") {
            Scoped("order", Shop.Checkout.init(gateway:)).named("checkout")
            Scoped("order", Shop.CarFactory.init(engine:))
            Singleton(Shop.StripeGateway.init)
        },
        Mistake(.missingBinding, "hidden") {
            Singleton(Shop.Van.init).only(as: Shop.Vehicle.self)
            Singleton(Shop.Garage.init(van:))
        },
        Mistake(.missingBinding, "conformance") {
            Singleton { PaymentGateways() }
            Singleton(Shop.Checkout.init(gateway:))
        },
        Mistake(.missingBinding, "namesake") {
            Singleton { Elsewhere.Engine() }
            Singleton(Shop.CarFactory.init(engine:))
        },
        Mistake(.missingBinding, "owner") {
            Singleton(of: Shop.CarFactory.self, Shop.CarFactory.makeCar)
        },
        Mistake(.missingBinding, "decorator") {
            Singleton(Shop.StripeGateway.init)
            Decorate((any MessageTests.PaymentGateway).self) {
                (inner: any MessageTests.PaymentGateway, _: MessageTests.Log) in inner
            }
        },
        Mistake(.missingBinding, "replaced") {
            Singleton(Shop.StripeGateway.init).named("gateway").tagged("card")
            Singleton { PaymentGateways() }.overriding(named: "gateway")
            Singleton(Shop.Checkout.init(gateway:))
        },
        Mistake(.missingBinding, "self-declaring") {
            Singleton(Shop.Storefront.init(checkout:log:)).declared(inStyle: "self-declaring")
            Value(Shop.Checkout(gateway: Shop.StripeGateway()))
        },
        Mistake(.missingBinding, "self-declaring-protocol") {
            Singleton(Shop.Checkout.init(gateway:)).declared(inStyle: "self-declaring")
        },
        Mistake(.missingBinding, "root", roots: [Shop.Engine.self]) {
            Singleton { Shop.Engine() as Shop.Engine? }.eager()
        },
    ]
}()

private struct PaymentGateways: Sendable {}
private enum Elsewhere {
    struct Engine: Sendable {}
}

// MARK: Nothing of the name

private let names: [MessageTests.Mistake] = {
    typealias Mistake = MessageTests.Mistake
    typealias Shop = MessageTests
    return [
        Mistake(.missingName) {
            Singleton { Shop.Engine() }.named("car_engine")
            Singleton { Shop.Engine() }.named("bus").alias("coach")
            Singleton(Shop.CarFactory.init(engine:), .named("car_engin"))
        },
        Mistake(.missingName, "other-type") {
            Singleton { Shop.Engine() }.named("log")
            Singleton { Shop.Log() }.named("engine")
            Singleton(Shop.CarFactory.init(engine:), .named("engines"))
        },
        Mistake(.missingName, "other-names") {
            Singleton(Shop.StripeGateway.init)
            Singleton(Shop.SandboxGateway.init).named("sandbox")
            Singleton(Shop.Checkout.init(gateway:), .named("test"))
        },
        Mistake(.missingName, "default-name") {
            Singleton(Shop.Engine.init)
            Singleton(Shop.CarFactory.init(engine:), .named("AlchemicTests.MessageTests.Engines"))
        },
        Mistake(.missingName, "nothing-near") {
            Singleton(Shop.Connection.init(url:retries:), .named("db-server-url"), .value(3))
            Singleton { (log: Shop.Log) in Shop.Car() }
            Singleton(Shop.Log.init)
        },
    ]
}()

// MARK: Too many, too few

private let several: [MessageTests.Mistake] = {
    typealias Mistake = MessageTests.Mistake
    typealias Shop = MessageTests
    return [
        Mistake(.ambiguous) {
            Singleton(Shop.StripeGateway.init)
            Singleton(Shop.SandboxGateway.init).named("sandbox")
            Singleton(Shop.Checkout.init(gateway:))
        },
        Mistake(.severalPrimaries) {
            Singleton(Shop.StripeGateway.init).primary()
            Singleton(Shop.SandboxGateway.init).primary()
            Singleton(Shop.Checkout.init(gateway:))
            Singleton(Shop.Storefront.init(checkout:log:))
            Singleton(Shop.Log.init)
        },
        Mistake(.unnamedMember) {
            Singleton(Shop.StripeGateway.init).named("stripe")
            Singleton(Shop.SandboxGateway.init)
            Singleton { (gateways: [String: any MessageTests.PaymentGateway]) in Shop.Car() }
        },
        Mistake(.tooFew) {
            Singleton(Shop.StripeGateway.init)
            Singleton({ (gateways: [any MessageTests.PaymentGateway]) in Shop.Car() }, .all(atLeast: 2))
        },
        Mistake(.tooFew, "none") {
            Singleton({ (gateways: [any MessageTests.PaymentGateway]) in Shop.Car() }, .all(atLeast: 1))
        },
    ]
}()

// MARK: Queries

private let queries: [MessageTests.Mistake] = {
    typealias Mistake = MessageTests.Mistake
    typealias Shop = MessageTests
    return [
        Mistake(.illegalQuery, "constant") {
            Singleton(Shop.StripeGateway.init).named("stripe")
            Singleton(Shop.Checkout.init(gateway:), .value(Shop.StripeGateway()).named("stripe").tagged("card"))
        },
        Mistake(.illegalQuery, "name") {
            Singleton(Shop.StripeGateway.init).named("stripe")
            Singleton(Shop.Checkout.init(gateway:), .named("stripe").type(Shop.StripeGateway.self))
        },
        Mistake(.illegalQuery, "names") {
            Singleton(Shop.StripeGateway.init).named("stripe")
            Singleton(Shop.Checkout.init(gateway:), .named("stripe").named("sandbox"))
        },
        Mistake(.illegalQuery, "classes") {
            Singleton(Shop.Van.init)
            Singleton(Shop.Garage.init(van:), .type(Shop.Van.self).type(Shop.Log.self))
        },
        Mistake(.typeMismatch) {
            Singleton(Shop.Log.init).named("payments")
            Singleton(Shop.Checkout.init(gateway:), .named("payments"))
        },
        Mistake(.typeMismatch, "type") {
            Singleton(Shop.Log.init)
            Singleton(Shop.Checkout.init(gateway:), .type(Shop.Log.self))
        },
    ]
}()
