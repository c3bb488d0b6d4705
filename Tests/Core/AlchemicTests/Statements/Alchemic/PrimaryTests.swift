import Alchemic
import TestSupport
import Testing

private protocol Gateway: Sendable {
    var title: String { get }
}

private final class BankGateway: Gateway {
    let title = "bank"
}

private final class StandIn: Gateway {
    let title: String

    init(_ title: String = "stand-in") {
        self.title = title
    }
}

private final class Checkout: Sendable {
    let gateway: any Gateway

    init(gateway: any Gateway) {
        self.gateway = gateway
    }
}

@Suite struct PrimaryTests {
    @Test(.statement("A29")) func `two primaries are an error that lists them`() throws {
        let first = Singleton { BankGateway() }.primary()
        let second = Singleton { StandIn() }.primary()
        let other = Singleton { StandIn("other") }
        let gateways = Module("Gateways") {
            first
            second
            other
        }
        let diagnostics = problems(
            of: Module("Pay") {
                gateways
                Singleton(Checkout.init(gateway:))
            })
        #expect(diagnostics.map(\.id) == [.severalPrimaries])

        let error = #expect(throws: ResolutionError.self) { try Container(gateways).get((any Gateway).self) }
        #expect(error?.id == .severalPrimaries)
        for text in [diagnostics.text(.plain), error?.description ?? ""] {
            #expect(text.contains("\(first.definition.location)"))
            #expect(text.contains("\(second.definition.location)"))
            #expect(!text.contains("\(other.definition.location)"))
        }
    }
}
