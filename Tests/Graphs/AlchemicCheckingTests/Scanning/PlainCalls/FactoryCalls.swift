// Plain calls in factories, of which a start runs some.
import Alchemic

final class EarlyRates: Sendable { init() async {} }
final class LateRates: Sendable { init() async {} }
final class Till: Sendable { init(rates: EarlyRates) {} }
final class Counter: Sendable {
    private let rates: EarlyRates
    init(container: Container) throws { rates = try container.get(EarlyRates.self) }  // WARNED
}
/// It resolves them when it is called.
final class Kiosk: Sendable {
    private let quote: @Sendable () throws -> EarlyRates
    init(container: Container) { quote = { try container.get(EarlyRates.self) } }
    func serve(_ container: Container) throws { _ = try container.get(EarlyRates.self) }
}
final class Desk: Sendable { init(first: EarlyRates, second: EarlyRates) {} }
/// Its declaration calls the other initializer.
final class Booth: Sendable {
    init() {}
    init(container: Container) throws { _ = try container.get(EarlyRates.self) }
}
/// Its declaration calls none.
final class Stand: Sendable {
    static let shared = Stand(container: nil)
    init(container: Container?) {
        do { _ = try container?.get(EarlyRates.self) } catch {}
    }
}
final class LateTill: Sendable { init(rates: LateRates) {} }
final class Lamp: Sendable {}
final class Sign: Sendable {}
final class Gate: Sendable {}
final class Shutter: Sendable {}
final class CornerTill: Sendable { init(rates: EarlyRates) {} }

let factoryProgram = PlainProgram(
    Module("Factories") {
        Singleton(EarlyRates.init).eager()
        Singleton(LateRates.init)
        Singleton { (c: Container) in Till(rates: try c.get(EarlyRates.self)) }.eager()  // WARNED
        Singleton(Counter.init(container:)).eager()
        Singleton(Kiosk.init(container:)).eager()
        Singleton { (first: EarlyRates, c: Container) in Desk(first: first, second: try c.get(EarlyRates.self)) }
            .eager()
        Singleton { (c: Container) in LateTill(rates: try c.get(LateRates.self)) }  // WARNED
        Singleton { Booth() }.eager()
        Singleton { Stand.shared }.eager()
        Singleton { Lamp() }.eager().configure { (_: Lamp, c: Container) in _ = try c.get(EarlyRates.self) }  // WARNED
        Singleton { Sign() }
            .call { (_: Sign, c: Container) in _ = try c.get(EarlyRates.self) }  // WARNED
            .eager().named("sign")
        // Its step takes what it resolves.
        Singleton { Gate() }.eager()
            .configure({ (_: Gate, _: EarlyRates, c: Container) in _ = try c.get(EarlyRates.self) })
        // No start builds them.
        Singleton { Shutter() }.configure { (_: Shutter, c: Container) in _ = try c.get(EarlyRates.self) }
        Singleton { (c: Container) in CornerTill(rates: try c.get(EarlyRates.self)) }
    }, calls: [])
