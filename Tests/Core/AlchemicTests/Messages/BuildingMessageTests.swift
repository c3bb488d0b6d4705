import Alchemic
import TestSupport
import Testing

extension MessageTests {
    @Suite struct Building {
        @Test(.statement("A74", "A76", "G42", "R30", "R32"), arguments: cycles)
        func `a circle cannot be built`(_ mistake: Mistake) {
            expectMessage(mistake)
            let text = mistake.diagnostics.text(.terminal)
            expectGolden(relative(text, to: mistake.line), named: mistake.goldenName + "-terminal")
        }

        @Test(arguments: scopes + isolations + actions + givenArguments + others)
        func `it cannot be built or used that way`(_ mistake: Mistake) { expectMessage(mistake) }
    }
}

// MARK: Arguments of the caller

private final class Invoice {
    init(number: Int, log: MessageTests.Log) {}
    func sign(_ year: Int) {}
}
private struct Office<Provided> {
    init(invoices: Provided) {}
}

extension MessageTests {
    fileprivate static let givenArguments: [Mistake] = [
        Mistake(.argumentMismatch) {
            Singleton { Log() }
            Prototype(Invoice.init, .argument, .auto)
            Prototype(Office<Invoice>.init)
        },
        Mistake(.argumentMismatch, "types") {
            Singleton { Log() }
            Prototype(Invoice.init, .argument, .auto)
            Prototype(Office<Provider<Invoice, String, Int>>.init)
        },
        Mistake(.argumentMismatch, "unwanted") {
            Singleton { Log() }
            Prototype(Office<AsyncProvider<Log, Int>>.init)
        },
        Mistake(.argumentMismatch, "stray") {
            Singleton { Log() }
            Prototype(Office<Provider<Lazy<Log>, Int>>.init)
        },
        Mistake(.argumentMismatch, "shared") { Singleton({ (_: Int) in Log() }, .argument) },
        Mistake(.argumentMismatch, "key-of-prototype") { Prototype({ (_: Int) in Log() }, .key) },
        Mistake(.argumentMismatch, "keyed") {
            Singleton({ (_: Int) in Log() }, .key)
            Prototype(Office<[Log]>.init)
        },
        Mistake(.keyedStart) { Singleton({ (_: Int) in Log() }, .key).onStart { _ in } },
        Mistake(.argumentMismatch, "step") {
            Singleton { Log() }
            Prototype({ (log: Log) in Invoice(number: 1, log: log) })
                .call({ (invoice: Invoice, year: Int) in invoice.sign(year) }, .argument)
        },
    ]
}

// MARK: Starts and stops, and what is needed for nobody or for whom

extension MessageTests {
    fileprivate static let actions: [Mistake] = [
        Mistake(.neverStarted) { Singleton { Pump() } },
        Mistake(.neverStarted, "scoped") { Scoped("request") { Pump() } },
        Mistake(.neverStarted, "own") { Prototype { Pump() } },
        Mistake(.neverStopped) { Prototype { Valve() } },
        Mistake(.neverStopped, "both") { Prototype { Boiler() } },
    ]
    fileprivate static let others: [Mistake] = [
        Mistake(.subclassCycle) {
            Singleton(Screen.init).primary()
            Singleton(Coordinator.init(screen:)).named("main")
            Prototype(Detail.init).inject(\.coordinator, name: "coordinator")
        },
        Mistake(.subclassCycle, "prototype") {
            Singleton(Screen.init).named("start")
            Singleton(Coordinator.init(screen:), .named("start"))
            Prototype { (_: Coordinator) in Route() }
            Prototype(Detail.init).call { (_: Detail, _: Route) in }
        },
        Mistake(.sharedSite) {
            Singleton { (_: InjectionSite) in Log() }
        },
        Mistake(.sharedSite, "once") {
            Prototype { (_: InjectionSite) in Log() }.oncePerResolution()
        },
        Mistake(.argumentMismatch, "once") { Prototype({ (_: Int) in Log() }, .argument).oncePerResolution() },
        Mistake(.unused, roots: [Checkout.self]) {
            Singleton(StripeGateway.init)
            Singleton(Checkout.init(gateway:))
            Singleton(Log.init).named("audit")
        },
    ]
}

// MARK: Circles

private final class Chicken: Sendable {
    init(egg: Egg) {}
}
private final class Egg: Sendable {
    init(nest: Nest) {}
}
private final class Nest: Sendable {
    init(chicken: Chicken) {}
}
private final class Ouroboros: Sendable {
    init(tail: Ouroboros) {}
}
private final class Left {
    var right: Right?
}
private final class Right {
    init(left: Left) {}
}
private class Screen: @unchecked Sendable {}
private final class Detail: Screen, @unchecked Sendable {
    var coordinator: Coordinator?
}
private final class Coordinator: Sendable {
    init(screen: Screen) {}
}
private final class Route {}
private struct Ring: Sendable {}
private protocol Round: Sendable {}
private struct Wheel: Round {}
private final class Hoop: Round, @unchecked Sendable {
    var next: (any Round)?
}
private final class Pump: Sendable, Startable {
    func start() async throws {}
}
private final class Valve: Sendable, Stoppable {
    func stop() async throws {}
}
private final class Boiler: Sendable, Startable, Stoppable {
    func start() async throws {}
    func stop() async throws {}
}

extension MessageTests {
    fileprivate static let cycles: [Mistake] = [
        Mistake(.cycle) {
            Singleton(Egg.init(nest:))
            Singleton(Nest.init(chicken:)).named("straw")
            Singleton(Chicken.init(egg:))
        },
        Mistake(.cycle, "itself") {
            Singleton(Ouroboros.init(tail:))
        },
        Mistake(.cycle, "prototypes") {
            Prototype(Left.init).inject(\.right, name: "right")
            Prototype(Right.init(left:))
        },
        Mistake(.cycle, "decorator") {
            Singleton(StripeGateway.init)
            Singleton(Checkout.init(gateway:))
            Decorate((any PaymentGateway).self) {
                (inner: any PaymentGateway, _: Checkout) in inner
            }
        },
        Mistake(.cycle, "decorated-itself") {
            Prototype({ (_: any Round) in Wheel() }).as((any Round).self)
            Decorate((any Round).self) { (inner: any Round) in inner }
        },
        Mistake(.cycle, "decorated-prototypes") {
            Prototype(Hoop.init).inject(\.next).as((any Round).self)
            Decorate((any Round).self) { (inner: any Round) in inner }
        },
        Mistake(.cycle, "twelve") {
            for number in 1...12 {
                Singleton({ (_: Ring) in Ring() }, .named("ring \(number % 12 + 1)")).named("ring \(number)")
            }
        },
        Mistake(.cycle, "long") {
            for number in 1...30 {
                Singleton({ (_: Ring) in Ring() }, .named("ring \(number % 30 + 1)")).named("ring \(number)")
            }
        },
    ]
}

// MARK: Scopes

private final class User: Sendable {}
private final class Basket: Sendable {
    init(user: User) {}
}
private final class BasketView: Sendable {
    init(basket: Basket) {}
}
private final class Statistics: Sendable {
    init(views: Provider<BasketView>) {}
}

extension MessageTests {
    fileprivate static let scopes: [Mistake] = [
        Mistake(.captiveScope) {
            Scoped("request", User.init)
            Singleton(Basket.init(user:))
        },
        Mistake(.captiveScope, "through-prototypes") {
            Scoped("request", User.init).named("visitor")
            Prototype(Basket.init(user:))
            Prototype(BasketView.init(basket:))
            Singleton(Statistics.init(views:))
        },
    ]
}

// MARK: Waiting, the main actor, sharing

private actor RemoteConfig {
    init() async {}
}
private final class Settings: Sendable {
    init(config: Provider<RemoteConfig>) {}
}
private final class LazySettings: Sendable {
    init(config: Lazy<RemoteConfig>) {}
}
private final class Draft: Sendable {
    init(config: Lazy<MessageTests.Counter>) {}
}
private protocol Shown {}
@MainActor private final class Gauge: @MainActor Shown {
    nonisolated init() {}
}
private final class Desk {
    var printer: Printer?
}
private final class Printer {
    init() {}
}

extension MessageTests {
    fileprivate static let isolations: [Mistake] = [
        Mistake(.asynchronousDependency) {
            Singleton(RemoteConfig.init)
            Singleton(Settings.init(config:))
        },
        Mistake(.asynchronousDependency, "prototype") {
            Prototype({ await RemoteConfig() }).named("fresh")
            Singleton(LazySettings.init(config:))
        },
        Mistake(.lazyPrototype) {
            Prototype(Counter.init)
            Singleton(Draft.init(config:))
        },
        Mistake(.mainActorOnly) {
            Singleton({ @MainActor in Printer() })
            Singleton { (_: Printer) in Car() }
        },
        Mistake(.mainActorOnly, "step") {
            Singleton({ @MainActor in Printer() })
            Prototype { Desk() }.inject(\.printer)
        },
        Mistake(.mainActorOnly, "provider") {
            Singleton({ @MainActor in Printer() })
            Singleton { (_: AsyncProvider<Printer>) in Car() }
        },
        Mistake(.mainActorOnly, "conformance") {
            Singleton(Gauge.init)
            Singleton { (_: any Shown) in Car() }
        },
        Mistake(.mainActorOnly, "start") { Singleton({ @MainActor in Printer() }).eager().onStart { _ in } },
    ]
}
