import Alchemic
import TestSupport
import Testing

private protocol Gateway: Sendable {
    var title: String { get }
}

private final class BankGateway: Gateway {
    let title = "bank"

    init(_ journal: Journal? = nil) {
        journal?.note("bank")
    }
}

private final class StandIn: Gateway {
    let title: String

    init(_ title: String = "stand-in") {
        self.title = title
    }
}

private final class Refunds: Sendable {}

private final class Checkout: Sendable {
    let gateway: any Gateway

    init(gateway: any Gateway) {
        self.gateway = gateway
    }
}

@Suite struct PrimaryTests {
    @Test(.statement("A28")) func theOnlyPrimaryWins() throws {
        let container = try Container(
            Module("Pay") {
                Singleton { BankGateway() }
                Singleton { StandIn() }.primary()
                Singleton(Checkout.init(gateway:))
            })
        #expect(try container.get(Checkout.self).gateway.title == "stand-in")
        #expect(try container.get((any Gateway).self).title == "stand-in")
    }

    @Test(.statement("A28")) func aPrimaryNeverWidensTheQuery() throws {
        let container = try Container(
            Module("Pay") {
                Singleton { BankGateway() }.tagged("real")
                Singleton { StandIn() }.primary()
                Singleton { Refunds() }.primary()
            })
        #expect(try container.get((any Gateway).self, .type(BankGateway.self)).title == "bank")
        #expect(try container.get((any Gateway).self, .tagged("real")).title == "bank")
        #expect(try container.get(BankGateway.self).title == "bank")
        #expect(try container.get((any Gateway).self).title == "stand-in")
    }

    @Test(.statement("A29")) func twoPrimariesAreAnErrorThatListsThem() throws {
        let first = Singleton { BankGateway() }.primary()
        let second = Singleton { StandIn() }.primary()
        let other = Singleton { StandIn("other") }
        let gateways = Module("Gateways") {
            first
            second
            other
        }
        let diagnostics = Module("Pay") {
            gateways
            Singleton(Checkout.init(gateway:))
        }.diagnostics
        #expect(diagnostics.map(\.id) == [.severalPrimaries])

        let error = #expect(throws: ResolutionError.self) { try Container(gateways).get((any Gateway).self) }
        #expect(error?.id == .severalPrimaries)
        for text in [diagnostics.text(.plain), error?.description ?? ""] {
            #expect(text.contains("\(first.definition.location)"))
            #expect(text.contains("\(second.definition.location)"))
            #expect(!text.contains("\(other.definition.location)"))
        }
    }

    @Test(.statement("A30", "T3")) func aListHoldsPrimariesOnlyIfItPrefersThem() throws {
        struct Wallet {
            let all: [any Gateway]
            let preferred: [any Gateway]
        }
        let container = try Container(
            Module("Pay") {
                Singleton { BankGateway() }
                Singleton { StandIn("first") }.primary()
                Singleton { StandIn("second") }.primary()
                Prototype({ Wallet(all: $0, preferred: $1) }, .auto, .all(preferPrimary: true))
            })
        let wallet = try container.get(Wallet.self)
        #expect(wallet.all.map(\.title) == ["bank", "first", "second"])
        #expect(wallet.preferred.map(\.title) == ["first", "second"])
        #expect(try container.all(of: (any Gateway).self).count == 3)
        #expect(try container.all(of: (any Gateway).self, .all(preferPrimary: true)).count == 2)
        #expect(try container.all(of: BankGateway.self, .all(preferPrimary: true)).count == 1)
    }

    @Test(.statement("A31")) func aNameMakesPrimaryIrrelevant() throws {
        let container = try Container(
            Module("Pay") {
                Singleton { BankGateway() }.named("bank").alias("real")
                Singleton { StandIn() }.named("test").primary()
                Singleton(Checkout.init(gateway:), .named("bank"))
            })
        #expect(try container.get(Checkout.self).gateway.title == "bank")
        #expect(try container.get((any Gateway).self, .named("bank")).title == "bank")
        #expect(try container.get((any Gateway).self, .named("real")).title == "bank")
        #expect(try container.get((any Gateway).self, .named("test")).title == "stand-in")
    }

    @Test(.statement("A32")) func aPrimaryStandInTakesThePlaceOfTheRealThing() throws {
        let journal = Journal()
        let production = Module("Pay") {
            Singleton { BankGateway(journal) }
            Singleton(Checkout.init(gateway:))
        }
        let tested = try Container(production, Module("Tests") { Singleton { StandIn() }.primary() })
        #expect(try tested.get(Checkout.self).gateway.title == "stand-in")
        #expect(journal.entries.isEmpty)
        #expect(try Container(production).get(Checkout.self).gateway.title == "bank")
    }
}
