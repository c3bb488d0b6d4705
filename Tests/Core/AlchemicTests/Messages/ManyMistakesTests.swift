import Alchemic
import Foundation
import TestSupport
import Testing

extension MessageTests {
    /// What holds for all messages together.
    @Suite struct Together {
        /// A module with twelve mistakes, no two of a kind; its makers count their calls.
        static func shop(_ calls: CallCounter = CallCounter()) -> Module {
            Module("Shop") {
                Singleton { calls.note(RefundJob(gateway: StripeGateway())) }.named("refunds").eager()
                Singleton { calls.note(Log()) }.named("refunds")  // duplicate-name
                Singleton({ (_: Connection) in calls.note(Car()) }).named("car")  // missing-binding
                Singleton({ (engine: Engine) in calls.note(engine) }, .named("engin")).named("engine")  // missing-name
                Singleton { calls.note(StripeGateway()) }.named("stripe")
                Singleton { calls.note(SandboxGateway()) }
                Prototype { (gateway: any PaymentGateway) in calls.note(Checkout(gateway: gateway)) }  // ambiguous
                Prototype { (_: [String: any PaymentGateway]) in calls.note(1) }  // unnamed-member
                Prototype({ (_: [Vehicle]) in calls.note(1.0) }, .all(atLeast: 1))  // too-few
                Prototype({ (_: Garage) in calls.note("") }, .named("stripe"))  // type-mismatch
                Singleton { calls.note(UInt8(0)) }.weakAnyway()  // weak-value
                Singleton { calls.note(Int8(0)) }.as((any PaymentGateway).self)  // broken-promise
                Singleton { calls.note(UInt16(0)) }.overriding(named: "nobody")  // override-of-nothing
                Decorate(Vehicle.self) { inner in calls.note(inner) }  // decorator-of-nothing
                Scoped("request") { calls.note(UInt32(0)) }
                Singleton { (_: UInt32) in calls.note(UInt64(0)) }  // captive-scope
            }
        }

        @Test(.statement("T1", "A39")) func `twelve mistakes are twelve messages`() {
            let diagnostics = diagnostics(of: Self.shop())
            #expect(
                Set(diagnostics.map(\.id)) == [
                    .duplicateName, .missingBinding, .missingName, .ambiguous, .unnamedMember, .tooFew, .typeMismatch,
                    .weakValue, .brokenPromise, .overrideOfNothing, .decoratorOfNothing, .captiveScope,
                ])
            #expect(diagnostics.count == 12)
        }

        /// In the order of the declarations at fault, whichever step of the check finds them.
        @Test func `their order is stable`() {
            let first = diagnostics(of: Self.shop())
            #expect(first.compactMap(\.location?.line) == first.compactMap(\.location?.line).sorted())
            for _ in 1...20 {
                #expect(diagnostics(of: Self.shop()) == first)
            }
        }

        /// The same missing type, needed in three places, is one mistake.
        @Test func `a missing thing is reported once`() {
            let shop = Module("Shop") {
                Singleton(Checkout.init(gateway:))
                Singleton(RefundJob.init(gateway:))
                Prototype(Counter.init).inject(\.required, name: "required")
            }
            #expect(diagnostics(of: shop).map(\.id) == [.missingBinding])
        }

        @Test(.statement("A74")) func `wrong modules run no code`() {
            let calls = CallCounter()
            #expect(throws: GraphError.self) { try Container(Self.shop(calls)) }
            #expect(calls.count == 0)
        }

        /// The counter counts: the same makers are called once their modules are right.
        @Test func `right modules run code when they are asked`() throws {
            let calls = CallCounter()
            let container = try Container {
                Singleton { calls.note(Log()) }.eager()
                Singleton { calls.note(StripeGateway()) }
            }
            #expect(calls.count == 0)
            _ = try container.get(StripeGateway.self)
            #expect(calls.count == 1)
        }

        @Test func `every kind has a recorded text`() throws {
            let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            let goldens = try FileManager.default.contentsOfDirectory(
                at: root.appending(path: "Goldens"), includingPropertiesForKeys: nil
            ).map { $0.deletingPathExtension().lastPathComponent }
            let unrecorded = try DocumentationText.problems().filter { id in
                !goldens.contains { $0.hasPrefix("diagnostic-\(id)") || $0.hasPrefix("failure-\(id)") }
            }
            // What other products say, and what a start and a stop say of many failures.
            #expect(
                unrecorded == [
                    "adapted-delegate", "controller-gone", "live", "main-actor-blocked", "main-start-failed",
                    "no-container", "not-configured", "not-started", "owners-in-circle", "start-failed", "stop-failed",
                    "typed-container", "unlisted-module",
                ])
        }
    }

    /// Counts how often makers are called.
    final class CallCounter: Sendable {
        private let calls = Variable(0)
        var count: Int { calls.value }

        func note<Made>(_ made: Made) -> Made {
            calls.withLock { $0 += 1 }
            return made
        }
    }
}
