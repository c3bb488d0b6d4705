#if Macros
internal import AlchemicMacros
internal import TestSupport
internal import Testing

private protocol Gateway: Sendable {
    var name: String { get }
}

@Singleton(named: "real") private final class RealGateway: Gateway {
    let name = "real"
}

@Singleton(.primary, named: "stand-in") private final class StandIn: Gateway {
    let name = "stand-in"
}

@Singleton(.primary) private final class OtherStandIn: Gateway {
    let name = "other"
}

@Singleton private final class Checkout: Sendable {
    let gateway: any Gateway
    let all: [any Gateway]

    init(gateway: any Gateway, all: [any Gateway]) {
        self.gateway = gateway
        self.all = all
    }
}

private let production = Module("Production") {
    SelfDeclared(RealGateway.self, Checkout.self)
}

@Suite struct PrimaryTests {
    @Test(.statement("A28", "A32")) func standInIsPreferredAndTheRealThingStaysAsItIs() throws {
        #expect(try Container(production).get(Checkout.self).gateway.name == "real")
        let tests = try Container(production, Module("Tests") { SelfDeclared(StandIn.self) })
        #expect(try tests.get(Checkout.self).gateway.name == "stand-in")
        #expect(try tests.get(Checkout.self).all.map(\.name) == ["real", "stand-in"])
    }

    @Test(.statement("A29")) func twoPrimariesAreAnErrorThatListsThem() throws {
        let error = #expect(throws: GraphError.self) {
            try Container(production, Module("Tests") { SelfDeclared(StandIn.self, OtherStandIn.self) })
        }
        let text = "\(error.map { "\($0)" } ?? "")"
        #expect(text.contains("StandIn \"stand-in\"") && text.contains("OtherStandIn"), "\(text)")
    }

    @Test(.statement("A31")) func nameMakesItIrrelevant() throws {
        let tests = try Container(production, Module("Tests") { SelfDeclared(StandIn.self) })
        #expect(try tests.get((any Gateway).self, .named("real")).name == "real")
    }
}
#endif
