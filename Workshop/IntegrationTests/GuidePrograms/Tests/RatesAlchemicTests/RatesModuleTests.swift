import Alchemic
import Rates
import RatesAlchemic
import Testing

private struct FixedTransport: Transport {
    func load(_ address: String) async throws -> String { address.hasSuffix("/USD") ? "1.25" : "none" }
}

@Suite struct RatesModuleTests {
    @Test func itNeedsATransportOnly() throws {
        let graph = try Graph(
            Module("Rates, alone") {
                Module.rates
                External((any Transport).self)
            },
            roots: [(any RateSource).self], strict: true)
        #expect(graph.definitions.compactMap(\.name).allSatisfy { $0.hasPrefix("rates.") })
    }

    @Test func aProgramUsesIt() async throws {
        let shop = Module("Shop") {
            Module.rates
            Currencies("USD", "CHF")
            Singleton { FixedTransport() }
        }
        let container = try Container(shop)
        #expect(try await container.get((any RateSource).self).rate(of: "USD") == 1.25)
        let currencies = try container.get([String: Currency].self)
        #expect(currencies.keys.sorted() == ["rates.currency.CHF", "rates.currency.USD"])
        #expect(try await container.get(Currency.self, .named("rates.currency.USD")).rate() == 1.25)
        #expect(try container.all(of: (any CustomStringConvertible).self).isEmpty)
    }

    @Test func aProgramReplacesTheSettings() throws {
        let shop = Module("Shop") {
            Module.rates
            Value(RatesSettings(address: "https://rates.test")).overriding(named: RatesName.settings)
            Singleton { FixedTransport() }
        }
        let source = try Container(shop).get((any RateSource).self)
        #expect("\(source)" == "rates of https://rates.test")
    }

    @Test func aTransportThatIsMissingIsNamed() throws {
        let error = #expect(throws: GraphError.self) { try Graph(Module.rates) }
        let text = """
            RatesAlchemic/RatesModule.swift:9:18: error: [missing-binding] nothing provides `any Transport` for parameter 2 of `RemoteRates "rates.source"`
              path: RemoteRates "rates.source" -> any Transport
              help: declare a type that conforms to it, `Singleton(SomeType.init).as((any Transport).self)`, or take an optional
              docs: Troubleshooting#missing-binding
            """
        #expect(error.map { "\($0)" } == text)
    }

    @Test func anExternalOfTheLibraryWouldClash() throws {
        let shop = Module("Shop") {
            Module.rates
            External((any Transport).self)
            Singleton { FixedTransport() }
        }
        let error = #expect(throws: GraphError.self) { try Graph(shop) }
        #expect(error?.diagnostics.map(\.id) == [.ambiguous])
    }
}
