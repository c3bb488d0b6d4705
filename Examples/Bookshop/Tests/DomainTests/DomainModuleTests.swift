import Alchemic
import Domain
import Testing

struct DomainModuleTests {
    @Test func needsStoresAndRatesOnly() throws {
        let graph = try Graph(
            Module("Domain, alone") {
                domainModule
                External((any BookStore).self)
                External((any CartStore).self)
                External((any OrderStore).self)
                External((any RateSource).self)
            },
            roots: [Catalog.self, Carts.self, Orders.self])
        #expect(graph.warnings.map { $0.text() } == [])
    }

    @Test func validatorsAreAskedInTheirOrder() throws {
        let validators = try TestShop().container.all(of: (any OrderValidator).self)
        #expect(validators.map { "\(type(of: $0))" } == ["EmptinessValidator", "QuantityValidator", "StockValidator"])
    }
}
