// Plain calls of objects that nothing but they resolve.
import Alchemic

final class SlowRates: Sendable { init() async {} }
final class Quoter: Sendable { init(rates: SlowRates) {} }
final class QuoteForm { init(quoter: Quoter) {} }
final class SlowLog: Sendable { init() async {} }
final class SlowReports: Sendable { init() async {} }
final class SlowTicket { init() async {} }
final class SlowBox<Content: Sendable>: Sendable { init() async {} }
final class StartedRates: Sendable { init() async {} }
final class StartedForm { init(rates: StartedRates) {} }
final class QuickClock: Sendable {}
final class Meter: Sendable {
    init() {}
    init(slowly: Void) async {}
}
final class MeterForm { init(meter: Meter) {} }
protocol Priced: Sendable {}
final class SlowPrices: Priced { init() async {} }
final class FinishedLate: Sendable { func finish() async {} }

let awaitedProgram = PlainProgram(
    Module("Awaited") {
        Singleton(SlowRates.init)
        Singleton(Quoter.init(rates:))
        Prototype(QuoteForm.init(quoter:))
        Singleton(SlowLog.init).named("audit")
        Scoped("visit", SlowReports.init)
        Prototype(SlowTicket.init)
        Singleton(SlowBox<Int>.init)
        Singleton(StartedRates.init).eager()
        Prototype(StartedForm.init(rates:))
        External(QuickClock.self)
        // In a visit, the form takes the other one.
        Singleton { await Meter(slowly: ()) }
        Scoped("visit") { Meter() }
        Prototype(MeterForm.init(meter:))
        Singleton(SlowPrices.init).as((any Priced).self)
        Singleton(FinishedLate.init).call(async: { await $0.finish() })
    },
    calls: [
        { (c: Container) in _ = try c.get(SlowRates.self) },  // WARNED
        { (c: Container) in _ = try c.get(Quoter.self) },  // WARNED
        { (c: Container) in _ = try c.get(QuoteForm.self) },  // WARNED
        { (c: Container) in _ = try c.get(SlowLog.self, .named("audit")) },  // WARNED
        { (c: Container) in _ = try c.get(SlowTicket.self) },  // WARNED
        { (c: Container) in _ = try c.get(SlowBox<Int>.self) },  // WARNED
        { (c: Container) in _ = try c.get((any Priced).self) },  // WARNED
        { (c: Container) in _ = try c.get(FinishedLate.self) },  // WARNED
        { (c: Container) in try c.with(SlowRates.self) { _ in } },  // WARNED
        { (c: Container) in _ = try c.get(SlowRates?.self) },  // WARNED
        { (c: Container) in _ = try c.getIfDeclared(SlowRates.self) },  // WARNED
        { (c: Container) in
            let rates: SlowRates = try c.get()  // WARNED
            _ = rates
        },
        { (c: Container) in _ = try c.scope("visit").get(SlowReports.self) },  // WARNED
        { (c: Container) in _ = try c.get([SlowRates].self) },  // UNSAID
        { (c: Container) in _ = try resolve(SlowRates.self, in: c) },  // UNSAID
        { (c: Container) in _ = try c.get(MeterForm.self) },  // UNSAID
        { (c: Container) in _ = try c.scope("visit").get(MeterForm.self) },
        { (c: Container) in _ = try? c.get(SlowRates.self) },
        { (c: Container) in _ = try c.get(StartedRates.self) },
        { (c: Container) in _ = try c.get(StartedForm.self) },
        { (c: Container) in
            // alchemic:ignore
            do { _ = try c.get(SlowRates.self) } catch {}
        },
    ])

private func resolve<Value>(_ type: Value.Type, in container: Container) throws -> Value {
    try container.get(Value.self)
}
